import type { Language } from '#contract/languages.ts';
import { REVERSED_DECISIONS } from '#contract/report-rules.ts';
import type { ReportDecisionForm, Reported } from '#contract/reports.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { JobStatus, ReportDecision } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { hasLostRecruiter, tellOfJobPages } from '#server/modules/jobs/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { lockRecruiter } from '#server/modules/recruiters/public.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { invalid, Problem } from '#server/problem.ts';
import { speaking, spokenLanguage } from '#texts/spoken.ts';
import { carryOut, type Evidence } from './carry-out.ts';
import { type Verdict, verdictOn } from './decision-policy.ts';
import { type Wording, wordingOf, wordsOf } from './decision-templates.ts';
import { readCases } from './read-cases.ts';
import { findSubject, insertDecision, lockReportedJob, type ReportRow, type Subject } from './report-cases.store.ts';
import {
  isDecidedSince,
  isFrozenNow,
  type ReportCase,
  reportedView,
  versionOf,
  waitingEditOf,
} from './reported-view.ts';

type DecideDeps = Pick<Deps, 'db' | 'now' | 'queue' | 'settings' | 'pageCache'>;

interface Decision extends ReportDecisionForm {
  /** Id of the job or company, or of a report or sign of it. */
  id: string;
  /** Version of the case the caller has seen. */
  ifMatch: number | undefined;
}

const isOpen = ({ decision }: { decision: unknown }): boolean => decision === null;

/**
 * Decides everything open about a job or a company in one step. Freezing hides the job or the company's page;
 * unfreezing takes that back; unverifying ends the company's verification. The recruiter is notified of each, reporters
 * with an address get an answer, and those with an account a notice.
 *
 * @throws NOT_FOUND when nothing was reported; REPORT_DECIDED_MEANWHILE, PAGE_EDITED_MEANWHILE or
 *   CASE_CHANGED_MEANWHILE when somebody has decided, the company has edited its hidden page, or somebody has reported
 *   or edited the job, since `ifMatch`; another code when there is nothing to decide
 */
export async function decideReport(deps: DecideDeps, caller: AdminCaller, decision: Decision): Promise<Reported> {
  const { view, changed } = await deps.db.transaction(async (tx) => {
    const subject = await findSubject(tx, decision.id);
    if (!subject) throw new Problem('NOT_FOUND');
    await (subject.about === 'job' ? lockReportedJob(tx, subject.id) : lockRecruiter(tx, subject.id));
    const readNow = () => readCase(deps, tx, caller, subject);
    const before = await readNow();
    const verdict = verdictFor(caller, before, decision);
    if (verdict === 'again') return { view: reportedView(before), changed: false };
    if (verdict !== 'decide') throw refusal(verdict, before, decision.ifMatch);
    await decide(deps, tx, caller, subject, before, decision);
    return { view: reportedView(await readNow()), changed: true };
  });
  if (changed) outdatePages(deps, view);
  return view;
}

const outdatePages = ({ pageCache }: Pick<Deps, 'pageCache'>, decided: Reported): void => {
  if (decided.about === 'job') tellOfJobPages(pageCache, [decided.job._id], decided.job.jobStatus);
  // Jobs link to the company's page and show its verification.
  else pageCache.purge([...RECRUITER_PAGES, `company:${decided._id}`]);
};

const readCase = async (
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  caller: AdminCaller,
  { id }: Subject,
): Promise<ReportCase> => {
  const [found] = await readCases(tx, caller, [id], now());
  if (!found) throw new Problem('NOT_FOUND');
  return found;
};

const verdictFor = (caller: AdminCaller, whole: ReportCase, decision: Decision) => {
  const { about, reports, signs } = whole;
  const [last] = whole.decisions;
  return verdictOn(decision.decision, {
    about,
    open: [...reports, ...signs].filter(isOpen).length,
    asked: reports.some((report) => isOpen(report) && !report.messageBy),
    frozen: isFrozenNow(whole),
    edited: waitingEditOf(whole) !== undefined,
    deleted: about === 'job' && whole.deleted,
    left:
      about === 'job' && hasLostRecruiter({ recruiterId: whole.recruiterId, forNobody: whole.job.forNobody === true }),
    verified: about === 'company' && whole.company.verified,
    last: last && { decision: last.decision, own: last.byId === caller.accountId },
    version: versionOf(whole),
    seen: decision.ifMatch,
  });
};

const PAST = { freeze: 'frozen', dismiss: 'dismissed', unfreeze: 'unfrozen', unverify: 'unverified' } as const;

const refusal = (verdict: Exclude<Verdict, 'decide' | 'again'>, before: ReportCase, seen = 0): Problem => {
  const [last] = before.decisions;
  const name = last?.byName || last?.byCode || '';
  const params = { about: before.about, decision: last?.decision ?? ('none' as const), hasName: name !== '', name };
  if (verdict === 'stale') {
    const current = reportedView(before);
    if (waitingEditOf(before)) return new Problem('PAGE_EDITED_MEANWHILE', { current });
    return isDecidedSince(before, seen)
      ? new Problem('REPORT_DECIDED_MEANWHILE', { params, current })
      : new Problem('CASE_CHANGED_MEANWHILE', { current });
  }
  if (verdict === 'deleted') return new Problem('JOB_DELETED');
  if (verdict === 'left') return new Problem('RECRUITER_LEFT');
  if (verdict === 'no company') return invalid('decision', 'choose');
  if (verdict === 'not verified') return new Problem('COMPANY_NOT_VERIFIED');
  if (verdict === 'not frozen') return new Problem(before.about === 'job' ? 'JOB_NOT_FROZEN' : 'PAGE_NOT_FROZEN');
  if (verdict === 'frozen') return new Problem(before.about === 'job' ? 'JOB_FROZEN' : 'PAGE_FROZEN');
  return new Problem(verdict === 'nothing open' ? 'NO_OPEN_REPORT' : 'REPORT_DECIDED', { params });
};

const codeOf = (whole: ReportCase): string =>
  whole.about === 'job' ? whole.job.jobId : (whole.recruiter?.userCode ?? '');

/** The language of the account that reported; of a visitor, that of the page where they wrote. */
const languageOf = ({ reporterLanguage, language }: ReportRow): Language | undefined =>
  reporterLanguage ?? language ?? undefined;

type Told = ReportDecision | 'deleted' | 'closed' | 'notActive';

/**
 * What someone who reported reads: dismissing says nothing about a job that was deleted, and unfreezing opens none that
 * its recruiter had closed or set to Not Active, or whose deadline has passed. `status`: that of the job after unfreezing.
 */
const toldDecision = (
  whole: ReportCase,
  { decision, status, today }: { decision: ReportDecision; status: JobStatus | undefined; today: string },
): Told => {
  const expired = whole.about === 'job' && whole.job.applicationDeadline.end < today;
  if (decision === 'unfreeze' && status === 'Closed') return 'closed';
  if (decision === 'unfreeze' && (status === 'Not Active' || (status === 'Active' && expired))) return 'notActive';
  return decision === 'dismiss' && whole.about === 'job' && whole.deleted ? 'deleted' : decision;
};

/** To someone who reported: the decision, with the administrator's text if any. */
const answerMail = (
  whole: ReportCase,
  { told, ...answer }: { to: string; language?: Language; decision: ReportDecision; told: Told; answer: Wording },
) => {
  if (whole.about === 'company') return mailOf('companyReportDecided', { ...answer, companyName: whole.company.name });
  const { title: jobTitle, companyName } = whole.job;
  return mailOf('reportDecided', { ...answer, decision: told, jobTitle, companyName });
};

const NOTICE_TO = { candidate: 'report_decided', recruiter: 'recruiters_report_decided' } as const;

/** To the account of someone who reported: the same, once for a job, a company or a conversation. */
const answerNotice = (
  whole: ReportCase,
  { reporterId, reporterKind, reporterLanguage, messageBy, applicationId }: ReportRow,
  { told, answer, at }: { told: Told; answer: Wording; at: Date },
): NewNotice | undefined => {
  if (!reporterId || (reporterKind !== 'candidate' && reporterKind !== 'recruiter')) return undefined;
  const reported = messageBy ? 'message' : whole.about;
  const subject = whole.about === 'job' ? whole.job : whole.company;
  return {
    to: reporterId,
    kind: NOTICE_TO[reporterKind],
    says: {
      jobTitle: whole.about === 'job' ? whole.job.title : '',
      companyName: whole.about === 'job' ? whole.job.companyName : whole.company.name,
      ...{ reported, decision: told },
      words: speaking(reporterLanguage ?? spokenLanguage(), () => wordsOf(answer)),
    },
    ...(whole.about === 'job' ? { jobId: subject._id } : { aboutId: subject._id }),
    ...(applicationId && { applicationId }),
    once: `${subject._id} ${applicationId ?? reported} ${whole.decisions.length}`,
    at,
  };
};

/** The open reasons and signs; a candidate's message says nothing about the job. */
const evidenceOf = ({ reports, signs }: ReportCase): Evidence => [
  ...reports
    .filter((report) => isOpen(report) && report.messageBy !== 'candidate')
    .map(({ reason, messageBy }) => ({ said: reason, ofMessage: messageBy !== null })),
  ...signs.filter(isOpen).map(({ sign }) => ({ said: sign, ofMessage: false })),
];

const decide = async (
  deps: DecideDeps,
  tx: Transaction,
  caller: AdminCaller,
  subject: Subject,
  before: ReportCase,
  { decision, ...form }: Decision,
): Promise<void> => {
  const at = deps.now();
  const { about } = subject;
  const answer = wordingOf('answer', { about, decision, number: form.answerTemplate, typed: form.answer });
  const written = wordingOf('reason', {
    about,
    decision,
    number: form.reasonTemplate,
    typed: form.reason,
    alone: before.recruiter === undefined,
  });
  const done = await carryOut(deps, tx, caller, before, { decision, written, evidence: evidenceOf(before), at });
  const { reason } = done;
  const told = toldDecision(before, { decision, status: done.status, today: dayInIndia(at) });
  await insertDecision(tx, subject, {
    ...{ decision, reason, answer: wordsOf(answer) },
    ...{ decidedBy: caller.accountId, createdAt: at },
  });
  await recordAudit(tx, {
    actor: { id: caller.accountId, kind: 'admin', code: caller.userCode },
    action: `${subject.about}_report_decided`,
    subject: { kind: subject.about === 'job' ? 'job' : 'recruiter', id: subject.id, code: codeOf(before) },
    // An open case can be about what is frozen already; unfreezing ends that, whatever the case was.
    from: decision === 'unfreeze' ? PAST.freeze : reportedView(before).state,
    to: PAST[decision],
    // A job's status and a company's verification have their own entries, with the reason.
    ...(about === 'company' && decision === 'freeze' && { reason }),
    at,
  });
  const reversed = REVERSED_DECISIONS[decision];
  const answered = before.reports.filter((report) => isOpen(report) || (reversed && report.decision === reversed));
  const readers = new Map(
    // Newest last, since the last one of an address counts.
    answered.toReversed().flatMap((report) => (report.email ? [[report.email, languageOf(report)] as const] : [])),
  );
  for (const [to, language] of readers)
    await deps.queue.send(
      tx,
      'mail',
      answerMail(before, { to, ...(language && { language }), decision, told, answer }),
    );
  await tell(
    tx,
    answered.flatMap((report) => answerNotice(before, report, { told, answer, at }) ?? []),
  );
};
