import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JobQuery } from '#contract/job-search.ts';
import { type RecruiterCaller, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, aRecruiter } from '#tests/support/jobs.ts';
import {
  below,
  COMPANIES,
  chance,
  fragmentOf,
  NOW,
  PLACES,
  pick,
  randomJob,
  randomQuery,
  SKILLS,
  TITLES,
} from '#tests/support/random-jobs.ts';
import { LONG } from '#tests/support/test-length.ts';
import { jobFacets } from '../job-facets.ts';
import { NO_FILTERS } from '../job-lists.store.ts';
import { listJobs } from '../list-jobs.ts';
import { similarJobs } from '../similar-jobs.ts';
import { suggest } from '../suggest.ts';
import { openJobSearch } from './job-search.ts';
import type { SearchIndex } from './search-index.ts';

const database = testDatabase();
const JOBS = LONG ? 5_000 : 400;
const SEARCHES = LONG ? 2_000 : 200;
const BURSTS = 20;
/** The long variant runs ten times as many. */
const LONG_MS = LONG ? 1_800_000 : 120_000;
const now = () => NOW;

const KINDS = { skill: SKILLS, title: TITLES, company: COMPANIES, place: PLACES, search: SKILLS } as const;

/** In-process index that applies every change before it answers. */
const openIndex = async (): Promise<SearchIndex> => {
  const search = await openJobSearch(database.db);
  const ask: SearchIndex['ask'] = async (call, input, clock) => {
    await search.follow();
    // The compiler cannot relate a name to its input.
    return (search[call] as (input: unknown, clock: unknown) => never)(input, clock);
  };
  return { ask, changed: () => {}, ready: Promise.resolve(), close: async () => {} };
};

describe('the search in memory', () => {
  const ids: string[] = [];
  const recruiters: RecruiterCaller[] = [];

  const addJob = async (): Promise<void> => {
    const { id } = await aJob(database.db, { ...randomJob(), recruiterId: pick(recruiters).accountId });
    ids.push(id);
  };

  /** Changes that may happen to a job between two searches. */
  const changes: (() => Promise<unknown>)[] = [
    addJob,
    () => {
      const { createdAt: _, ...edited } = randomJob();
      return database.db
        .update(jobs)
        .set(edited)
        .where(eq(jobs.id, pick(ids)));
    },
    () =>
      database.db
        .update(jobs)
        .set({ status: pick(['Active', 'Closed', 'Block']) })
        .where(eq(jobs.id, pick(ids))),
    () =>
      database.db
        .update(jobs)
        .set({ deletedAt: pick([NOW, null]) })
        .where(eq(jobs.id, pick(ids))),
    () =>
      database.db
        .update(accounts)
        .set({ status: pick(['Active', 'Active', 'Block', 'Not Active']) })
        .where(eq(accounts.id, pick(recruiters).accountId)),
    async () => {
      // A rolled-back change must not be found.
      await database.db
        .transaction(async (tx) => {
          await tx.update(jobs).set({ title: 'Never' });
          tx.rollback();
        })
        .catch(() => undefined);
    },
    () => database.db.delete(jobs).where(eq(jobs.id, pick(ids))),
  ];

  beforeAll(async () => {
    for (const status of ['Active', 'Active', 'Not Active', 'Block'] as const) {
      recruiters.push(await aRecruiter(database.db, { status }));
    }
    for (let count = 0; count < JOBS; count += 1) await addJob();
  });

  test('answers as SQL does, whatever is searched for and however jobs change in between', {
    timeout: LONG_MS,
  }, async () => {
    const searchIndex = await openIndex();
    const { db } = database;
    let found = 0;
    const compare = async (query: JobQuery): Promise<void> => {
      const context = JSON.stringify(query);
      const [byIndex, bySql] = await Promise.all([
        listJobs({ db, now, searchIndex }, VISITOR, query),
        listJobs({ db, now }, VISITOR, query),
      ]);
      expect(byIndex, context).toEqual(bySql);
      if (bySql.total > 0) found += 1;
    };
    for (let burst = 0; burst < BURSTS; burst += 1) {
      for (let count = below(JOBS / 20); count > 0; count -= 1) await pick(changes)();
      for (let count = 0; count < SEARCHES / BURSTS; count += 1) {
        const sort = pick(['newest', 'relevance', 'relevance', 'createdAt', '-createdAt'] as const);
        const query: JobQuery = { ...randomQuery(), sort };
        await compare(query);
        // The rest is slower in SQL and has fewer cases.
        if (count % 4 > 0) continue;
        const facets = chance(0.3) ? randomQueryOfAll() : query;
        expect(await jobFacets({ db, now, searchIndex }, VISITOR, facets), JSON.stringify(facets)).toEqual(
          await jobFacets({ db, now }, VISITOR, facets),
        );
        const kind = pick(['skill', 'title', 'company', 'place', 'search'] as const);
        const q = fragmentOf(KINDS[kind]);
        const suggested = await suggest({ db, now }, { kind, q });
        // Suggestions for a possible typo come last.
        const withMeant = await suggest({ db, now, searchIndex }, { kind, q });
        expect(withMeant.slice(0, suggested.length), `${kind} ${q}`).toEqual(suggested);
        const open = await listJobs({ db, now }, VISITOR, randomQueryOfAll());
        const { _id: id } = pick(open.items);
        expect(await similarJobs({ db, now, searchIndex }, VISITOR, { id }), id).toEqual(
          await similarJobs({ db, now }, VISITOR, { id }),
        );
      }
    }
    // Searches without results would prove nothing.
    expect(found).toBeGreaterThan(SEARCHES / 3);
  });

  test('misses nothing of a transaction that ends after a later one', async () => {
    const search = await openJobSearch(database.db);
    const titled = (title: string) =>
      search.find(
        { filters: { ...randomQueryOfAll(), title: [title] }, order: '-createdAt', skip: 0, most: 10 },
        { now: NOW, today: '2026-11-21' },
      ).total;
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const open = { ...randomJob(), status: 'Active' as const, deadlineEnd: '2027-01-31', recruiterId };
    await database.db.transaction(async (slow) => {
      await aJob(slow, { ...open, title: 'Slow transaction' });
      await aJob(database.db, { ...open, title: 'Quick transaction' });
      await search.follow();
      expect([titled('Quick transaction'), titled('Slow transaction')]).toEqual([1, 0]);
    });
    await search.follow();
    expect([titled('Quick transaction'), titled('Slow transaction')]).toEqual([1, 1]);
    const { rows } = await database.db.execute(sql`select count(*)::int as count from job_changes`);
    expect(rows[0]?.count).toBeGreaterThan(0);
  });

  const randomQueryOfAll = (): JobQuery => ({ ...randomQuery(), ...NOTHING_ASKED });
});

const NOTHING_ASKED = {
  ...NO_FILTERS,
  posted: undefined,
  own: undefined,
  page: 1,
  limit: 100,
} satisfies Partial<JobQuery>;
