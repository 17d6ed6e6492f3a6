import type { FraudSign, ReportDecision, ReportReason } from '#contract/vocabularies.ts';
import { adminReportTexts as texts } from '#texts/admin-reports.ts';
import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';
import type { ReportedJob } from '#web/pages/admin/reports/report-queries.ts';

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

/** Decisions that are possible for a job in its current state. */
export const choicesFor = (entry: ReportedJob): ReportDecision[] => [
  // A job that was blocked elsewhere can stay blocked while its reporters are answered.
  ...(entry.deleted || (isFrozen(entry) && openCount(entry) === 0) ? [] : (['freeze'] as const)),
  ...(entry.deleted || !isFrozen(entry) ? [] : (['unfreeze'] as const)),
  ...(openCount(entry) > 0 ? (['dismiss'] as const) : []),
];

/** The owner of a frozen job has already received the reason. */
export const asksReason = (entry: ReportedJob, decision: ReportDecision): boolean =>
  decision === 'freeze' && !isFrozen(entry);

/**
 * Whether a recruiter receives the reason for a decision: none does if the listing was imported without a recruiter or
 * the account is deleted.
 */
export const hasRecruiter = ({ recruiter }: ReportedJob): boolean => recruiter !== undefined;

/** Number of people to answer: for unfreezing this includes those who were informed of the freeze. */
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

/** The template that fits the reported reasons and signs. */
const templateFor = (entry: ReportedJob, decision: ReportDecision): number => {
  if (decision !== 'freeze') return 0;
  const said = [...entry.reports.map(({ reason }) => reason), ...entry.signs.map(({ sign }) => sign)];
  const fitting = said.map((one) => BY_EVIDENCE[one]).filter((one) => one !== undefined);
  return fitting.length > 0 ? Math.min(...fitting) : texts.templates.freeze.length - 1;
};

export const fromTemplate = (decision: ReportDecision, template: number): DecisionDraft => {
  const { reason = '', answer = '' } = texts.templates[decision][template] ?? {};
  return { decision, template, reason, answer };
};

/** Starts a decision with the fitting template, which can be edited. */
export const beginDecision = (entry: ReportedJob, decision: ReportDecision): DecisionDraft =>
  fromTemplate(decision, templateFor(entry, decision));

const draftName = ({ _id: id }: ReportedJob): string => `report-${id}`;

/** Keeps a draft decision across reloads, navigation and changes to the case. */
export const keepDecision = (entry: ReportedJob, draft: DecisionDraft): void =>
  keepValues(draftName(entry), { ...draft });

export const forgetDecision = (entry: ReportedJob): void => dropDraft(draftName(entry));

/** The kept draft, unless its decision is no longer possible. */
export const keptDecision = (entry: ReportedJob, choices: readonly ReportDecision[]): DecisionDraft | undefined => {
  const kept = keptValues(draftName(entry));
  const decision = choices.find((one) => one === kept?.decision);
  if (!kept || !decision) return undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const template = typeof kept.template === 'number' && kept.template in texts.templates[decision] ? kept.template : 0;
  return { decision, template, reason: text(kept.reason), answer: text(kept.answer) };
};
