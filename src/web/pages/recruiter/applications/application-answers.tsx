import { Facts } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { rupees } from '#web/lib/formats.ts';
import { mailTo } from '#web/lib/mailto.ts';
import { dayInBritish } from '#web/pages/recruiter/applications/day-in-british.ts';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';
import type { Application } from '#web/pages/recruiter/load-dashboard.ts';
import { applicationWords, panelWords as words } from '#web/words/en/recruiter.ts';

/** What the candidate wrote into the form, and how to reach them. */
export function ApplicationAnswers({ application }: { application: Application }) {
  const { email, phone, coverLetter, skills } = application;
  return (
    <>
      {email || phone ? (
        <PanelSection title={words.contact}>
          <Facts
            facts={[
              ...(email
                ? [
                    {
                      label: words.email,
                      value: (
                        <a className="link break-all" href={mailTo(email)}>
                          {email}
                        </a>
                      ),
                    },
                  ]
                : []),
              ...(phone
                ? [
                    {
                      label: words.phone,
                      value: (
                        <a className="link" href={`tel:${phone.startsWith('+') ? phone : `+91${phone}`}`}>
                          {phone}
                        </a>
                      ),
                    },
                  ]
                : []),
            ]}
          />
        </PanelSection>
      ) : null}
      <PanelSection title={words.answers}>
        <Facts
          facts={[
            { label: words.experience, value: applicationWords.years(application.experience) },
            { label: words.currentCompany, value: application.currentCompany || words.none },
            { label: words.education, value: application.education || words.none },
            {
              label: words.expectedSalary,
              value: application.expectedSalary === null ? words.none : rupees(application.expectedSalary),
            },
            { label: words.noticePeriod, value: application.noticePeriod || words.none },
            { label: words.applied, value: dayInBritish(application.appliedAt) },
          ]}
        />
        {skills.length > 0 ? (
          <div className="stack stack-s">
            <h4 className="small muted">{words.skills}</h4>
            <ChipList items={skills} />
          </div>
        ) : null}
      </PanelSection>
      {coverLetter ? (
        <PanelSection title={words.coverLetter}>
          <p className="whitespace-pre-line break-words">{coverLetter}</p>
        </PanelSection>
      ) : null}
    </>
  );
}
