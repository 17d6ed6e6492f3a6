import { type Control, useWatch } from 'react-hook-form';
import { expectedPayProblem, payPeriod } from '#contract/pay.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import { applyTexts as texts } from '#texts/apply.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { educationLevelTexts, noticePeriodTexts } from '#texts/vocabularies.ts';
import { Breakable } from '#web/components/breakable.tsx';
import { Facts } from '#web/components/card.tsx';
import { Section } from '#web/components/section.tsx';
import type { Job } from '#web/features/jobs/job.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { KnownResume } from '#web/pages/candidate/apply/apply-queries.ts';
import { type ApplyValues, applyLabels } from '#web/pages/candidate/apply/apply-values.ts';

interface SentReviewProps {
  control: Control<ApplyValues>;
  email: string;
  known: KnownResume | undefined;
  job: Pick<Job, 'employmentType'>;
  /** The expected pay as typed, shown when it cannot be parsed. */
  typedPay: string;
}

/** The last step: what the recruiter will read, from the current values. Missing required fields are pointed out. */
export function SentReview({ control, email, known, job: { employmentType }, typedPay }: SentReviewProps) {
  const values = useWatch({ control });
  const { expectedSalary = null, resume, useResume, skills = [] } = values;
  const needed = (value: string | undefined) =>
    value?.trim() ? value : <span className="text-red">{texts.review.missing}</span>;
  const optional = (value: string | undefined) =>
    value?.trim() ? value : <span className="muted">{texts.review.none}</span>;
  const wrongPay = expectedPayProblem(expectedSalary);
  const file = resume?.name ?? (known && useResume === known.use ? known.name : undefined);
  return (
    <Section title={texts.review.title} id="what-is-sent" look="h3">
      <p className="soft small -mt-4 mb-5">{texts.review.lead}</p>
      <div className="break-words">
        <Facts
          facts={[
            { label: texts.fullName, value: needed(values.fullName) },
            { label: texts.email, value: <Breakable>{email}</Breakable> },
            { label: texts.phone, value: needed(withPlainDigits(values.phone ?? '')) },
            { label: texts.experience, value: needed(withPlainDigits(values.experience ?? '')) },
            { label: texts.company, value: optional(values.currentCompany) },
            {
              label: applyLabels(employmentType).expectedSalary,
              value: wrongPay ? (
                <>
                  {typedPay}{' '}
                  <span className="small block text-red">{payProblemTexts(payPeriod(employmentType))[wrongPay]}</span>
                </>
              ) : expectedSalary === null ? (
                <span className="muted">{texts.review.none}</span>
              ) : (
                payText(expectedSalary, payPeriod(employmentType))
              ),
            },
            { label: texts.notice, value: optional(labelOf(noticePeriodTexts, values.noticePeriod ?? '')) },
            { label: texts.education, value: needed(labelOf(educationLevelTexts, values.education ?? '')) },
            { label: texts.skills, value: needed(skills.join(', ')) },
            { label: texts.resume, value: needed(file) },
          ].map((fact) => ({ ...fact, wide: true }))}
        />
        <div className="mt-4">
          <Facts
            look="line"
            facts={[
              {
                label: texts.coverLetter,
                value: <span className="whitespace-pre-line">{optional(values.coverLetter)}</span>,
              },
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
