import { adminReportTexts } from '#texts/admin-reports.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

const { one } = adminReportTexts;

/**
 * Who reported. Only a member of the conversation can report a message, so that one without an account had one; of other
 * reports, a deleted account leaves as much as a visitor without an address.
 */
export const reporterText = ({
  reporter,
  email,
  message,
}: Pick<Reported['reports'][number], 'reporter' | 'email' | 'message'>): string => {
  // Someone with an account hears without an address.
  if (reporter) return [reporter.userCode, email ?? []].flat().join(', ');
  if (message) return one.goneReporter;
  return email ? [one.visitor, email].join(', ') : one.unknownReporter;
};
