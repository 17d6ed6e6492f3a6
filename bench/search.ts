import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { VISITOR } from '#server/caller.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { jobFacets, listJobs, openSearchIndex, searchHelp, similarJobs, suggest } from '#server/modules/jobs/public.ts';
import { seededRandom } from '#server/seeded-random.ts';
import { aQuery } from '#tests/support/jobs.ts';
import { fillDatabase } from './fill-database.ts';
import { type Case, measure } from './measure.ts';
import { fillJobs } from './search/fill-jobs.ts';

/**
 * Measures a search among a million jobs through the use cases, rows and exact total included, against a lookup by
 * primary key in the same run: 95th percentiles of cold and warm searches together. `npm run bench:search -- --jobs
 * 1000000 --keep DIR`.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    /** Folder that keeps the filled database for another run. */
    keep: { type: 'string' },
    /** Only the cases whose name contains this. */
    only: { type: 'string', default: '' },
    /** Without the search in memory. */
    sql: { type: 'boolean', default: false },
  },
});
const count = Number(values.jobs);
const dataDir = values.keep ?? (await mkdtemp(join(tmpdir(), 'avsar-bench-')));
const stop = new AbortController().signal;
const embedded = await startEmbeddedDatabase({ dataDir, stop, log: () => {}, report: () => {} });
const database = openDatabase({ url: embedded.url });
const { db } = database;
const now = () => new Date();

/** Not the seed that generated the jobs. */
const random = seededRandom(20_261_123);
const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(random() * list.length)] ?? list[0];

const LETTERS = [...'abcdeghilmnoprstu'] as [string, ...string[]];
const WORDS: [string, ...string[]] = [
  'sales',
  'python',
  'java',
  'data',
  'excel',
  'manager',
  'react',
  'intern',
  'kaveri',
  'c++',
];
const RARE: [string, ...string[]] = [
  'embedded c',
  'rails',
  'scada',
  'penetration',
  'vaigai',
  'kotlin 7',
  'simulink',
  'matlab 11',
];
const CITIES: [string, ...string[]] = ['Bengaluru', 'Mumbai', 'Hyderabad', 'Pune', 'Delhi', 'Kochi', 'Siliguri'];
const SLIPS: [string, ...string[]] = ['pyhton', 'devloper', 'mangaer', 'kuberntes', 'analist', 'enginer'];
const HINDI: [string, ...string[]] = ['डेटा एनालिस्ट', 'सेल्स', 'मैनेजर', 'पाइथन', 'शिक्षक', 'रिएक्ट डेवलपर', 'क्वांटम'];
const HINDI_CITIES: [string, ...string[]] = ['बेंगलुरु', 'मुंबई', 'हैदराबाद', 'पुणे', 'दिल्ली'];

try {
  await migrateDatabase({ url: embedded.url });
  const [one] = await db.select({ id: jobs.id }).from(jobs).limit(1);
  let began = performance.now();
  if (!one) {
    await fillDatabase(embedded.url, (filling) => fillJobs(filling, count));
    console.log(`${count} jobs written in ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  began = performance.now();
  const memory = process.memoryUsage.rss();
  const searchIndex = values.sql ? undefined : openSearchIndex({ url: embedded.url, onTrouble: console.error });
  if (searchIndex) {
    await searchIndex.ready;
    const more = (process.memoryUsage.rss() - memory) / 2 ** 20;
    console.log(
      `loaded into memory in ${((performance.now() - began) / 1_000).toFixed(1)} s, ${more.toFixed(0)} MB more`,
    );
  }
  const deps = { db, now, ...(searchIndex && { searchIndex }) };
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from jobs where status = 'Active' order by id limit 400`,
  );
  const ids = rows.map(({ id }) => id);
  const anId = (): string => ids[Math.floor(random() * ids.length)] ?? '';
  const list = (make: () => Readonly<Record<string, unknown>>) => () =>
    listJobs(deps, VISITOR, aQuery({ limit: 20, ...make() }));
  const facets = (make: () => Readonly<Record<string, unknown>>) => () => jobFacets(deps, VISITOR, aQuery(make()));
  const { total } = await listJobs(deps, VISITOR, aQuery({ limit: 20 }));
  console.log(`${total} open`);
  const some = (): Record<string, unknown> => ({
    q: pick(WORDS),
    location: pick(CITIES),
    experience: pick(['0-2', '2-5', '5-10']),
    ...(random() < 0.5 && { workMode: pick(['Remote', 'Hybrid', 'Work From Office']) }),
    ...(random() < 0.5 && { salary: pick(['3-6', '6-10', '10-15']) }),
  });
  const cases: Case[] = [
    { name: 'newest, no filter', act: list(() => ({})) },
    { name: 'page 50', act: list(() => ({ page: 50 })) },
    { name: 'the last page', act: list(() => ({ page: Math.ceil(total / 20) })) },
    { name: 'a frequent place', act: list(() => ({ location: pick(CITIES) })) },
    { name: 'a frequent word', act: list(() => ({ q: pick(WORDS) })) },
    { name: 'a frequent word by relevance', act: list(() => ({ q: pick(WORDS), sort: 'relevance' })) },
    { name: 'one letter', act: list(() => ({ q: pick(LETTERS) })) },
    { name: 'two letters', act: list(() => ({ q: pick(LETTERS) + pick(LETTERS) })) },
    { name: 'three letters', act: list(() => ({ q: pick(LETTERS) + pick(LETTERS) + pick(LETTERS) })) },
    { name: 'two to five filters', act: list(some) },
    { name: 'a rare word', act: list(() => ({ q: pick(RARE) })) },
    { name: 'no hit', act: list(() => ({ q: `xyz${Math.floor(random() * 1e6)}` })) },
    { name: 'facets of all', act: facets(() => ({})) },
    { name: 'facets of a few filters', act: facets(some) },
    { name: 'facets of one word', act: facets(() => ({ q: pick(WORDS) })) },
    { name: 'suggestions, one letter', act: () => suggest(deps, { kind: 'search', q: pick(LETTERS) }) },
    {
      name: 'suggestions, two letters',
      act: () => suggest(deps, { kind: 'search', q: pick(LETTERS) + pick(LETTERS) }),
    },
    { name: 'suggestions of places', act: () => suggest(deps, { kind: 'place', q: pick(LETTERS) }) },
    { name: 'suggestions in Devanagari', act: () => suggest(deps, { kind: 'search', q: pick(HINDI).slice(0, 2) }) },
    {
      name: 'corrections of a misspelling',
      act: () => searchHelp(deps, aQuery({ q: `${pick(SLIPS)} ${pick(CITIES)}` })),
    },
    {
      name: 'corrections in Devanagari',
      act: () => searchHelp(deps, aQuery({ q: `${pick(HINDI)} ${pick(HINDI_CITIES)}` })),
    },
    { name: 'similar jobs', act: () => similarJobs(deps, VISITOR, { id: anId() }) },
  ].filter(({ name }) => name.includes(values.only));
  const lookup = () => db.select().from(jobs).where(eq(jobs.id, anId()));
  const result = await measure(cases, { rounds: Number(values.rounds), lookup });
  console.log(`a lookup by primary key takes ${result.lookup.toFixed(3)} ms; 95th percentiles of ${values.rounds}:`);
  for (const { name, ms } of result.measured) {
    console.log(`  ${(ms / result.lookup).toFixed(1).padStart(8)} × ${ms.toFixed(1).padStart(8)} ms  ${name}`);
  }
  console.log(`process memory: ${(process.memoryUsage.rss() / 2 ** 20).toFixed(0)} MB`);
  await searchIndex?.close();
} finally {
  await database.close();
  await embedded.stop();
  if (!values.keep) await rm(dataDir, { recursive: true, force: true });
}
