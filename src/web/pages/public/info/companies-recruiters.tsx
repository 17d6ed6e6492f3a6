import { ButtonLink } from '#web/components/button.tsx';
import { Hang } from '#web/components/hang.tsx';
import { CallToAction } from '#web/pages/public/info/call-to-action.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { PageHead } from '#web/pages/public/info/page-head.tsx';
import { Points } from '#web/pages/public/info/points.tsx';
import { companiesWords as words } from '#web/words/en/info.ts';

export const loader = infoLoader;
export const meta = infoMeta('/companiesrecruiters', words);

/** What the portal does for those who hire. */
export default function CompaniesRecruiters() {
  return (
    <div data-area="recruiter">
      <PageHead title={words.title} lead={words.lead} picture="companies" home>
        <ButtonLink to="/login" variant="primary">
          {words.start}
        </ButtonLink>
      </PageHead>
      <div className="page section">
        <Hang title={words.benefits} id="benefits">
          <Points points={words.points} />
        </Hang>
      </div>
      <CallToAction title={words.closing} text={words.closingText} picture="jobs">
        <ButtonLink to="/recruiter">{words.register}</ButtonLink>
      </CallToAction>
    </div>
  );
}
