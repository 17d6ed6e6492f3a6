import type { Reported } from '#contract/reports.ts';
import type { ReportDecision } from '#contract/vocabularies.ts';
import type { CompanyForAdmins } from '#server/modules/companies/public.ts';
import { isFrozen, type JobForAdmins } from '#server/modules/jobs/public.ts';
import { stateOf } from './decision-policy.ts';
import type { OtherJob, RecruiterHistory } from './recruiter-history.store.ts';
import type { DecisionRow, ReportRow, SignRow, StatusChangeRow } from './report-cases.store.ts';

interface Evidence {
  reports: readonly ReportRow[];
  signs: readonly SignRow[];
  /** Newest first. */
  decisions: readonly DecisionRow[];
  /** Newest first; what the decisions did is among them. */
  changes: readonly StatusChangeRow[];
  recruiter: RecruiterHistory | undefined;
  newestJobs: readonly OtherJob[];
}

/** All data about one case: a job or a company. */
export type ReportCase = Evidence & (({ about: 'job' } & JobForAdmins) | ({ about: 'company' } & CompanyForAdmins));

/** Whether the job, or the company's page, is frozen now. */
export const isFrozenNow = (whole: ReportCase): boolean =>
  whole.about === 'job' ? isFrozen(whole.job.jobStatus) : whole.hiddenAt !== null;

/** When the company edited its hidden page, if that awaits a decision. */
export const waitingEditOf = (whole: ReportCase): Date | undefined =>
  whole.about === 'company' && whole.editWaits ? (whole.hiddenEditedAt ?? undefined) : undefined;

/** Weight of a decision in the version of a case, which therefore tells how many decisions its reader has seen. */
const PER_DECISION = 1_000_000;

/** Version of the case, which grows with each decision, each report and each edit of the job or of the hidden page. */
export const versionOf = (whole: ReportCase): number =>
  whole.decisions.length * PER_DECISION +
  whole.reports.length +
  (whole.about === 'company' ? whole.hiddenEdits : (whole.job.version ?? 0));

/** Whether a decision was made since a version of the case. */
export const isDecidedSince = (whole: ReportCase, version: number): boolean =>
  whole.decisions.length > Math.floor(version / PER_DECISION);

const REPORTS_SHOWN = 100;
const OTHERS_SHOWN = 5;

const decided = ({ decision, decidedAt }: { decision: ReportDecision | null; decidedAt: Date | null }) => ({
  ...(decision && { decision }),
  ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
});

/** @param job the id of the reported job, and whether it counts among the recruiter's */
const recruiterOf = (
  recruiter: RecruiterHistory,
  { reports, newestJobs }: ReportCase,
  job?: { id: string; counts: boolean },
): Reported['recruiter'] => ({
  _id: recruiter.id,
  userCode: recruiter.userCode,
  name: recruiter.name,
  email: recruiter.email,
  companyName: recruiter.companyName,
  companyVerified: recruiter.companyVerified,
  userStatus: recruiter.status,
  createdAt: recruiter.createdAt.toISOString(),
  otherJobCount: recruiter.jobCount - (job?.counts ? 1 : 0),
  otherJobs: newestJobs
    .filter(({ id }) => id !== job?.id)
    .slice(0, OTHERS_SHOWN)
    .map(({ id, jobCode, title, status }) => ({ _id: id, jobId: jobCode, title, jobStatus: status })),
  otherReports: recruiter.reportCount - reports.length,
  jobsFrozen: recruiter.jobsFrozen,
  timesBlocked: recruiter.timesBlocked,
});

/** Returns the queue entry as an administrator reads it. */
export const reportedView = (whole: ReportCase): Reported => {
  const { recruiter } = whole;
  const about = (job?: { id: string; counts: boolean }) =>
    recruiter ? { recruiter: recruiterOf(recruiter, whole, job) } : {};
  if (whole.about === 'job') {
    const { job, deleted, deletedByAdmin, deletedWithImport, publicPage } = whole;
    return {
      about: 'job',
      ...entryOf(job._id, whole),
      ...about({ id: job._id, counts: !deleted }),
      ...{ job, deleted, deletedByAdmin, deletedWithImport, ...(publicPage && { publicPage }) },
    };
  }
  const { company, hiddenAt, hiddenEditedAt, editWaits } = whole;
  return {
    about: 'company',
    ...entryOf(company._id, whole),
    ...about(),
    company,
    ...(hiddenAt && { hiddenAt: hiddenAt.toISOString() }),
    ...(hiddenEditedAt && { hiddenEditedAt: hiddenEditedAt.toISOString() }),
    editWaits,
  };
};

const byOf = ({ byCode, byName }: { byCode: string | null; byName: string }) =>
  byCode ? { by: { userCode: byCode, name: byName } } : {};

/** Changes since the case began that no decision made: a decision and what it does have the same time. */
const elsewhereOf = ({ reports, signs, decisions, changes }: ReportCase): Reported['elsewhere'] => {
  const decided = new Set(decisions.map(({ decision, at }) => `${decision} ${at.getTime()}`));
  const began = Math.min(
    ...decisions.map(({ at }) => at.getTime()),
    ...[...reports, ...signs].map(({ createdAt }) => createdAt.getTime()),
  );
  return changes
    .filter(({ did, at }) => at.getTime() >= began && !decided.has(`${did} ${at.getTime()}`))
    .map(({ id, did, reason, at, ...author }) => ({
      _id: id,
      did,
      ...byOf(author),
      reason: reason ?? '',
      at: at.toISOString(),
    }));
};

const entryOf = (id: string, whole: ReportCase) => {
  const { reports, signs, decisions } = whole;
  const said = [...reports, ...signs];
  const times = said.map(({ createdAt }) => createdAt.getTime());
  const undecided = said.filter(({ decision }) => decision === null).map(({ createdAt }) => createdAt);
  const open = [...undecided, waitingEditOf(whole) ?? []].flat().map((time) => time.getTime());
  return {
    _id: id,
    state: stateOf(open.length, decisions[0]?.decision, isFrozenNow(whole)),
    version: versionOf(whole),
    ...(open.length > 0 && { openSince: new Date(Math.min(...open)).toISOString() }),
    latestAt: new Date(Math.max(...times)).toISOString(),
    reportCount: reports.length,
    reports: reports.slice(0, REPORTS_SHOWN).map((report) => ({
      _id: report.id,
      reason: report.reason,
      details: report.details,
      ...(report.email && { email: report.email }),
      ...(report.reporterCode &&
        report.reporterKind && { reporter: { userCode: report.reporterCode, kind: report.reporterKind } }),
      ...(report.messageBy && {
        message: {
          by: report.messageBy,
          text: report.messageText ?? '',
          ...(report.messageFirstText !== null && { firstText: report.messageFirstText }),
          ...(report.authorCode && { userCode: report.authorCode }),
          ...(report.applicationId && report.decision === null && { applicationId: report.applicationId }),
        },
      }),
      createdAt: report.createdAt.toISOString(),
      ...decided(report),
    })),
    signs: signs.map((sign) => ({
      _id: sign.id,
      sign: sign.sign,
      found: sign.found,
      createdAt: sign.createdAt.toISOString(),
      ...decided(sign),
    })),
    decisions: decisions.map(({ id, decision, reason, answer, at, ...author }) => ({
      _id: id,
      decision,
      ...byOf(author),
      reason,
      answer,
      at: at.toISOString(),
    })),
    elsewhere: elsewhereOf(whole),
  };
};
