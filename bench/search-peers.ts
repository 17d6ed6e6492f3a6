import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { VISITOR } from '#server/caller.ts';
import { type Database, type Executor, openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { listJobs, openSearchIndex } from '#server/modules/jobs/public.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { seededRandom } from '#server/seeded-random.ts';
import { aQuery } from '#tests/support/jobs.ts';
import { fetchPackage } from './fetch-package.ts';
import { fillDatabase } from './fill-database.ts';
import { type Case, measure } from './measure.ts';
import { fillJobs } from './search/fill-jobs.ts';
import { type Curve, drawGrowth } from './search/growth-picture.ts';

/**
 * Compares the search with its alternatives on the same generated jobs in the same run: LIKE, LIKE with trigram
 * indexes, MiniSearch in memory, and the specification's original approach, all jobs downloaded and filtered in the
 * browser (without the network). Each answers with the first 20 rows and their exact total: 95th percentiles of a
 * frequent word, a word with a place, a rare word and no filter, together. `npm run bench:peers -- --keep DIR` also
 * draws `bench/growth.svg`; npm fetches MiniSearch, which the portal does not use.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '3000,10000,100000' },
    rounds: { type: 'string', default: '20' },
    /** Folder that keeps the filled databases for another run. */
    keep: { type: 'string' },
  },
});
/**
 * Above this many jobs, downloading the list to a browser or indexing it with MiniSearch is skipped for lack of memory.
 */
const MOST_IN_BROWSER = 100_000;
const PAGE = 20;

const folder = await mkdtemp(join(tmpdir(), 'avsar-peers-'));

interface Listing {
  id: string;
  title: string;
  company: string;
  location: string;
  skills: string;
}

/** The part of MiniSearch's interface used here. */
interface MiniSearchIndex {
  addAll(listings: readonly Listing[]): void;
  search(words: string, options: object): { id: string }[];
}
const fetched = await fetchPackage('minisearch', '7.2.0');
const MiniSearch = fetched.main as new (options: object) => MiniSearchIndex;

interface Search {
  word?: string;
  place?: string;
}

/** Not the seed that generated the jobs. */
const random = seededRandom(20_261_124);
const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];
/** Runs a search for one page and returns the total. */
type Way = (search: Search) => Promise<number>;
const SEARCHES: Readonly<Record<string, () => Search>> = {
  newest: () => ({}),
  word: () => ({ word: pick(['sales', 'python', 'java', 'data', 'excel', 'react', 'kaveri']) }),
  'word and place': () => ({ word: pick(['sales', 'python', 'java']), place: pick(['mumbai', 'pune', 'kochi']) }),
  'rare word': () => ({ word: pick(['scada', 'simulink', 'vaigai', 'kotlin 7', 'matlab 11']) }),
};

const OPEN = sql`status = 'Active' and deleted_at is null and deadline_end >= current_date`;

/** Makes a naive table of the open jobs: a key, and an index for the order. */
const copyJobs = async (db: Executor, name: string): Promise<void> => {
  const table = sql.identifier(name);
  await db.execute(sql`create table if not exists ${table} as select * from jobs where ${OPEN}`);
  await db.execute(
    sql`create index if not exists ${sql.identifier(`${name}_newest`)} on ${table} (created_at desc, id desc)`,
  );
};

const addTrigrams = async (db: Executor, name: string): Promise<void> => {
  const table = sql.identifier(name);
  for (const [part, text] of [
    ['words', sql`search_text`],
    ['place', sql`lower(location)`],
  ] as const)
    await db.execute(
      sql`create index if not exists ${sql.identifier(`${name}_${part}`)} on ${table} using gin (${text} gin_trgm_ops)`,
    );
};

const byPattern =
  (db: Database, name: string) =>
  async ({ word = '', place = '' }: Search): Promise<number> => {
    const table = sql.identifier(name);
    const holds = sql`search_text like ${`%${word}%`} and lower(location) like ${`%${place}%`}`;
    await db.execute(sql`select * from ${table} where ${holds} order by created_at desc, id desc limit ${PAGE}`);
    const { rows } = await db.execute<{ total: string }>(sql`select count(*) as total from ${table} where ${holds}`);
    return Number(rows[0]?.total);
  };

const byDownload =
  (db: Database) =>
  async ({ word = '', place = '' }: Search): Promise<number> => {
    const { rows } = await db.execute(sql`select * from jobs where ${OPEN} order by created_at desc, id desc`);
    const all = JSON.parse(JSON.stringify(rows)) as { search_text: string; location: string }[];
    return all.filter(
      ({ search_text, location }) => search_text.includes(word) && location.toLowerCase().includes(place),
    ).length;
  };

const byMiniSearch = async (db: Database) => {
  const { rows } = await db.execute<Listing & Record<string, unknown>>(
    sql`select id, title, company_name as company, location, skills_text as skills from jobs where ${OPEN}`,
  );
  const index = new MiniSearch({ fields: ['title', 'company', 'location', 'skills'] });
  index.addAll(rows);
  return async ({ word, place }: Search): Promise<number> => {
    const hits = word
      ? index.search(word, {
          prefix: true,
          combineWith: 'AND',
          fields: ['title', 'company', 'skills'],
        })
      : rows;
    const inPlace = place
      ? new Set(index.search(place, { prefix: true, fields: ['location'] }).map(({ id }) => id))
      : undefined;
    const found = inPlace ? hits.filter(({ id }) => inPlace.has(id)) : hits;
    const page = found.slice(0, PAGE).map(({ id }) => id);
    if (page.length > 0) await db.execute(sql`select * from jobs where id in ${page}`);
    return found.length;
  };
};

const measureAt = async (count: number, dataDir: string): Promise<Map<string, number>> => {
  const stop = new AbortController().signal;
  const embedded = await startEmbeddedDatabase({ dataDir, stop, log: () => {}, report: () => {} });
  const database = openDatabase({ url: embedded.url });
  const { db } = database;
  try {
    await migrateDatabase({ url: embedded.url });
    const known = () => db.select({ id: jobs.id }).from(jobs).limit(1);
    if ((await known()).length === 0) await fillDatabase(embedded.url, (filling) => fillJobs(filling, count));
    const [one] = await known();
    const searchIndex = openSearchIndex({ url: embedded.url, onTrouble: console.error });
    await searchIndex.ready;
    const deps = { db, now: () => new Date(), searchIndex };
    const ours = async ({ word, place }: Search): Promise<number> => {
      const query = aQuery({ limit: PAGE, ...(word && { q: word }), ...(place && { location: place }) });
      return (await listJobs(deps, VISITOR, query)).total;
    };
    await db.transaction(async (tx) => {
      // Copying this many rows exceeds the usual timeout.
      await tx.execute(sql`set local statement_timeout = 0`);
      await copyJobs(tx, 'listings');
      await copyJobs(tx, 'indexed_listings');
      await addTrigrams(tx, 'indexed_listings');
    });
    const inBrowser: [string, Way][] =
      count <= MOST_IN_BROWSER
        ? [
            ['MiniSearch', await byMiniSearch(db)],
            ['all downloaded', byDownload(db)],
          ]
        : [];
    const ways: [string, Way][] = [
      ['Avsar', ours],
      ['LIKE', byPattern(db, 'listings')],
      ['trigram indexes', byPattern(db, 'indexed_listings')],
      ...inBrowser,
    ];
    await db.execute(sql`analyze`);
    // MiniSearch matches whole words and prefixes, the others any part of a text, so its totals may differ.
    const search = { word: 'python', place: 'pune' };
    const totals = await Promise.all(ways.map(async ([way, ask]) => `${way} ${await ask(search)}`));
    console.log(`\n${count} jobs; "python" in "pune": ${totals.join(', ')}`);
    const cases: Case[] = ways.flatMap(([way, ask]) =>
      Object.entries(SEARCHES).map(([kind, make]) => ({ name: `${way}|${kind}`, act: () => ask(make()) })),
    );
    const lookup = () =>
      db
        .select()
        .from(jobs)
        .where(eq(jobs.id, one?.id ?? ''));
    const result = await measure(cases, { rounds: Number(values.rounds), lookup });
    const worst = new Map<string, number>();
    for (const { name, ms } of result.measured) {
      const [way = '', kind = ''] = name.split('|');
      console.log(
        `  ${way.padEnd(16)} ${kind.padEnd(16)} ${ms.toFixed(1).padStart(8)} ms ${(ms / result.lookup).toFixed(1).padStart(8)} ×`,
      );
      worst.set(way, Math.max(worst.get(way) ?? 0, ms));
    }
    worst.set('a lookup by key', result.lookup);
    await searchIndex.close();
    return worst;
  } finally {
    await database.close();
    await embedded.stop();
  }
};

const sizes = values.jobs.split(',').map(Number);
const curves = new Map<string, Curve['points']>();
try {
  for (const count of sizes) {
    const worst = await measureAt(count, join(values.keep ?? folder, String(count)));
    for (const [way, ms] of worst) curves.set(way, [...(curves.get(way) ?? []), { jobs: count, ms }]);
  }
} finally {
  await fetched.remove();
  await rm(folder, { recursive: true, force: true });
}
await writeFile(
  join(PACKAGE_ROOT, 'bench/growth.svg'),
  drawGrowth([...curves].map(([name, points]) => ({ name, points }))),
);
