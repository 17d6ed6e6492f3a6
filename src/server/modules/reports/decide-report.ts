import type { ReportDecisionForm, ReportedJob } from '#contract/reports.ts';
import type { FraudSign, ReportReason } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { freezeJob, isFrozen, tellOfJobPages, unfreezeJob } from '#server/modules/jobs/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { takenDownReasonTexts } from '#texts/mails.ts';
import { type Verdict, verdictOn } from './decision-policy.ts';
import { readCases } from './read-cases.ts';
import { findReportedJobId, insertDecision, lockReportedJob } from './report-cases.store.ts';
import { type ReportCase, reportedJobView } from './reported-job-view.ts';

/** Default reason for the recruiter: the evidence, never its source. */
const reasonFrom = (evidence: readonly (ReportReason | FraudSign)[]): string =>
  [...new Set(evidence.length === 0 ? (['other'] as const) : evidence)]
    .map((one) => takenDownReasonTexts[one])
    .join(' ');

type DecideDeps = Pick<Deps, 'db' | 'now' | 'queue' | 'settings' | 'pageCache'>;

interface Decision extends ReportDecisionForm {
  /** Id of the job, or of a report or sign of it. */
  id: string;
  /** Number of decisions the caller has seen. */
  ifMatch: number | undefined;
}

const isOpen = ({ decision }: { decision: unknown }): boolean => decision === null;

/**
 * Decides everything open about a job in one step. Freezing hides the job from the public, unfreezing restores its
 * previous status; the recruiter is notified of both, and reporters with an address get an answer.
 *
 * @throws NOT_FOUND when nothing was reported; REPORT_DECIDED_MEANWHILE when somebody has decided since `ifMatch`;
 *   another code when there is nothing to decide
 */
export async function decideReport(deps: DecideDeps, caller: AdminCaller, decision: Decision): Promise<ReportedJob> {
  const { view, changed } = await deps.db.transaction(async (tx) => {
    const jobId = await findReportedJobId(tx, decision.id);
    if (!jobId) throw new Problem('NOT_FOUND');
    await lockReportedJob(tx, jobId);
    const before = await readCase(tx, caller, jobId);
    const verdict = verdictFor(caller, before, decision);
    if (verdict === 'again') return { view: reportedJobView(before), changed: false };
    if (verdict !== 'decide') throw refusal(verdict, before);
    await carryOut(deps, tx, caller, before, decision);
    return { view: reportedJobView(await readCase(tx, caller, jobId)), changed: true };
  });
  const { _id, jobStatus } = view.job;
  if (changed) tellOfJobPages(deps.pageCache, [_id], jobStatus);
  return view;
}

const readCase = async (tx: Transaction, caller: AdminCaller, jobId: string): Promise<ReportCase> => {
  const [found] = await readCases(tx, caller, [jobId]);
  if (!found) throw new Problem('NOT_FOUND');
  return found;
};

const verdictFor = (caller: AdminCaller, { reports, signs, decisions, reported }: ReportCase, decision: Decision) => {
  const [last] = decisions;
  return verdictOn(decision.decision, {
    open: [...reports, ...signs].filter(isOpen).length,
    frozen: isFrozen(reported.job.jobStatus),
    deleted: reported.deleted,
    last: last && { decision: last.decision, own: last.byId === caller.accountId },
    version: decisions.length,
    seen: decision.ifMatch,
  });
};

const PAST = { freeze: 'frozen', dismiss: 'dismissed', unfreeze: 'unfrozen' } as const;

const refusal = (verdict: Exclude<Verdict, 'decide' | 'again'>, before: ReportCase): Problem => {
  const [last] = before.decisions;
  const name = last?.byName || last?.byCode || '';
  const params = { decision: last?.decision ?? ('none' as const), hasName: name !== '', name };
  if (verdict === 'stale') return new Problem('REPORT_DECIDED_MEANWHILE', { params, current: reportedJobView(before) });
  if (verdict === 'deleted') return new Problem('JOB_DELETED');
  if (verdict === 'not frozen') return new Problem('JOB_NOT_FROZEN');
  return new Problem(verdict === 'nothing open' ? 'NO_OPEN_REPORT' : 'REPORT_DECIDED', { params });
};

const carryOut = async (
  deps: DecideDeps,
  tx: Transaction,
  caller: AdminCaller,
  before: ReportCase,
  { decision, answer, reason: written }: Decision,
): Promise<void> => {
  const { reports, signs, reported } = before;
  const { job } = reported;
  const at = deps.now();
  const evidence = [
    // A candidate's message says nothing about the job.
    ...reports.filter((report) => isOpen(report) && report.messageBy !== 'candidate').map(({ reason }) => reason),
    ...signs.filter(isOpen).map(({ sign }) => sign),
  ];
  const wording = written || decision !== 'freeze' ? undefined : () => reasonFrom(evidence);
  const reason = wording ? wording() : written;
  const about = { jobTitle: job.title, companyName: job.companyName, decision, answer };

  // Both notify the recruiter.
  if (decision === 'freeze') await freezeJob(deps, tx, caller, { id: job._id, reason, wording, at });
  if (decision === 'unfreeze') await unfreezeJob(deps, tx, caller, { id: job._id, reason, at });
  await insertDecision(tx, { jobId: job._id, decision, reason, answer, decidedBy: caller.accountId, createdAt: at });
  await recordAudit(tx, {
    actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
    action: 'job_report_decided',
    subject: { kind: 'job', id: job._id, code: job.jobId },
    from: reportedJobView(before).state,
    to: PAST[decision],
    at,
  });
  // Unfreezing also answers reporters who were told that the job was taken down.
  const answered = reports.filter(
    (report) => isOpen(report) || (decision === 'unfreeze' && report.decision === 'freeze'),
  );
  for (const to of new Set(answered.flatMap(({ email }) => email ?? [])))
    await deps.queue.send(tx, 'mail', mailOf('reportDecided', { to, ...about }));
};
