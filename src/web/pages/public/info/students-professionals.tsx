import { studentsTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Section } from '#web/components/section.tsx';
import { infoLoader, infoMeta } from '#web/pages/public/info/info-meta.ts';
import { CallToAction, Points } from '#web/pages/public/info/info-parts.tsx';
import { PageHead } from '#web/pages/public/info/page-head.tsx';

export const loader = infoLoader;
export const meta = infoMeta('/students-professionals', texts);

/** What the portal offers job seekers. */
export default function StudentsProfessionals() {
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} picture="students" home>
        <ButtonLink to="/createaccount" variant="primary">
          {texts.register}
        </ButtonLink>
      </PageHead>
      <div className="page section">
        <Section title={texts.students} id="students">
          <Points points={texts.studentPoints} />
        </Section>
      </div>
      <div className="page section">
        <Section title={texts.professionals} id="professionals">
          <Points points={texts.professionalPoints} />
        </Section>
      </div>
      <div className="page section">
        <Section title={texts.why} id="why">
          <Points points={texts.whyPoints} planned={texts.plannedWhyPoints} />
        </Section>
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
