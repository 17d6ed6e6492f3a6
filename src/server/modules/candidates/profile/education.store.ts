import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { education } from '#server/database/schema/profile-lists.ts';
import type { EducationColumns } from './education-policy.ts';

const isOwn = (candidateId: string, id: string) => and(eq(education.candidateId, candidateId), eq(education.id, id));

export const listEducationRows = async (executor: Executor, candidateId: string) =>
  executor
    .select()
    .from(education)
    .where(eq(education.candidateId, candidateId))
    .orderBy(asc(education.position), asc(education.createdAt), asc(education.id));

export type EducationRow = typeof education.$inferSelect;

export const insertEducation = async (
  executor: Executor,
  candidateId: string,
  columns: EducationColumns & { position: number; createdAt: Date },
): Promise<EducationRow> => {
  const [inserted] = await executor
    .insert(education)
    .values({ candidateId, ...columns })
    .returning();
  if (!inserted) throw new Error('The row was not inserted.');
  return inserted;
};

export const updateEducationRow = async (
  executor: Executor,
  candidateId: string,
  id: string,
  columns: EducationColumns & { position?: number },
): Promise<EducationRow | undefined> => {
  const [updated] = await executor.update(education).set(columns).where(isOwn(candidateId, id)).returning();
  return updated;
};

/** Returns how many rows were deleted. */
export const deleteEducationRows = async (executor: Executor, candidateId: string, ids: readonly string[]) => {
  if (ids.length === 0) return 0;
  const deleted = await executor
    .delete(education)
    .where(and(eq(education.candidateId, candidateId), inArray(education.id, [...ids])))
    .returning({ id: education.id });
  return deleted.length;
};
