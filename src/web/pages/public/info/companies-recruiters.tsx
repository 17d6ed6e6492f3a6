import { companiesTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { CallToAction, Points } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/companiesrecruiters', texts);

/** What the portal offers employers. */
export default function CompaniesRecruiters() {
  return (
    <div data-area="recruiter">
      <PageHead title={texts.title} lead={texts.lead} picture="companies" home>
        <ButtonLink to="/login" variant="primary">
          {texts.start}
        </ButtonLink>
      </PageHead>
      <div className="page section">
        <Section title={texts.benefits} id="benefits">
          <Points points={texts.points} />
        </Section>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="jobs">
        <ButtonLink to="/recruiter">{texts.register}</ButtonLink>
      </CallToAction>
    </div>
  );
}
