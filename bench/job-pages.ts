import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { slugOf } from '#contract/slug.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { median } from '#tests/support/percentile.ts';
import { startPortalProcess } from '#tests/support/portal.ts';
import { fillDatabase } from './fill-database.ts';
import { startBareServer } from './http/start-bare-server.ts';
import { fillJobs } from './search/fill-jobs.ts';

/**
 * Measures the pages per second for job pages that are each requested for the first time: among a million jobs, among
 * 3,000, and against React Router's own rendering of the same pages with answers from memory. Rounds alternate and the
 * median counts; so do the ratios. `npm run build && npm run bench:job-pages -- --keep DIR` keeps the databases.
 */
const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '12' },
    /** Folder that keeps the filled databases for another run. */
    keep: { type: 'string' },
  },
});
const FEW = 3_000;
const MANY = Number(values.jobs);
const ROUNDS = Number(values.rounds);
const PAGES = 40;
/** Rounds before counting: the first pages render slowly. */
const WARM_UP = 3;
const LEAST = { few: 0.8, bare: 0.5 };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const read = async (url: string): Promise<void> => {
  const [answer] = await once(get(url, { agent }), 'response');
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  answer.resume();
  await once(answer, 'end');
};

const rate = async (origin: string, paths: readonly string[]): Promise<number> => {
  const began = performance.now();
  for (const path of paths) await read(origin + path);
  return (paths.length * 1_000) / (performance.now() - began);
};

const folder = values.keep ?? (await mkdtemp(join(tmpdir(), 'avsar-job-pages-')));

/** Starts a portal with that many jobs and returns the addresses of the pages to request. */
const openPortal = async (count: number) => {
  const stop = new AbortController().signal;
  const embedded = await startEmbeddedDatabase({
    dataDir: join(folder, String(count)),
    stop,
    log: () => {},
    report: () => {},
  });
  await migrateDatabase({ url: embedded.url });
  const database = openDatabase({ url: embedded.url });
  if ((await database.db.select({ id: jobs.id }).from(jobs).limit(1)).length === 0)
    await fillDatabase(embedded.url, (db) => fillJobs(db, count));
  const { rows } = await database.db.execute<{ code: string; title: string }>(sql`
    select job_code as code, title from jobs where status = 'Active' and deadline_end >= current_date
    order by md5(id::text) limit ${(ROUNDS + WARM_UP) * PAGES}`);
  await database.close();
  const portal = await startPortalProcess({ DATABASE_URL: embedded.url });
  // Until the jobs are loaded into memory, a search for one letter among a million takes far longer.
  for (let quick = 0; quick < 5; ) {
    const began = performance.now();
    await read(`${portal.url}/api/jobpostingform/jobs?limit=1&q=e`);
    quick = performance.now() - began < 60 ? quick + 1 : 0;
    await sleep(500);
  }
  return {
    url: portal.url,
    databaseUrl: embedded.url,
    paths: rows.map(({ code, title }) => `/hi/jobs/${code}/${slugOf(title)}`),
    async stop() {
      await portal.stop();
      await embedded.stop();
    },
  };
};

const few = await openPortal(FEW);
const many = await openPortal(MANY);
const bare = await startBareServer(many);
let missed = false;
try {
  const rounds: { few: number; many: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const part = (paths: readonly string[]) => paths.slice(round * PAGES, (round + 1) * PAGES);
    const rates = { few: await rate(few.url, part(few.paths)), many: await rate(many.url, part(many.paths)), bare: 0 };
    // The first pass fetches the answers, the second finds them in memory.
    await rate(bare.url, part(many.paths));
    rates.bare = await rate(bare.url, part(many.paths));
    if (round >= WARM_UP) rounds.push(rates);
  }
  const across = (of: (rates: (typeof rounds)[number]) => number): number => median(rounds.map(of));
  console.log(
    `${FEW} jobs: ${across((rates) => rates.few).toFixed(0)}/s; ${MANY}: ${across((rates) => rates.many).toFixed(0)}/s; bare: ${across((rates) => rates.bare).toFixed(0)}/s`,
  );
  for (const beside of ['few', 'bare'] as const) {
    const ratio = across((rates) => rates.many / rates[beside]);
    missed ||= ratio < LEAST[beside];
    console.log(`compared with ${beside}: ${ratio.toFixed(2)} (at least ${LEAST[beside]})`);
  }
} finally {
  agent.destroy();
  await bare.stop();
  await many.stop();
  await few.stop();
  if (!values.keep) await rm(folder, { recursive: true, force: true });
}
process.exit(missed ? 1 : 0);
