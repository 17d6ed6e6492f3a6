import type { Answer } from '#server/answer.ts';
import { type CandidateCaller, isCandidate, type RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { contentDisposition } from '#server/modules/files/public.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { Problem } from '#server/problem.ts';
import { calendarEntryTexts } from '#texts/documents.ts';
import { entryText } from './interview-calendar.ts';
import { findLatest } from './interviews.store.ts';

/**
 * Returns the newest interview of an application as an iCalendar file; a cancelled one, and for the recruiter one of a
 * removed job, removes its entry.
 * @throws NOT_FOUND without an interview, and for the candidate of a removed job, whose interview is withheld
 */
export async function readCalendar(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: CandidateCaller | RecruiterCaller,
  applicationId: string,
): Promise<Answer<string>> {
  const [row] = await findLatest(db, caller, [applicationId]);
  if (!row || (isCandidate(caller) && row.takenDown)) throw new Problem('NOT_FOUND');
  const { jobTitle, companyName } = row;
  // Its candidate was told not to come.
  const interview = row.takenDown ? { ...row.interview, status: 'Cancelled' as const } : row.interview;
  const recruiter = interview.recruiterId ? await getRecruiterForJob(db, interview.recruiterId) : undefined;
  const organizer = recruiter && { name: interview.scheduledBy, email: recruiter.email };
  return {
    body: entryText({ interview, jobTitle, companyName, organizer, at: now() }),
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', calendarEntryTexts.fileName({ company: companyName })),
      'X-Content-Type-Options': 'nosniff',
    },
  };
}
