import { ButtonLink } from '#web/components/button.tsx';
import { Hang } from '#web/components/hang.tsx';
import { CallToAction } from '#web/pages/public/info/call-to-action.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { PageHead } from '#web/pages/public/info/page-head.tsx';
import { Points } from '#web/pages/public/info/points.tsx';
import { studentsWords as words } from '#web/words/en/info.ts';

export const loader = infoLoader;
export const meta = infoMeta('/students-professionals', words);

/** What the portal does for those who look for work. */
export default function StudentsProfessionals() {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} picture="students" home>
        <ButtonLink to="/createaccount" variant="primary">
          {words.register}
        </ButtonLink>
      </PageHead>
      <div className="page section">
        <Hang title={words.students} id="students">
          <Points points={words.studentPoints} />
        </Hang>
      </div>
      <div className="page section">
        <Hang title={words.professionals} id="professionals">
          <Points points={words.professionalPoints} />
        </Hang>
      </div>
      <div className="page section">
        <Hang title={words.why} id="why">
          <Points points={words.whyPoints} />
        </Hang>
      </div>
      <CallToAction title={words.closing} text={words.closingText} picture="internship">
        <div className="row wrap">
          <ButtonLink to="/internships" variant="ink">
            {words.internships}
          </ButtonLink>
          <ButtonLink to="/jobs">{words.jobs}</ButtonLink>
        </div>
      </CallToAction>
    </>
  );
}
