import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { projects } from '#server/database/schema/profile-lists.ts';
import type { ProjectColumns } from './project-policy.ts';

const isOwn = (candidateId: string, id: string) => and(eq(projects.candidateId, candidateId), eq(projects.id, id));

export const listProjectRows = async (executor: Executor, candidateId: string) =>
  executor
    .select()
    .from(projects)
    .where(eq(projects.candidateId, candidateId))
    .orderBy(asc(projects.position), asc(projects.createdAt), asc(projects.id));

export type ProjectRow = typeof projects.$inferSelect;

export const insertProject = async (
  executor: Executor,
  candidateId: string,
  columns: ProjectColumns & { position: number; createdAt: Date },
): Promise<ProjectRow> => {
  const [inserted] = await executor
    .insert(projects)
    .values({ candidateId, ...columns })
    .returning();
  if (!inserted) throw new Error('The row was not inserted.');
  return inserted;
};

export const updateProjectRow = async (
  executor: Executor,
  candidateId: string,
  id: string,
  columns: ProjectColumns & { position?: number },
): Promise<ProjectRow | undefined> => {
  const [updated] = await executor.update(projects).set(columns).where(isOwn(candidateId, id)).returning();
  return updated;
};

/** Returns how many rows were deleted. */
export const deleteProjectRows = async (executor: Executor, candidateId: string, ids: readonly string[]) => {
  if (ids.length === 0) return 0;
  const deleted = await executor
    .delete(projects)
    .where(and(eq(projects.candidateId, candidateId), inArray(projects.id, [...ids])))
    .returning({ id: projects.id });
  return deleted.length;
};
