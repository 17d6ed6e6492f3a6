import { servicesTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { CallToAction, Points } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/recruitment-services', texts);

/** The services for employers. */
export default function RecruitmentServices() {
  return (
    <div data-area="recruiter">
      <PageHead title={texts.title} lead={texts.lead} picture="companies" />
      <div className="page section">
        <Section title={texts.services} id="services">
          <Points points={texts.cards} planned={texts.plannedCards} />
        </Section>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="students">
        <ButtonLink to="/recruiter">{texts.register}</ButtonLink>
      </CallToAction>
    </div>
  );
}
