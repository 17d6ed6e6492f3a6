import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { FoundWords } from '#contract/reports.ts';
import type { ReportDecision } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { jobFraudSigns } from '#server/database/schema/trust.ts';
import { announceToAdmins } from '#server/modules/stream/public.ts';
import type { FoundSign } from './find-fraud-signs.ts';

export type SignRow = FoundSign & { jobId: string; createdAt: Date };

const excluded = <T>(column: string) => sql<T>`excluded.${sql.identifier(column)}`;

/** PostgreSQL allows 65,535 values per statement. */
const AT_ONCE = 5_000;

/**
 * Writes the findings for jobs. A decided sign reopens when the finding differs from the one decided; otherwise the
 * decision holds.
 * @returns how many are new or have changed
 */
export const upsertSigns = async (executor: Executor, signs: readonly SignRow[]): Promise<number> => {
  let written = 0;
  for (let from = 0; from < signs.length; from += AT_ONCE) {
    const { rowCount } = await executor
      .insert(jobFraudSigns)
      .values(
        signs
          .slice(from, from + AT_ONCE)
          .map(({ jobId, sign, found, createdAt }) => ({ jobId, sign, found, createdAt })),
      )
      .onConflictDoUpdate({
        target: [jobFraudSigns.jobId, jobFraudSigns.sign],
        set: {
          found: excluded<FoundWords[]>('found'),
          decision: null,
          decidedAt: null,
          createdAt: sql`case when ${jobFraudSigns.decision} is null then ${jobFraudSigns.createdAt} else excluded.created_at end`,
        },
        setWhere: sql`${jobFraudSigns.found} <> excluded.found`,
      });
    written += rowCount ?? 0;
  }
  if (signs.length > 0) await announceToAdmins(executor, ['administration']);
  return written;
};

/** Deletes open signs of the jobs that are no longer found; decided ones stay. */
export const deleteOpenSignsBut = async (
  executor: Executor,
  jobIds: readonly string[],
  found: readonly SignRow[],
): Promise<void> => {
  if (jobIds.length === 0) return;
  const still = found.map(({ jobId, sign }) => `${jobId} ${sign}`);
  const isStillThere = sql`${jobFraudSigns.jobId}::text || ' ' || ${jobFraudSigns.sign} = any (${sql.param(still)}::text[])`;
  await executor
    .delete(jobFraudSigns)
    .where(and(inArray(jobFraudSigns.jobId, [...jobIds]), isNull(jobFraudSigns.decision), sql`not (${isStillThere})`));
};

/** Decides the open signs of a job; unfreezing a job also decides again those it was frozen for. */
export const decideSigns = async (
  executor: Executor,
  jobId: string,
  { decision, at }: { decision: ReportDecision; at: Date },
): Promise<void> => {
  const open = isNull(jobFraudSigns.decision);
  await executor
    .update(jobFraudSigns)
    .set({ decision, decidedAt: at })
    .where(
      and(
        eq(jobFraudSigns.jobId, jobId),
        decision === 'unfreeze' ? or(open, eq(jobFraudSigns.decision, 'freeze')) : open,
      ),
    );
};
