import type { Executor } from '#server/database/client.ts';
import { Problem } from '#server/problem.ts';
import { type AdminRow, findAdmin } from './admins.store.ts';

/** @throws NOT_FOUND when there is no such administrator */
export const getAdmin = async (executor: Executor, id: string): Promise<AdminRow> => {
  const row = await findAdmin(executor, id);
  if (!row) throw new Problem('NOT_FOUND');
  return row;
};
