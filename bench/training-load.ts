import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';
import { percentile } from '#tests/support/percentile.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/**
 * Measures whether a training slows requests: pages and searches during three trainings and in the half minutes before
 * each, so that noise meets both, on the database that `bench:matching-speed -- --keep DIR` has filled. Exits with 1
 * when a 95th percentile is more than twice the usual.
 * `npm run build && node bench/training-load.ts --keep DIR`
 */
const MOST = 2;
const TRAININGS = 3;
const USUAL_MS = 30_000;
const WAIT_MS = 120_000;
const PATHS = ['/', '/jobs', '/api/jobpostingform/jobs?limit=20&q=python', '/api/jobpostingform/jobs?location=Pune'];

const { values } = parseArgs({ options: { keep: { type: 'string' } } });
if (!values.keep) throw new Error('Name the folder that bench:matching-speed has filled: --keep DIR');

const silent = () => {};
const embedded = await startEmbeddedDatabase({
  dataDir: values.keep,
  stop: new AbortController().signal,
  log: silent,
  report: silent,
});
const portal = await startPortalProcess({ DATABASE_URL: embedded.url });
const { db, close } = openDatabase({ url: embedded.url, max: 1 });

type Times = Map<string, number[]>;
const ask = async (times: Times): Promise<void> => {
  for (const path of PATHS) {
    const began = performance.now();
    const answer = await fetch(portal.url + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    times.set(path, [...(times.get(path) ?? []), performance.now() - began]);
    await sleep(5);
  }
};
const newest = async (): Promise<number> => {
  const { rows } = await db.execute<{ version: number }>(
    sql`select coalesce(max(version), 0)::int as version from skill_models`,
  );
  return rows[0]?.version ?? 0;
};
const askForTraining = async (): Promise<void> => {
  const { deps, close: closeDeps } = await openDeps({
    settings: readSettings({ DATABASE_URL: embedded.url, LOG_LEVEL: 'silent', DEMO_DATA: 'off' }),
    log: { info: silent, warn: console.warn, error: console.error },
    stop: new AbortController().signal,
    sendOnly: true,
  });
  await deps.queue.send(deps.db, 'train-skills', { askedAt: new Date().toISOString() });
  await closeDeps();
};

try {
  const usual: Times = new Map();
  const during: Times = new Map();
  const askUntil = async (times: Times, isOver: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isOver())) await ask(times);
  };
  const askFor = (times: Times, ms: number): Promise<void> => {
    const end = performance.now() + ms;
    return askUntil(times, () => performance.now() > end);
  };
  const seconds: number[] = [];
  // An uncounted pass warms up.
  await askFor(new Map(), USUAL_MS);
  for (let training = 0; training < TRAININGS; training += 1) {
    await askFor(usual, USUAL_MS);
    const before = await newest();
    await askForTraining();
    const began = performance.now();
    await askUntil(during, async () => {
      if (performance.now() - began > WAIT_MS) throw new Error('The training takes too long.');
      return (await newest()) !== before;
    });
    seconds.push((performance.now() - began) / 1_000);
  }
  console.log(`trained in ${seconds.map((time) => time.toFixed(0)).join(', ')} s; 95th percentiles`);
  for (const path of PATHS) {
    const [quiet, busy] = [usual, during].map((times) => percentile(times.get(path) ?? [], 0.95));
    if (quiet === undefined || busy === undefined) continue;
    if (busy > quiet * MOST) process.exitCode = 1;
    console.log(`  ${(busy / quiet).toFixed(1)} × ${quiet.toFixed(1)} → ${busy.toFixed(1)} ms  ${path}`);
  }
} finally {
  await close();
  await portal.stop();
  await embedded.stop();
}
