import { payPeriod } from '#contract/pay.ts';
import { lpa } from '#web/lib/formats.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';

/** Expected pay in short: per month for an internship. Empty if not given. */
export const expectedPay = ({ expectedSalary, employmentType }: Application): string => {
  if (expectedSalary === null) return '';
  return payPeriod(employmentType) === 'month' ? payText(expectedSalary, 'month') : lpa(expectedSalary);
};
