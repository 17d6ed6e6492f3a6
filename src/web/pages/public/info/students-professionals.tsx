import { studentsTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Hang } from '#web/components/hang.tsx';
import { CallToAction } from '#web/pages/public/info/call-to-action.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { PageHead } from '#web/pages/public/info/page-head.tsx';
import { Points } from '#web/pages/public/info/points.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/students-professionals', texts);

/** What the portal does for those who look for work. */
export default function StudentsProfessionals() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} picture="students" home>
        <ButtonLink to="/createaccount" variant="primary">
          {texts.register}
        </ButtonLink>
      </PageHead>
      <div className="page section">
        <Hang title={texts.students} id="students">
          <Points points={texts.studentPoints} />
        </Hang>
      </div>
      <div className="page section">
        <Hang title={texts.professionals} id="professionals">
          <Points points={texts.professionalPoints} />
        </Hang>
      </div>
      <div className="page section">
        <Hang title={texts.why} id="why">
          <Points points={texts.whyPoints} planned={texts.plannedWhyPoints} />
        </Hang>
      </div>
      <CallToAction title={texts.closing} text={texts.closingText} picture="internship">
        <div className="row wrap">
          <ButtonLink to="/internships" variant="ink">
            {texts.internships}
          </ButtonLink>
          <ButtonLink to="/jobs">{texts.jobs}</ButtonLink>
        </div>
      </CallToAction>
    </>
  );
}
