import { promisedDay } from '#contract/answer-promise.ts';
import type { Application, ApplicationForm } from '#contract/applications.ts';
import type { Job } from '#contract/jobs.ts';
import { factsOf, shownFacts } from '#contract/shown-facts.ts';
import type { Upload } from '#contract/values.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { holdAccounts } from '#server/modules/accounts/public.ts';
import { getCandidateForApplication } from '#server/modules/candidates/public.ts';
import { type KeepUpload, type WantedUpload, withUploads } from '#server/modules/files/public.ts';
import { getOpenJob } from '#server/modules/jobs/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { type FitDeps, storeFirstFit } from '#server/modules/matching/public.ts';
import { tell } from '#server/modules/notices/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { insertApplication, insertFirstEvent } from './application-changes.store.ts';
import { findOwnResume, hasApplied } from './applications.store.ts';
import { readNewApplication } from './read-application.ts';

interface KnownFile {
  id: string;
  mediaType: string;
}

/** A profile may hold a picture of a resume; an application takes documents only. */
const isDocument = ({ mediaType }: KnownFile): boolean => mediaType.startsWith('application/');

/**
 * Returns the id of the application's file: a new upload, or the one of the profile or an own application, reused
 * without copying its bytes.
 *
 * @throws Problem INVALID_INPUT at `resume`: missing, of the wrong type, or not the caller's own
 */
async function chooseResume(
  deps: Pick<Deps, 'queue'>,
  executor: Executor,
  caller: CandidateCaller,
  { keep, useResume, profileResume }: { keep: KeepUpload<'resume'>; useResume?: string; profileResume?: KnownFile },
): Promise<string> {
  const stored = await keep(executor, 'resume', caller.accountId);
  if (stored) {
    await deps.queue.send(executor, 'read-resume', { candidateId: caller.accountId, fileId: stored.id });
    return stored.id;
  }
  const known =
    useResume === undefined || useResume === 'profile'
      ? useResume && profileResume
      : await findOwnResume(executor, { applicationId: useResume, candidateId: caller.accountId });
  if (!known) throw invalid('resume', 'resumeMissing');
  if (!isDocument(known)) throw invalid('resume', 'resumeType');
  return known.id;
}

/** @throws Problem CHANGED_SINCE_SHOWN with the current job, if it differs from the one that the form showed */
const assertAsShown = (job: Job, form: ApplicationForm): void => {
  if (form.shownFacts && form.shownFacts !== shownFacts(job)) {
    throw new Problem('CHANGED_SINCE_SHOWN', { current: job });
  }
};

type SubmitDeps = Pick<Deps, 'db' | 'queue' | 'files' | 'settings' | 'now'> & FitDeps;

/** The resume uploaded with the form, if any. */
const uploadOf = (upload: Upload | undefined): WantedUpload | undefined =>
  upload && { purpose: 'application_resume', upload, allow: 'resume', field: 'resume' };

/** Applies to an open job, once. Address and job title come from the server's data; the profile stays unchanged. */
export async function submitApplication(
  deps: SubmitDeps,
  caller: CandidateCaller,
  form: ApplicationForm & { resume?: Upload },
): Promise<Application> {
  return withUploads(deps, { resume: uploadOf(form.resume) }, (keep) => submit(deps, caller, { form, keep }));
}

const submit = (
  deps: SubmitDeps,
  caller: CandidateCaller,
  { form, keep }: { form: ApplicationForm; keep: KeepUpload<'resume'> },
): Promise<Application> => {
  const { db, queue, settings, now } = deps;
  const at = now();
  return db.transaction(async (tx) => {
    await holdAccounts(tx, [caller.accountId]);
    const job = await getOpenJob(tx, form.jobId, at);
    const mine = { jobId: job.id, candidateId: caller.accountId };
    if (await hasApplied(tx, mine)) throw new Problem('ALREADY_APPLIED');
    assertAsShown(job.shown, form);
    const candidate = await getCandidateForApplication(tx, caller.accountId);
    const resumeFileId = await chooseResume(deps, tx, caller, {
      keep,
      useResume: form.useResume,
      profileResume: candidate.resumeFile,
    });

    const application = {
      ...mine,
      jobTitle: job.title,
      appliedFor: factsOf(job.shown),
      fullName: form.fullName,
      email: candidate.email,
      phone: form.phone,
      experience: form.experience,
      currentCompany: form.currentCompany || null,
      expectedSalary: form.expectedSalary ?? null,
      noticePeriod: form.noticePeriod || null,
      education: form.education,
      skills: form.skills,
      coverLetter: form.coverLetter || null,
      resumeFileId,
      recruiterTold: job.recruiterId === null,
      answerBy: job.answerDays && promisedDay(at, job.answerDays),
      appliedAt: at,
      updatedAt: at,
    };
    const id = await insertApplication(tx, application);
    if (!id) throw new Problem('ALREADY_APPLIED');
    const { recruiterId } = job;
    await insertFirstEvent(tx, { id, recruiterId, by: caller, at });
    await storeFirstFit(deps, tx, { ...application, id, recruiterId });

    const about = {
      publicUrl: settings.publicUrl,
      jobTitle: job.title,
      companyName: job.companyName,
      postedByCompany: job.postedByCompany,
    };
    const { accountId } = caller;
    await queue.send(
      tx,
      'mail',
      mailOf('applicationSubmitted', {
        ...{ to: candidate.email, accountId, applicationId: id, answerBy: application.answerBy },
        ...about,
      }),
    );
    const submitted = await readNewApplication(deps, tx, caller, id);
    if (recruiterId) {
      await queue.send(tx, 'tell-of-applications', { recruiterId });
      const received = { kind: 'application_received', says: { jobTitle: job.title, jobCode: job.jobId } } as const;
      // Last: applications to a job are added to the same notice, which is locked until each of them is committed.
      await tell(tx, [{ ...received, to: recruiterId, jobId: job.id, applicationId: id, at }]);
    }
    return submitted;
  });
};
