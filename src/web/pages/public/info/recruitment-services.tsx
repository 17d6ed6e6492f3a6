import { ButtonLink } from '#web/components/button.tsx';
import { Hang } from '#web/components/hang.tsx';
import { CallToAction } from '#web/pages/public/info/call-to-action.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { PageHead } from '#web/pages/public/info/page-head.tsx';
import { Points } from '#web/pages/public/info/points.tsx';
import { servicesWords as words } from '#web/words/en/info.ts';

export const loader = infoLoader;
export const meta = infoMeta('/recruitment-services', words);

/** The services for those who hire. */
export default function RecruitmentServices() {
  return (
    <div data-area="recruiter">
      <PageHead title={words.title} lead={words.lead} picture="companies" />
      <div className="page section">
        <Hang title={words.services} id="services">
          <Points points={words.cards} />
        </Hang>
      </div>
      <CallToAction title={words.closing} text={words.closingText} picture="students">
        <ButtonLink to="/recruiter">{words.register}</ButtonLink>
      </CallToAction>
    </div>
  );
}
