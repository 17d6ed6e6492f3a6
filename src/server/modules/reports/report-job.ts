import type { JobReport } from '#contract/reports.ts';
import { dayInIndia } from '#contract/rules.ts';
import { type Caller, isMember } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { getPublicJob } from '#server/modules/jobs/public.ts';
import { tellAdmins } from '#server/modules/notices/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { insertReport } from './reports.store.ts';

/**
 * Stores a report about a public job. The job stays unchanged: a person decides.
 * @throws NOT_FOUND and GONE as for a visitor, whoever asks; TOO_MANY_REQUESTS
 */
export async function reportJob(
  { db, limits, now }: Pick<Deps, 'db' | 'limits' | 'now'>,
  caller: Caller,
  { clientAddress }: Pick<RequestMeta, 'clientAddress'>,
  { id, reason, details, email }: JobReport & { id: string },
): Promise<{ message: string }> {
  const at = now();
  const job = await getPublicJob(db, id, at);
  await limits.take('reportPerAddress', addressKey(clientAddress));
  return db.transaction(async (tx) => {
    await insertReport(tx, {
      jobId: job.id,
      reason,
      details,
      email: email || null,
      language: spokenLanguage(),
      reporterId: isMember(caller) ? caller.accountId : null,
      createdAt: at,
    });
    const says = { jobTitle: job.title, companyName: job.companyName };
    // Notifies once a day, however many reports there are.
    const once = `${job.id} ${dayInIndia(at)}`;
    await tellAdmins(tx, { kind: 'job_reported', says, jobId: job.id, once, at });
    return { message: answerTexts.jobReported };
  });
}
