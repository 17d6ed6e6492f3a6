import type { Language } from '#contract/languages.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { type LeftAfter, mailOf } from '#server/modules/mail/public.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { lockSettled } from './answers/lock-settled.ts';
import type { LockedApplication } from './applications/application-changes.store.ts';
import { stepApplication } from './applications/step-application.ts';
import { tellOfWithdrawal } from './applications/tell-of-withdrawal.ts';
import { emptyApplications, emptyRecruiterWords, openApplications } from './erasure.store.ts';
import { RECRUITER_LEFT } from './interviews/cancel-reason.ts';
import { endInterview, endInterviewAndTell } from './interviews/end-interview.ts';
import { findAndLockLive, type InterviewRecord } from './interviews/interview-changes.store.ts';
import { cancellationOf, cancelledMail, type InterviewNews } from './interviews/interview-mails.ts';
import { newsOf } from './interviews/interview-news.ts';
import { closeOffers } from './offers/end-offers.ts';
import { readApplicationData, readHiringData } from './own-data.store.ts';
import { deleteSettledApplications } from './settled-applications.store.ts';

/** Ends everything open, notifies each recruiter, by one email for all of their applications, and reduces every application to its job, dates and status. */
async function leaveAsCandidate(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  caller: CandidateCaller,
  { language }: { language: Language },
): Promise<void> {
  const ends: { recruiterId: string; application: LockedApplication; interviewAt: Date | null }[] = [];
  for (const { id } of await openApplications(tx, { candidateId: caller.accountId })) {
    const application = await lockSettled(deps, tx, caller, id);
    const leaving = { because: 'deletion', language } as const;
    const ended = await endInterviewAndTell(deps, tx, caller, application, leaving);
    if (ended && application.status !== 'accepted')
      await stepApplication(tx, caller, application, { to: 'accepted', step: 'cancel interview', at: deps.now() });
    await closeOffers(deps, tx, caller, [id]);
    const { recruiterId } = application;
    if (!recruiterId) continue;
    ends.push({ recruiterId, application, interviewAt: ended?.startsAt ?? null });
    await tellOfWithdrawal(tx, application, deps.now(), ended ? 'interviewee_left' : 'applicant_left');
  }
  for (const [recruiterId, left] of Map.groupBy(ends, (end) => end.recruiterId)) {
    const { email: to } = await getRecruiterForJob(tx, recruiterId);
    const mail = mailOf('candidateLeft', {
      to,
      publicUrl: deps.settings.publicUrl,
      candidateName: left.at(-1)?.application.fullName ?? '',
      left: left.map(({ application: { id, jobTitle, companyName }, interviewAt }) => ({
        ...{ id, jobTitle, companyName, interviewAt },
      })),
    });
    await deps.queue.send(tx, 'mail', mail);
  }
  await emptyApplications(tx, caller.accountId);
}

/** Builds the candidate's in-app notices: of a cancelled interview, and of the end itself, which is also that of an offer. */
function noticesOfLeaving(
  { id: applicationId, candidateId: to, jobId, jobTitle, companyName, hired }: LockedApplication,
  { ended, withdrawn, at }: { ended: InterviewRecord | undefined; withdrawn: readonly string[]; at: Date },
): NewNotice[] {
  if (!to) return [];
  const about = { to, jobId, applicationId, at };
  const says = { jobTitle, companyName };
  const notices: NewNotice[] = [];
  if (ended) {
    const startsAt = ended.startsAt.toISOString();
    notices.push({ ...about, kind: 'interview_cancelled', says: { ...says, startsAt }, recordId: ended.id });
  }
  const offer = hired ? 'accepted' : withdrawn.length > 0 ? 'open' : 'none';
  if (!ended || withdrawn.length > 0) notices.push({ ...about, kind: 'recruiter_left', says: { ...says, offer } });
  return notices;
}

/** An open application that ends because the recruiter leaves. */
interface Left {
  application: LockedApplication;
  after: LeftAfter;
  /** The interview that is cancelled by it. */
  news: InterviewNews | undefined;
}

/** Returns how far an application had come, once its offers are closed and its interview ahead is cancelled. */
async function progressOf(
  tx: Transaction,
  { id, hired }: LockedApplication,
  withdrawn: readonly string[],
): Promise<LeftAfter> {
  if (hired) return 'hired';
  if (withdrawn.length > 0) return 'offer';
  return (await findAndLockLive(tx, id))?.status === 'Selected' ? 'selection' : 'application';
}

/** Builds one email for all of a candidate's applications, and one for each further interview in their calendar. */
function mailsOfLeaving(publicUrl: string, to: string, left: readonly Left[]) {
  const cancelled = left.flatMap(({ news, after }) => {
    const offer = after === 'hired' ? 'accepted' : after === 'offer' ? 'open' : undefined;
    return news ? [{ news, mail: cancelledMail(news, RECRUITER_LEFT, { offer }) }] : [];
  });
  const [first, ...further] = cancelled;
  // The cancellation also says that the recruiter has left.
  if (first && left.length === 1) return [first.mail];
  const mail = mailOf('recruiterLeft', {
    to,
    publicUrl,
    left: left.map(({ application: { id: applicationId, jobTitle, companyName, postedByCompany }, after, news }) => ({
      ...{ applicationId, jobTitle, companyName, postedByCompany, after },
      interviewAt: news?.interview.startsAt ?? null,
    })),
    calendar: first && (() => cancellationOf(first.news)),
  });
  return [mail, ...further.map((one) => one.mail)];
}

/**
 * Cancels interviews that are ahead, and offers, and notifies every candidate with an open application, by one email
 * for all of theirs.
 */
async function leaveAsRecruiter(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  caller: RecruiterCaller,
): Promise<void> {
  const at = deps.now();
  const ends: Left[] = [];
  for (const { id } of await openApplications(tx, { recruiterId: caller.accountId })) {
    const application = await lockSettled(deps, tx, caller, id);
    // The released answer has just notified them, or they have withdrawn meanwhile.
    if (application.status === 'rejected' || application.status === 'withdrawn') continue;
    const withdrawn = await closeOffers(deps, tx, caller, [id]);
    const leaving = { reason: RECRUITER_LEFT, because: RECRUITER_LEFT } as const;
    const ended = await endInterview(deps, tx, caller, application, leaving);
    if (ended && application.status !== 'accepted')
      await stepApplication(tx, caller, application, {
        to: 'accepted',
        step: 'cancel interview',
        detail: { code: RECRUITER_LEFT },
        at,
      });
    await tell(tx, noticesOfLeaving(application, { ended, withdrawn, at }));
    const news = ended && (await newsOf(deps, tx, application, ended));
    ends.push({ application, after: await progressOf(tx, application, withdrawn), news });
  }
  for (const [to, left] of Map.groupBy(ends, ({ application }) => application.candidateEmail))
    for (const mail of to ? mailsOfLeaving(deps.settings.publicUrl, to, left) : [])
      await deps.queue.send(tx, 'mail', mail);
  await emptyRecruiterWords(tx, caller.accountId);
}

/** Applications keep their job, dates and status. */
export const hiringData: PersonalData = {
  forget: (deps, tx, person, account) =>
    isCandidate(person) ? leaveAsCandidate(deps, tx, person, account) : leaveAsRecruiter(deps, tx, person),
  exportData: (executor, person) =>
    (isCandidate(person) ? readApplicationData : readHiringData)(executor, person.accountId),
  forgetOld: async (executor, { before, ...batch }) => ({
    applications: await deleteSettledApplications(executor, before.applications, batch),
  }),
};
