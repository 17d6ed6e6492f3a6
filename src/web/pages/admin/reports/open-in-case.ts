import type { ReportDecision } from '#contract/vocabularies.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

export const isOpen = ({ decision }: { decision?: ReportDecision | undefined }): boolean => decision === undefined;

export const openCount = ({ reports, signs }: Reported): number => [...reports, ...signs].filter(isOpen).length;

/** What is open: reports by people, signs that warn of fraud, or both. */
export const openKind = ({ reports, signs }: Reported): 'reports' | 'warnings' | 'both' => {
  if (!reports.some(isOpen)) return 'warnings';
  return signs.some(isOpen) ? 'both' : 'reports';
};
