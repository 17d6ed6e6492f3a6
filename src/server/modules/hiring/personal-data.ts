import type { Language } from '#contract/languages.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { type NewNotice, tell } from '#server/modules/notices/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { lockSettled } from './answers/lock-settled.ts';
import type { LockedApplication } from './applications/application-changes.store.ts';
import { stepApplication } from './applications/step-application.ts';
import { tellOfWithdrawal } from './applications/tell-of-withdrawal.ts';
import { emptyApplications, emptyRecruiterWords, openApplications } from './erasure.store.ts';
import { RECRUITER_LEFT } from './interviews/cancel-reason.ts';
import { endInterviewAndTell } from './interviews/end-interview.ts';
import { findAndLockLive, type InterviewRecord } from './interviews/interview-changes.store.ts';
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

/** Cancels interviews that are ahead, and offers, and notifies every candidate with an open application. */
async function leaveAsRecruiter(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  caller: RecruiterCaller,
): Promise<void> {
  const at = deps.now();
  for (const { id } of await openApplications(tx, { recruiterId: caller.accountId })) {
    const application = await lockSettled(deps, tx, caller, id);
    // The released answer has just notified them, or they have withdrawn meanwhile.
    if (application.status === 'rejected' || application.status === 'withdrawn') continue;
    const withdrawn = await closeOffers(deps, tx, caller, [id]);
    const ended = await endInterviewAndTell(deps, tx, caller, application, {
      reason: RECRUITER_LEFT,
      because: 'recruiterLeft',
      offer: application.hired ? 'accepted' : withdrawn.length > 0 ? 'open' : undefined,
    });
    if (ended && application.status !== 'accepted')
      await stepApplication(tx, caller, application, {
        to: 'accepted',
        step: 'cancel interview',
        detail: { code: RECRUITER_LEFT },
        at,
      });
    await tell(tx, noticesOfLeaving(application, { ended, withdrawn, at }));
    // The cancellation also says that the recruiter has left.
    if (ended || !application.candidateEmail) continue;
    const isSelected = (await findAndLockLive(tx, id))?.status === 'Selected';
    const after = application.hired
      ? 'hired'
      : withdrawn.length > 0
        ? 'offer'
        : isSelected
          ? 'selection'
          : 'application';
    const about = {
      to: application.candidateEmail,
      applicationId: id,
      publicUrl: deps.settings.publicUrl,
      jobTitle: application.jobTitle,
      companyName: application.companyName,
      postedByCompany: application.postedByCompany,
    };
    await deps.queue.send(tx, 'mail', mailOf('recruiterLeft', { ...about, after }));
  }
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
