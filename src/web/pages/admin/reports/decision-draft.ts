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

/** What may be decided about a job as it stands. */
export const choicesFor = (entry: ReportedJob): ReportDecision[] => [
  // What somebody has blocked elsewhere can stay so, and its reporters be told.
  ...(entry.deleted || (isFrozen(entry) && openCount(entry) === 0) ? [] : (['freeze'] as const)),
  ...(entry.deleted || !isFrozen(entry) ? [] : (['unfreeze'] as const)),
  ...(openCount(entry) > 0 ? (['dismiss'] as const) : []),
];

/** Whoever owns a job that is frozen already has its reason. */
export const asksReason = (entry: ReportedJob, decision: ReportDecision): boolean =>
  decision === 'freeze' && !isFrozen(entry);

/** Whoever is told of a decision with the reason: nobody where the listing was imported for nobody, or the account is gone. */
export const hasRecruiter = ({ recruiter }: ReportedJob): boolean => recruiter !== undefined;

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
  return fitting.length > 0 ? Math.min(...fitting) : texts.templates.freeze.length - 1;
};

export const fromTemplate = (decision: ReportDecision, template: number): DecisionDraft => {
  const { reason = '', answer = '' } = texts.templates[decision][template] ?? {};
  return { decision, template, reason, answer };
};

/** A decision begun: with the wording that fits, to be edited. */
export const beginDecision = (entry: ReportedJob, decision: ReportDecision): DecisionDraft =>
  fromTemplate(decision, templateFor(entry, decision));

const draftName = ({ _id: id }: ReportedJob): string => `report-${id}`;

/** A decision half written survives a reload, a look at others, and what happens to the case meanwhile. */
export const keepDecision = (entry: ReportedJob, draft: DecisionDraft): void =>
  keepValues(draftName(entry), { ...draft });

export const forgetDecision = (entry: ReportedJob): void => dropDraft(draftName(entry));

/** What was begun here before, unless it may not be decided any more. */
export const keptDecision = (entry: ReportedJob, choices: readonly ReportDecision[]): DecisionDraft | undefined => {
  const kept = keptValues(draftName(entry));
  const decision = choices.find((one) => one === kept?.decision);
  if (!kept || !decision) return undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const template = typeof kept.template === 'number' && kept.template in texts.templates[decision] ? kept.template : 0;
  return { decision, template, reason: text(kept.reason), answer: text(kept.answer) };
};
