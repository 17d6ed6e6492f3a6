import { labelOf } from '#texts/by-code/label-of.ts';
import { applicationTexts as texts } from '#texts/candidate.ts';
import { noticePeriodTexts } from '#texts/vocabularies.ts';
import type { Fact } from '#web/components/card.tsx';
import { rupees } from '#web/lib/formats.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';

/** The figures of an application, as its card shows them. */
export const sentFacts = (application: Application): Fact[] => [
  { label: texts.name, value: application.fullName },
  { label: texts.company, value: application.currentCompany || texts.none },
  { label: texts.experience, value: texts.years({ count: application.experience }) },
  { label: texts.notice, value: labelOf(noticePeriodTexts, application.noticePeriod) || texts.none },
  {
    label: texts.salary,
    value:
      application.expectedSalary === null ? texts.none : texts.aYear({ rupees: rupees(application.expectedSalary) }),
  },
];
