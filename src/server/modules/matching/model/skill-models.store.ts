import { desc, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { skillModels } from '#server/database/schema/skill-models.ts';

/** Finds the newest complete model, unless it is the known one. */
export const findNewestModel = async (
  executor: Executor,
  known: number,
): Promise<{ version: number; content: Buffer } | undefined> => {
  const [row] = await executor
    .select({ version: skillModels.version, content: skillModels.content })
    .from(skillModels)
    .where(gt(skillModels.version, known))
    .orderBy(desc(skillModels.version))
    .limit(1);
  return row;
};

/** Whether a model was learned from data read at or after that moment. */
export const hasModelSince = async (executor: Executor, moment: Date): Promise<boolean> => {
  const [row] = await executor.select({ one: sql`1` }).from(skillModels).where(gt(skillModels.readAt, moment)).limit(1);
  return row !== undefined;
};

/** Stores a model as the newest and keeps the previous one for processes that have not switched yet. */
export const insertModel = async (
  executor: Executor,
  model: { content: Buffer; readAt: Date; listings: number; people: number; skills: number },
): Promise<number> => {
  const [row] = await executor.insert(skillModels).values(model).returning({ version: skillModels.version });
  const version = row?.version ?? 0;
  await executor.delete(skillModels).where(lt(skillModels.version, version - 1));
  return version;
};
