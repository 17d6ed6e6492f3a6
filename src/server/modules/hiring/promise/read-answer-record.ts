import { LEAST_DUE } from '#contract/answer-promise.ts';
import type { AnswerRecord } from '#contract/applications.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Caller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { getPublicCompany } from '#server/modules/companies/public.ts';
import { getJob } from '#server/modules/jobs/public.ts';
import { countDueAnswers } from './answer-record.store.ts';
import { findRecruiterOf } from './promises.store.ts';

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

/** Returns how a recruiter has kept their promises; null while too few applications were due. */
export async function answerRecordOf(executor: Executor, recruiterId: string, now: Date): Promise<AnswerRecord | null> {
  const counted = await countDueAnswers(executor, recruiterId, dayInIndia(now));
  if (!counted || counted.due < LEAST_DUE || counted.since === null) return null;
  const { due, inTime, answered, bulk, since, medianDays } = counted;
  return {
    due,
    inTimePercent: percent(inTime, due),
    since,
    medianDays,
    bulkPercent: percent(bulk, answered),
  };
}

/**
 * Returns the record of a job's recruiter, for everybody who may read that job.
 *
 * @throws Problem like `getJob`
 */
export async function readAnswerRecord(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id }: { id: string },
): Promise<{ record: AnswerRecord | null }> {
  const job = await getJob(deps, caller, { id });
  const recruiterId = await findRecruiterOf(deps.db, job._id);
  return { record: recruiterId === undefined ? null : await answerRecordOf(deps.db, recruiterId, deps.now()) };
}

/**
 * Returns the record of the recruiter behind a company page.
 *
 * @throws NOT_FOUND when there is no such company
 */
export async function readCompanyAnswerRecord(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  slug: string,
): Promise<{ record: AnswerRecord | null }> {
  const { id } = await getPublicCompany(db, slug);
  return { record: await answerRecordOf(db, id, now()) };
}
