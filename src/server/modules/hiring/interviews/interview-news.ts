import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import type { LockedApplication } from '../applications/application-changes.store.ts';
import type { InterviewRecord } from './interview-changes.store.ts';
import type { InterviewNews } from './interview-mails.ts';

/** Collects the content of an email about an interview; undefined when the candidate's account is gone. */
export const newsOf = async (
  { settings, now }: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  application: LockedApplication,
  interview: InterviewRecord,
): Promise<InterviewNews | undefined> => {
  if (!application.candidateEmail || !application.recruiterId) return undefined;
  const recruiter = await getRecruiterForJob(tx, application.recruiterId);
  return {
    publicUrl: settings.publicUrl,
    interview,
    jobTitle: application.jobTitle,
    companyName: application.companyName,
    postedByCompany: application.postedByCompany,
    candidate: { name: application.fullName ?? '', email: application.candidateEmail },
    recruiter: { id: application.recruiterId, name: interview.scheduledBy, email: recruiter.email },
    at: now(),
  };
};
