import { collegesTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { CallToAction, Points } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/colleges', texts);

/** What colleges get today, and what is planned for them. */
export default function Colleges() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} picture="colleges" home />
      <div className="page section">
        <Section title={texts.now} id="now">
          <Points points={texts.nowPoints} />
        </Section>
      </div>
      <div className="page section">
        <Section title={texts.next} id="next">
          <Points planned={texts.nextPoints} />
        </Section>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="students">
        <ButtonLink to="/contactus" variant="ink">
          {texts.contact}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
