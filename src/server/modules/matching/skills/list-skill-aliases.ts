import { ROUTES } from '#contract/routes.ts';
import type { AliasQuery, SkillAlias } from '#contract/skill-aliases.ts';
import type { Page } from '#server/answer.ts';
import type { Deps } from '#server/deps.ts';
import { type AliasRow, listAliasRows } from './skill-aliases.store.ts';

export const aliasView = (row: AliasRow): SkillAlias => ({
  _id: row.fromKey,
  from: { skill: row.fromName, listings: row.fromListings },
  to: { skill: row.toName, listings: row.toListings },
  alike: Math.round(Math.max(0, row.alike) * 100),
  decision: row.decision,
  ...(row.decidedAt && { decidedAt: row.decidedAt.toISOString() }),
  ...(row.decidedBy && { decidedBy: row.decidedBy }),
});

/** Returns one page of the merges awaiting a decision, or of those decided. */
export const listSkillAliases = async (
  { db }: Pick<Deps, 'db'>,
  { page, limit: wanted, decided }: AliasQuery,
): Promise<Page<SkillAlias>> => {
  const { limit: usual, most } = ROUTES.listSkillAliases.paged;
  const limit = Math.min(wanted ?? usual, most);
  const { items, total } = await listAliasRows(db, { decided, limit, offset: (page - 1) * limit });
  return { items: items.map(aliasView), total };
};
