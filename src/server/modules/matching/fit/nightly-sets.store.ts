import { sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { nightlySkillSets } from '#server/database/schema/fits.ts';
import { SKILL_WORTH } from './weights.ts';

const AT_ONCE = 2_000;

/** Replaces last night's sets, in an order that does not reveal their owners. */
export const replaceSkillSets = async (executor: Executor, sets: readonly (readonly string[])[]): Promise<void> => {
  await executor.delete(nightlySkillSets);
  const mixed = sets.map((skills) => [...skills].sort()).sort((left, right) => (left.join() < right.join() ? -1 : 1));
  for (let at = 0; at < mixed.length; at += AT_ONCE)
    await executor.insert(nightlySkillSets).values(mixed.slice(at, at + AT_ONCE).map((skills) => ({ skills })));
};

export interface SkillSetCounts {
  all: number;
  fit: number;
  everyMust: number;
  oneMustMissing: number;
  /** By normalized skill. */
  having: Map<string, number>;
}

/** Counts last night's sets with these skills; `from`: the share of their worth that counts as a fit. */
export const countSkillSets = async (
  executor: Executor,
  { musts, others, from }: { musts: readonly string[]; others: readonly string[]; from: number },
): Promise<SkillSetCounts> => {
  const keys = [...musts, ...others];
  const list = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;
  const worth = musts.length * SKILL_WORTH.must + others.length * SKILL_WORTH.nice;
  const { rows } = await executor.execute<Record<'all' | 'fit' | 'every' | 'one', number>>(sql`
    select (select count(*)::int from ${nightlySkillSets}) as "all",
      count(*) filter (where had.musts = ${musts.length} and had.worth >= ${worth * from}::float8)::int as "fit",
      count(*) filter (where had.musts = ${musts.length})::int as "every",
      count(*) filter (where had.musts = ${musts.length - 1})::int as "one"
    from (
      select count(*) filter (where skill = any(${list(musts)})) as musts,
        sum(case when skill = any(${list(musts)}) then ${SKILL_WORTH.must}::float8 else ${SKILL_WORTH.nice}::float8 end) as worth
      from ${nightlySkillSets}, unnest(${nightlySkillSets.skills}) as skill
      where ${nightlySkillSets.skills} && ${list(keys)} and skill = any(${list(keys)})
      group by ${nightlySkillSets.id}
    ) as had`);
  const counted = await executor.execute<{ skill: string; count: number }>(sql`
    select skill, count(*)::int as count from ${nightlySkillSets}, unnest(${nightlySkillSets.skills}) as skill
    where ${nightlySkillSets.skills} && ${list(keys)} and skill = any(${list(keys)}) group by skill`);
  const [row] = rows;
  return {
    all: row?.all ?? 0,
    fit: row?.fit ?? 0,
    everyMust: row?.every ?? 0,
    oneMustMissing: row?.one ?? 0,
    having: new Map(counted.rows.map(({ skill, count }) => [skill, count])),
  };
};
