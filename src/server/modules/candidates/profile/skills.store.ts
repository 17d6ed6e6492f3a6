import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { skills } from '#server/database/schema/profile-lists.ts';

const row = { id: skills.id, name: skills.name, position: skills.position, createdAt: skills.createdAt };

const isOwn = (candidateId: string, id: string) => and(eq(skills.candidateId, candidateId), eq(skills.id, id));

export const listSkillRows = async (executor: Executor, candidateId: string) =>
  executor
    .select(row)
    .from(skills)
    .where(eq(skills.candidateId, candidateId))
    .orderBy(asc(skills.position), asc(skills.createdAt), asc(skills.id));

export type SkillRow = Awaited<ReturnType<typeof listSkillRows>>[number];

/** Returns undefined when the person has a skill of that name already, ignoring case. */
export const insertSkill = async (
  executor: Executor,
  candidateId: string,
  { name, position, at }: { name: string; position: number; at: Date },
): Promise<SkillRow | undefined> => {
  const [inserted] = await executor
    .insert(skills)
    .values({ candidateId, name, position, createdAt: at })
    .onConflictDoNothing()
    .returning(row);
  return inserted;
};

export const updateSkillRow = async (
  executor: Executor,
  candidateId: string,
  id: string,
  columns: { name?: string; position?: number },
): Promise<SkillRow | undefined> => {
  const [updated] = await executor.update(skills).set(columns).where(isOwn(candidateId, id)).returning(row);
  return updated;
};

/** Returns how many rows were deleted. */
export const deleteSkillRows = async (executor: Executor, candidateId: string, ids: readonly string[]) => {
  if (ids.length === 0) return 0;
  const deleted = await executor
    .delete(skills)
    .where(and(eq(skills.candidateId, candidateId), inArray(skills.id, [...ids])))
    .returning({ id: skills.id });
  return deleted.length;
};
