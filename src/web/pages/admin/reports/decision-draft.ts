import { REVERSED_DECISIONS } from '#contract/report-rules.ts';
import { type FraudSign, REPORT_DECISIONS, type ReportDecision, type ReportReason } from '#contract/vocabularies.ts';
import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';
import { decisionWords } from '#web/pages/admin/reports/decision-words.ts';
import { isOpen, openCount } from '#web/pages/admin/reports/open-in-case.ts';
import type { Reported } from '#web/pages/admin/reports/report-queries.ts';

export interface DecisionDraft {
  decision: ReportDecision;
  template: number;
  /** As typed; undefined for the template's, which each reader gets in their language. */
  reason?: string | undefined;
  answer?: string | undefined;
  /** Number of decisions on the case when this one was begun. */
  after: number;
}

const FROZEN = ['Block', 'Black List'];

/** A job by its status, a company's page by being hidden. */
export const isFrozen = (entry: Reported): boolean =>
  entry.about === 'job' ? FROZEN.includes(entry.job.jobStatus) : entry.hiddenAt !== undefined;

const isDeleted = (entry: Reported): boolean => entry.about === 'job' && entry.deleted;

/** The recruiter has deleted the account, so that the job stays hidden whatever its status. */
const isLeft = (entry: Reported): boolean => entry.about === 'job' && !hasRecruiter(entry) && !entry.job.forNobody;

const isVerified = (entry: Reported): boolean => entry.about === 'company' && entry.company.verified;

/** Somebody waits for an answer about the job or page itself: once it is hidden, not that nothing is wrong with it. */
const isAsked = ({ reports }: Reported): boolean => reports.some((report) => isOpen(report) && !report.message);

/** The company has edited its frozen page, which awaits a decision. */
export const isEdited = (entry: Reported): boolean => entry.about === 'company' && entry.editWaits;

/** Decisions that are possible for a job or page in its current state. */
export const choicesFor = (entry: Reported): ReportDecision[] => [
  // A job that was blocked elsewhere can stay blocked while its reporters are answered.
  ...(isDeleted(entry) || (isFrozen(entry) && openCount(entry) === 0 && !isEdited(entry)) ? [] : (['freeze'] as const)),
  ...(isDeleted(entry) || isLeft(entry) || !isFrozen(entry) ? [] : (['unfreeze'] as const)),
  ...(isVerified(entry) ? (['unverify'] as const) : []),
  ...(openCount(entry) === 0 || (isFrozen(entry) && !isDeleted(entry) && isAsked(entry)) ? [] : (['dismiss'] as const)),
];

/** The owner of a frozen job or page has already received the reason, unless the page was edited since. */
export const asksReason = (entry: Reported, decision: ReportDecision): boolean =>
  decision === 'unverify' || (decision === 'freeze' && (!isFrozen(entry) || isEdited(entry)));

/**
 * Whether a recruiter receives the reason for a decision: none does if the listing was imported without a recruiter or
 * the account is deleted.
 */
export const hasRecruiter = ({ recruiter }: Reported): boolean => recruiter !== undefined;

/** The reports that a decision answers: the open ones, and those that were told of the decision that it reverses. */
const answeredReports = ({ reports }: Reported, decision: ReportDecision) => {
  const reversed = REVERSED_DECISIONS[decision];
  return reports.filter((report) => isOpen(report) || (reversed && report.decision === reversed));
};

export const answersReports = (entry: Reported, decision: ReportDecision): boolean =>
  answeredReports(entry, decision).length > 0;

/** Number of people to answer, who left an address or have an account. */
export const waitingPeople = (entry: Reported, decision: ReportDecision): number =>
  new Set(answeredReports(entry, decision).flatMap(({ email, reporter }) => hearing(reporter) ?? email ?? [])).size;

/** The account that gets the answer as a notice; administrators get none. */
const hearing = (reporter: Reported['reports'][number]['reporter']): string | undefined =>
  reporter && reporter.kind !== 'admin' ? reporter.userCode : undefined;

/** All templates for a decision on a job or page; the server knows them by their number. */
const templatesOf = (entry: Reported, decision: ReportDecision) => decisionWords(entry).templates[decision] ?? [];

/** Somebody waits for an answer about a message, not about the job or page itself. */
const isAboutMessage = ({ reports }: Reported): boolean => reports.some((report) => isOpen(report) && report.message);

interface Evidence {
  said: ReportReason | FraudSign;
  ofMessage: boolean;
}

/** What a decision is about: all that is open, or everything where nothing is. A candidate's message says nothing about the job. */
const evidenceOf = (entry: Reported): Evidence[] => {
  const counts = (one: Reported['reports' | 'signs'][number]) => openCount(entry) === 0 || isOpen(one);
  return [
    ...entry.reports
      .filter((report) => counts(report) && report.message?.by !== 'candidate')
      .map(({ reason, message }) => ({ said: reason, ofMessage: message !== undefined })),
    ...entry.signs.filter(counts).map(({ sign }) => ({ said: sign, ofMessage: false })),
  ];
};

const hasRecruitersMessage = (entry: Reported): boolean => evidenceOf(entry).some(({ ofMessage }) => ofMessage);

const always = (): boolean => true;

/** Which of a decision's templates say what is true of an entry, in their order; all others always do. */
const FITS: Readonly<Partial<Record<ReportDecision, readonly ((entry: Reported) => boolean)[]>>> = {
  dismiss: [
    (entry) => !isDeleted(entry),
    (entry) => !isDeleted(entry) && hasRecruiter(entry),
    isDeleted,
    isAboutMessage,
  ],
  freeze: [
    // About the job post.
    ...[always, always, always, always],
    // About a message; a company's page has none of these.
    ...[hasRecruitersMessage, hasRecruitersMessage, hasRecruitersMessage, hasRecruitersMessage],
  ],
  unfreeze: [always, hasRecruiter],
};

/** The templates that are offered for a decision on this entry, with their numbers. */
export const offeredTemplates = (entry: Reported, decision: ReportDecision): { number: number; name: string }[] =>
  templatesOf(entry, decision).flatMap(({ name }, number) =>
    FITS[decision]?.[number]?.(entry) === false ? [] : { number, name },
  );

const PAGE_TEMPLATES: readonly ReportReason[] = ['impersonates', 'asks_for_money', 'wrong_details', 'offensive'];

/** The first template that fits a reason; the last one fits all. */
const templateForPage = ({ reports }: Reported): number => {
  const said = new Set(reports.map(({ reason }) => reason));
  const fitting = PAGE_TEMPLATES.findIndex((reason) => said.has(reason));
  return fitting === -1 ? PAGE_TEMPLATES.length - 1 : fitting;
};

const BY_EVIDENCE: Readonly<Partial<Record<ReportReason | FraudSign, number>>> = {
  asks_for_money: 0,
  not_a_real_job: 1,
  wrong_details: 2,
  free_mail: 1,
  unusual_pay: 2,
};

/** The template that fits all that is said of a job post. */
const BREAKS_RULES = 3;

/** The same of a message. */
const MESSAGE_BREAKS_RULES = 7;

const BY_MESSAGE: Readonly<Partial<Record<ReportReason | FraudSign, number>>> = {
  asks_for_money: 4,
  not_a_real_job: 5,
  offensive: 6,
};

/** The template that fits the gravest of the reported reasons and signs, and speaks of the message or job post it is about. */
const templateForJob = (entry: Reported): number => {
  const ranked = evidenceOf(entry).map(({ said, ofMessage }) =>
    ofMessage ? (BY_MESSAGE[said] ?? MESSAGE_BREAKS_RULES) : (BY_EVIDENCE[said] ?? BREAKS_RULES),
  );
  // Both run from the gravest to the least; where they are equal, the job post comes first.
  const rank = (template: number) => template % (BREAKS_RULES + 1);
  return ranked.toSorted((a, b) => rank(a) - rank(b) || a - b)[0] ?? BREAKS_RULES;
};

/**
 * The template that fits the reported reasons and signs; the last two for dismissing are about a deleted job and a
 * message. Why something is unblocked is not known: the first template for that gives no cause.
 */
const templateFor = (entry: Reported, decision: ReportDecision): number => {
  if (decision === 'dismiss' && isAboutMessage(entry)) return templatesOf(entry, decision).length - 1;
  if (decision === 'dismiss' && isDeleted(entry)) return templatesOf(entry, decision).length - 2;
  if (decision !== 'freeze') return 0;
  if (entry.about === 'company') return templateForPage(entry);
  return templateForJob(entry);
};

export const fromTemplate = (entry: Reported, decision: ReportDecision, template: number): DecisionDraft => ({
  decision,
  template,
  after: entry.decisions.length,
});

/** The texts of a draft: typed, or the template's. */
export const wordsOf = (entry: Reported, draft: DecisionDraft): { reason: string; answer: string } => {
  const template = templatesOf(entry, draft.decision)[draft.template];
  const reason = (hasRecruiter(entry) ? undefined : template?.reasonAlone) ?? template?.reason;
  return { reason: draft.reason ?? reason ?? '', answer: draft.answer ?? template?.answer ?? '' };
};

/** A draft whose template no longer fits, as after the job's deletion, gets one that does; what is typed stays. */
export const fitTemplate = (entry: Reported, draft: DecisionDraft): DecisionDraft =>
  !choicesFor(entry).includes(draft.decision) ||
  offeredTemplates(entry, draft.decision).some(({ number }) => number === draft.template)
    ? draft
    : { ...draft, template: templateFor(entry, draft.decision) };

/** Starts a decision with the fitting template, which can be edited. */
export const beginDecision = (entry: Reported, decision: ReportDecision): DecisionDraft =>
  fromTemplate(entry, decision, templateFor(entry, decision));

const draftName = ({ _id: id }: Reported): string => `report-${id}`;

/** Keeps a draft decision across reloads, navigation and changes to the case. */
export const keepDecision = (entry: Reported, draft: DecisionDraft): void => keepValues(draftName(entry), { ...draft });

export const forgetDecision = (entry: Reported): void => dropDraft(draftName(entry));

/** The kept draft, also when another administrator has decided since it was begun. */
export const keptDecision = (entry: Reported): DecisionDraft | undefined => {
  const kept = keptValues(draftName(entry));
  const decision = REPORT_DECISIONS.find((one) => one === kept?.decision);
  if (!kept || !decision) return undefined;
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  const known = templatesOf(entry, decision);
  const template = typeof kept.template === 'number' && kept.template in known ? kept.template : 0;
  const after = typeof kept.after === 'number' ? kept.after : entry.decisions.length;
  return { decision, template, reason: text(kept.reason), answer: text(kept.answer), after };
};

/** The newest decision, if it was made since the draft was begun. */
export const decidedMeanwhile = ({ decisions }: Reported, draft: DecisionDraft | undefined) =>
  draft && decisions.length > draft.after ? decisions[0] : undefined;
