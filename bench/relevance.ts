import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { VISITOR } from '#server/caller.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { readListings } from '#server/modules/jobs/import/read-listings.ts';
import { listJobs, openSearchIndex } from '#server/modules/jobs/public.ts';
import { aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { type Baseline, baselinesOf, type Row } from './relevance/baselines.ts';
import { ndcg } from './relevance/ndcg.ts';

/**
 * Measures whether the order by relevance ranks wanted jobs first: nDCG@10 over queries whose rows were judged from the
 * first 20 of each baseline before the order was written; a third of the queries was held out meanwhile. `npm run
 * bench:relevance -- FILE.csv`, where FILE.csv holds the judged listings.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Prints the rows to judge instead. */
    pool: { type: 'boolean', default: false },
    /** Prints each query. */
    each: { type: 'boolean', default: false },
  },
});
const [file] = positionals;
if (!file) throw new Error('Name the file of listings: npm run bench:relevance -- FILE.csv');

const POOLED = 20;
/** Rows looked at to find ten judged ones. */
const LOOKED_AT = 200;
const BATCH = 500;
const MINUTE = 60_000;

interface Query {
  query: string;
  isHeldOut: boolean;
  judged: Map<number, number>;
}

const lines = async (name: string): Promise<string[][]> =>
  (await readFile(join(import.meta.dirname, 'relevance', name), 'utf8'))
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

const queries: Query[] = (await lines('queries.csv')).map(([query = '', part]) => ({
  query,
  isHeldOut: part === 'held out',
  judged: new Map(),
}));

const dataDir = await mkdtemp(join(tmpdir(), 'avsar-bench-'));
const stop = new AbortController().signal;
const embedded = await startEmbeddedDatabase({ dataDir, stop, log: () => {}, report: () => {} });
const database = openDatabase({ url: embedded.url });
const { db } = database;
const now = () => new Date();

/**
 * Inserts the listings; later rows of the file are newer. The row number is kept in the department, which no search
 * reads.
 */
const fill = async (path: string): Promise<Row[]> => {
  const { accountId: recruiterId } = await aRecruiter(db);
  const began = Date.now() - 7 * 24 * 60 * MINUTE;
  const rows: Row[] = [];
  const batch: (typeof jobs.$inferInsert)[] = [];
  const write = async (): Promise<void> => {
    if (batch.length > 0) await db.insert(jobs).values(batch.splice(0));
  };
  for await (const read of readListings(createReadStream(path))) {
    if ('refused' in read) continue;
    const { applyUrl: _, experience, salary, ...listing } = read.listing;
    const row = read.line - 1;
    rows.push({ row, ...listing });
    batch.push({
      ...listing,
      recruiterId,
      department: String(row),
      experienceUnknown: true,
      deadlineStart: '2020-01-01',
      deadlineEnd: '2099-12-31',
      createdAt: new Date(began + row * MINUTE),
    });
    if (batch.length >= BATCH) await write();
  }
  await write();
  return rows;
};

const printPool = async (rows: readonly Row[], baselines: readonly Baseline[]): Promise<void> => {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  for (const { query } of queries) {
    const pooled = new Set<number>();
    for (const baseline of baselines) for (const row of await baseline.first(query, POOLED)) pooled.add(row);
    console.log(`\n# ${query}`);
    for (const row of [...pooled].toSorted((left, right) => left - right)) {
      const { title = '', companyName = '', skills = [] } = byRow.get(row) ?? {};
      console.log(`${row}|${title}|${companyName}|${skills.join(', ')}`);
    }
  }
};

const mean = (figures: readonly number[]): string =>
  (figures.reduce((sum, figure) => sum + figure, 0) / figures.length).toFixed(3);

const measure = async (baselines: readonly Baseline[]): Promise<void> => {
  for (const [query, row, grade] of await lines('judged.csv')) {
    queries.find((one) => one.query === query)?.judged.set(Number(row), Number(grade));
  }
  const searchIndex = openSearchIndex({ url: embedded.url, onTrouble: console.error });
  await searchIndex.ready;
  const ours = (deps: Parameters<typeof listJobs>[0]) => async (query: string, most: number) => {
    const { items } = await listJobs(deps, VISITOR, aQuery({ q: query, sort: 'relevance', limit: most }));
    return items.map(({ department }) => Number(department));
  };
  const systems: Baseline[] = [
    { name: 'Avsar, in memory', first: ours({ db, now, searchIndex }) },
    { name: 'Avsar, SQL', first: ours({ db, now }) },
    ...baselines,
  ];
  const tuned = queries.filter(({ isHeldOut }) => !isHeldOut).length;
  console.log(`nDCG@10 over ${tuned} queries, and ${queries.length - tuned} held out; the judged of the first ten`);
  for (const { name, first } of systems) {
    const figures: (Query & { ndcg: number; known: number })[] = [];
    for (const query of queries) {
      const order = await first(query.query, LOOKED_AT);
      const ten = order.slice(0, 10);
      const known = ten.filter((row) => query.judged.has(row)).length;
      figures.push({ ...query, ndcg: ndcg(order, query.judged), known: ten.length === 0 ? 1 : known / ten.length });
    }
    const of = (isHeldOut: boolean) =>
      mean(figures.filter((one) => one.isHeldOut === isHeldOut).map((one) => one.ndcg));
    const known = Math.round(Number(mean(figures.map((one) => one.known))) * 100);
    console.log(`  ${name.padEnd(20)} ${of(false)}  ${of(true)}  ${known} %`);
    if (values.each) {
      for (const one of figures) console.log(`    ${one.ndcg.toFixed(2)}  ${one.query}${one.isHeldOut ? ' *' : ''}`);
    }
  }
  await searchIndex.close();
};

try {
  await migrateDatabase({ url: embedded.url });
  const rows = await fill(file);
  const baselines = baselinesOf(db, rows);
  await (values.pool ? printPool(rows, baselines) : measure(baselines));
} finally {
  await database.close();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
