import { aboutTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { companyContent } from '#web/content/company-content.ts';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { CallToAction, Points } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/aboutus', texts);

/** The company behind the portal: its business lines and its values. */
export default function AboutUs() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} picture="companies" />
      <div className="page section">
        <Section title={texts.lines} id="lines">
          <ul className="grid grid-2 gap-x-14 gap-y-8">
            {companyContent.businessLines.map(({ title, text }) => (
              <li key={title} className="stack gap-2">
                <h3 className="h3">{title}</h3>
                <p className="soft read text-pretty">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className="page section">
        <Section title={texts.beliefs} id="beliefs">
          <Points points={texts.points} />
        </Section>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="mentorship">
        <ButtonLink to="/contactus" variant="ink">
          {texts.contact}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
