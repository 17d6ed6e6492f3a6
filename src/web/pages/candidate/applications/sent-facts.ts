import { payPeriod } from '#contract/pay.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { noticePeriodTexts } from '#texts/vocabularies.ts';
import type { Fact } from '#web/components/card.tsx';
import { payText } from '#web/lib/pay-text.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';

/** Facts of an application for its card. */
export const sentFacts = (application: Application): Fact[] => [
  { label: texts.name, value: application.fullName },
  { label: texts.company, value: application.currentCompany || texts.none },
  { label: texts.experience, value: texts.years({ count: application.experience }) },
  { label: texts.notice, value: labelOf(noticePeriodTexts, application.noticePeriod) || texts.none },
  {
    label: payPeriod(application.employmentType) === 'month' ? texts.stipend : texts.salary,
    value:
      application.expectedSalary === null
        ? texts.none
        : payText(application.expectedSalary, payPeriod(application.employmentType)),
  },
];
