import type { FraudSign, ReportDecision, ReportReason } from '#contract/vocabularies.ts';
import type { ReportedJob } from '#web/pages/admin/reports/load-reports.ts';
import { adminReportWords as words } from '#web/words/en/admin-reports.ts';

export interface DecisionDraft {
  decision: ReportDecision;
  template: number;
  reason: string;
  answer: string;
}

const FROZEN = ['Block', 'Black List'];

export const isFrozen = ({ job }: ReportedJob): boolean => FROZEN.includes(job.jobStatus);

const isOpen = ({ decision }: { decision?: ReportDecision | undefined }): boolean => decision === undefined;

export const openCount = ({ reports, signs }: ReportedJob): number => [...reports, ...signs].filter(isOpen).length;

/** What may be decided about a job as it stands. */
export const choicesFor = (entry: ReportedJob): ReportDecision[] => [
  ...(entry.deleted ? [] : isFrozen(entry) ? (['unfreeze'] as const) : (['freeze'] as const)),
  ...(openCount(entry) > 0 ? (['dismiss'] as const) : []),
];

/** How many people are answered: by unfreezing also those who were told of the freezing. */
export const waitingAddresses = ({ reports }: ReportedJob, decision: ReportDecision): number =>
  new Set(
    reports
      .filter((report) => isOpen(report) || (decision === 'unfreeze' && report.decision === 'freeze'))
      .flatMap(({ email }) => email ?? []),
  ).size;

const BY_EVIDENCE: Readonly<Partial<Record<ReportReason | FraudSign, number>>> = {
  asks_for_money: 0,
  not_a_real_job: 1,
  wrong_details: 2,
  free_mail: 1,
  unusual_pay: 2,
};

/** The wording that fits what is said of the job. */
const templateFor = (entry: ReportedJob, decision: ReportDecision): number => {
  if (decision !== 'freeze') return 0;
  const said = [...entry.reports.map(({ reason }) => reason), ...entry.signs.map(({ sign }) => sign)];
  const fitting = said.map((one) => BY_EVIDENCE[one]).filter((one) => one !== undefined);
  return fitting.length > 0 ? Math.min(...fitting) : words.templates.freeze.length - 1;
};

export const fromTemplate = (decision: ReportDecision, template: number): DecisionDraft => {
  const { reason = '', answer = '' } = words.templates[decision][template] ?? {};
  return { decision, template, reason, answer };
};

/** A decision begun: with the wording that fits, to be edited. */
export const beginDecision = (entry: ReportedJob, decision: ReportDecision): DecisionDraft =>
  fromTemplate(decision, templateFor(entry, decision));
