import type { Fact } from '#web/components/card.tsx';
import { rupees } from '#web/lib/formats.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { applicationWords as words } from '#web/words/en/candidate.ts';

/** The figures of an application, as its card shows them. */
export const sentFacts = (application: Application): Fact[] => [
  { label: words.name, value: application.fullName },
  { label: words.company, value: application.currentCompany || words.none },
  { label: words.experience, value: words.years(application.experience) },
  { label: words.notice, value: application.noticePeriod || words.none },
  {
    label: words.salary,
    value: application.expectedSalary === null ? words.none : words.aYear(rupees(application.expectedSalary)),
  },
];
