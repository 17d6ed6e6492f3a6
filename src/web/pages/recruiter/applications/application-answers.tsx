import { payPeriod } from '#contract/pay.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { panelTexts as texts } from '#texts/recruiter.ts';
import { educationLevelTexts, noticePeriodTexts } from '#texts/vocabularies.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Facts } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { PhoneLink } from '#web/components/phone-link.tsx';
import { langOf } from '#web/lib/lang-of.ts';
import { mailTo } from '#web/lib/mailto.ts';
import { payText } from '#web/lib/pay-text.ts';
import { experienceText } from '#web/pages/recruiter/applications/application-facts.tsx';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { formatDdMmYyyy } from '#web/pages/recruiter/applications/format-dd-mm-yyyy.ts';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';

/** The candidate's answers in the form, and contact details. */
export function ApplicationAnswers({ application }: { application: Application }) {
  const { email, phone, coverLetter, skills } = application;
  const period = payPeriod(application.employmentType);
  return (
    <>
      {email || phone ? (
        <PanelSection title={texts.contact}>
          <Facts
            look="line"
            facts={[
              ...(email
                ? [
                    {
                      label: texts.email,
                      value: (
                        <a className="link" href={mailTo(email)}>
                          <Breakable>{email}</Breakable>
                        </a>
                      ),
                    },
                  ]
                : []),
              ...(phone
                ? [
                    {
                      label: texts.phone,
                      value: <PhoneLink phone={phone} />,
                    },
                  ]
                : []),
            ]}
          />
        </PanelSection>
      ) : null}
      <PanelSection title={texts.answers}>
        <Facts
          facts={[
            { label: texts.experience, value: experienceText(application) || texts.none },
            { label: texts.currentCompany, value: application.currentCompany || texts.none },
            { label: texts.education, value: labelOf(educationLevelTexts, application.education) || texts.none },
            {
              label: period === 'month' ? texts.expectedStipend : texts.expectedSalary,
              value: application.expectedSalary === null ? texts.none : payText(application.expectedSalary, period),
            },
            { label: texts.noticePeriod, value: labelOf(noticePeriodTexts, application.noticePeriod) || texts.none },
            { label: texts.applied, value: formatDdMmYyyy(application.appliedAt) },
          ]}
        />
        {skills.length > 0 ? (
          <div className="stack stack-s">
            <h4 className="small muted">{texts.skills}</h4>
            <ChipList items={skills} />
          </div>
        ) : null}
      </PanelSection>
      {coverLetter ? (
        <PanelSection title={texts.coverLetter}>
          <p className="whitespace-pre-line break-words" lang={langOf(coverLetter)}>
            {coverLetter}
          </p>
        </PanelSection>
      ) : null}
    </>
  );
}
