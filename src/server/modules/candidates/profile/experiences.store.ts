import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { experiences } from '#server/database/schema/profile-lists.ts';
import type { ExperienceColumns } from './experience-policy.ts';

const isOwn = (candidateId: string, id: string) =>
  and(eq(experiences.candidateId, candidateId), eq(experiences.id, id));

/** The current one first, then the latest. */
export const listExperienceRows = async (executor: Executor, candidateId: string) =>
  executor
    .select()
    .from(experiences)
    .where(eq(experiences.candidateId, candidateId))
    .orderBy(
      desc(experiences.currentlyWorking),
      sql`${experiences.endDate} desc nulls first`,
      asc(experiences.sortOrder),
      asc(experiences.id),
    );

export type ExperienceRow = typeof experiences.$inferSelect;

export const insertExperience = async (
  executor: Executor,
  candidateId: string,
  columns: ExperienceColumns & { sortOrder: number; createdAt: Date },
): Promise<ExperienceRow> => {
  const [inserted] = await executor
    .insert(experiences)
    .values({ candidateId, ...columns })
    .returning();
  if (!inserted) throw new Error('The row was not inserted.');
  return inserted;
};

export const updateExperienceRow = async (
  executor: Executor,
  candidateId: string,
  id: string,
  columns: ExperienceColumns & { sortOrder?: number },
): Promise<ExperienceRow | undefined> => {
  const [updated] = await executor.update(experiences).set(columns).where(isOwn(candidateId, id)).returning();
  return updated;
};

/** Returns how many rows were deleted. */
export const deleteExperienceRows = async (executor: Executor, candidateId: string, ids: readonly string[]) => {
  if (ids.length === 0) return 0;
  const deleted = await executor
    .delete(experiences)
    .where(and(eq(experiences.candidateId, candidateId), inArray(experiences.id, [...ids])))
    .returning({ id: experiences.id });
  return deleted.length;
};
