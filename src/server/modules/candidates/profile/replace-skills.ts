import type { Transaction } from '#server/database/client.ts';
import { deleteSkillRows, insertSkill, listSkillRows, updateSkillRow } from './skills.store.ts';

/**
 * Makes the skills those of the list, in its order: one that stays keeps its row, in whatever case it is written.
 * @returns whether anything is different now
 */
export async function replaceSkills(
  tx: Transaction,
  candidateId: string,
  names: readonly string[],
  at: Date,
): Promise<boolean> {
  const before = await listSkillRows(tx, candidateId);
  if (before.map(({ name }) => name).join('\n') === names.join('\n')) return false;
  const known = new Map(before.map((row) => [row.name.toLowerCase(), row]));
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  const gone = before.filter(({ name }) => !wanted.has(name.toLowerCase())).map(({ id }) => id);
  await deleteSkillRows(tx, candidateId, gone);
  for (const [position, name] of names.entries()) {
    const row = known.get(name.toLowerCase());
    if (row) await updateSkillRow(tx, candidateId, row.id, { name, position });
    else await insertSkill(tx, candidateId, { name, position, at });
  }
  return true;
}
