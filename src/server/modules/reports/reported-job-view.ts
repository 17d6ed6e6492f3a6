import type { ReportedJob } from '#contract/reports.ts';
import type { ReportDecision } from '#contract/vocabularies.ts';
import { isFrozen, type JobForAdmins } from '#server/modules/jobs/public.ts';
import { stateOf } from './decision-policy.ts';
import type { OtherJob, RecruiterHistory } from './recruiter-history.store.ts';
import type { DecisionRow, ReportRow, SignRow } from './report-cases.store.ts';

/** All data about one case. */
export interface ReportCase {
  reports: readonly ReportRow[];
  signs: readonly SignRow[];
  /** Newest first. */
  decisions: readonly DecisionRow[];
  reported: JobForAdmins;
  recruiter: RecruiterHistory | undefined;
  newestJobs: readonly OtherJob[];
}

const REPORTS_SHOWN = 100;
const OTHERS_SHOWN = 5;

const decided = ({ decision, decidedAt }: { decision: ReportDecision | null; decidedAt: Date | null }) => ({
  ...(decision && { decision }),
  ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
});

const recruiterOf = (
  recruiter: RecruiterHistory,
  { reports, reported: { job, deleted }, newestJobs }: ReportCase,
): ReportedJob['recruiter'] => ({
  _id: recruiter.id,
  userCode: recruiter.userCode,
  name: recruiter.name,
  email: recruiter.email,
  companyName: recruiter.companyName,
  companyVerified: recruiter.companyVerified,
  userStatus: recruiter.status,
  createdAt: recruiter.createdAt.toISOString(),
  otherJobCount: recruiter.jobCount - (deleted ? 0 : 1),
  otherJobs: newestJobs
    .filter(({ id }) => id !== job._id)
    .slice(0, OTHERS_SHOWN)
    .map(({ id, jobCode, title, status }) => ({ _id: id, jobId: jobCode, title, jobStatus: status })),
  otherReports: recruiter.reportCount - reports.length,
  jobsFrozen: recruiter.jobsFrozen,
  timesBlocked: recruiter.timesBlocked,
});

/** Returns the queue entry as an administrator reads it. */
export const reportedJobView = (whole: ReportCase): ReportedJob => {
  const { reports, signs, decisions, reported, recruiter } = whole;
  const said = [...reports, ...signs];
  const times = said.map(({ createdAt }) => createdAt.getTime());
  const open = said.filter(({ decision }) => decision === null).map(({ createdAt }) => createdAt.getTime());
  return {
    _id: reported.job._id,
    state: stateOf(open.length, decisions[0]?.decision, isFrozen(reported.job.jobStatus)),
    version: decisions.length,
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
    job: reported.job,
    deleted: reported.deleted,
    ...(recruiter && { recruiter: recruiterOf(recruiter, whole) }),
    decisions: decisions.map(({ id, decision, reason, answer, at, byCode, byName }) => ({
      _id: id,
      decision,
      ...(byCode && { by: { userCode: byCode, name: byName } }),
      reason,
      answer,
      at: at.toISOString(),
    })),
  };
};
