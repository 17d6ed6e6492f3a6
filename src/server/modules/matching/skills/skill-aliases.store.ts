import { and, desc, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AliasDecision } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { skillAliases } from '#server/database/schema/skill-models.ts';
import type { ProposedMerge } from './propose-merges.ts';

/** Replaces the undecided proposals; decisions stay. */
export const replaceProposals = async (executor: Executor, proposals: readonly ProposedMerge[]): Promise<void> => {
  const keys = proposals.map(({ fromKey }) => fromKey);
  const waiting = eq(skillAliases.decision, 'proposed');
  await executor
    .delete(skillAliases)
    .where(keys.length > 0 ? and(waiting, notInArray(skillAliases.fromKey, keys)) : waiting);
  if (proposals.length === 0) return;
  const excluded = (column: string): SQL => sql.raw(`excluded.${column}`);
  await executor
    .insert(skillAliases)
    .values([...proposals])
    .onConflictDoUpdate({
      target: skillAliases.fromKey,
      set: {
        toKey: excluded('to_key'),
        fromName: excluded('from_name'),
        toName: excluded('to_name'),
        fromListings: excluded('from_listings'),
        toListings: excluded('to_listings'),
        alike: excluded('alike'),
      },
      setWhere: waiting,
    });
};

const decider = sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`;

const columns = {
  fromKey: skillAliases.fromKey,
  fromName: skillAliases.fromName,
  toName: skillAliases.toName,
  fromListings: skillAliases.fromListings,
  toListings: skillAliases.toListings,
  alike: skillAliases.alike,
  decision: skillAliases.decision,
  decidedAt: skillAliases.decidedAt,
  decidedBy: decider,
};

export interface AliasRow {
  fromKey: string;
  fromName: string;
  toName: string;
  fromListings: number;
  toListings: number;
  alike: number;
  decision: AliasDecision;
  decidedAt: Date | null;
  decidedBy: string | null;
}

/** Undecided proposals, most required first, or decided ones, latest first. */
export const listAliasRows = async (
  executor: Executor,
  { decided, limit, offset }: { decided: boolean; limit: number; offset: number },
): Promise<{ items: AliasRow[]; total: number }> => {
  const where = decided ? ne(skillAliases.decision, 'proposed') : eq(skillAliases.decision, 'proposed');
  const order = decided
    ? [desc(skillAliases.decidedAt), skillAliases.fromKey]
    : [desc(skillAliases.fromListings), skillAliases.fromKey];
  const items = await executor
    .select(columns)
    .from(skillAliases)
    .leftJoin(accounts, eq(accounts.id, skillAliases.decidedBy))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const total = await executor.$count(skillAliases, where);
  return { items, total };
};

/** Locks the pair before a decision. */
export const findAliasForUpdate = async (
  executor: Executor,
  fromKey: string,
): Promise<Pick<AliasRow, 'fromName' | 'toName' | 'decision' | 'decidedAt'> | undefined> => {
  const [row] = await executor
    .select({
      fromName: skillAliases.fromName,
      toName: skillAliases.toName,
      decision: skillAliases.decision,
      decidedAt: skillAliases.decidedAt,
    })
    .from(skillAliases)
    .where(eq(skillAliases.fromKey, fromKey))
    .for('update');
  return row;
};

export const decideAlias = async (
  executor: Executor,
  fromKey: string,
  { decision, by, at }: { decision: AliasDecision; by: string; at: Date },
): Promise<void> => {
  const isOpen = decision === 'proposed';
  await executor
    .update(skillAliases)
    .set({ decision, decidedBy: isOpen ? null : by, decidedAt: isOpen ? null : at })
    .where(eq(skillAliases.fromKey, fromKey));
};

export const getAliasRow = async (executor: Executor, fromKey: string): Promise<AliasRow | undefined> => {
  const [row] = await executor
    .select(columns)
    .from(skillAliases)
    .leftJoin(accounts, eq(accounts.id, skillAliases.decidedBy))
    .where(eq(skillAliases.fromKey, fromKey));
  return row;
};
