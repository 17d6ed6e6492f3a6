import { payPeriod } from '#contract/pay.ts';
import { lpa } from '#web/lib/formats.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

/** What they expect, in short: of an internship by the month. Empty when they did not say. */
export const expectedPay = ({ expectedSalary, employmentType }: Application): string => {
  if (expectedSalary === null) return '';
  return payPeriod(employmentType) === 'month' ? payText(expectedSalary, 'month') : lpa(expectedSalary);
};
