import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';
import { makeCandidate, makeRecruiter, POSTING } from '#tests/support/journey-portal.ts';
import { median, percentile } from '#tests/support/percentile.ts';
import { freePort, spawnPortal } from '#tests/support/portal.ts';
import { fillDatabase } from './fill-database.ts';
import { askMixed, KINDS, type MixedAnswer, type Mixture } from './mixed/ask-mixed.ts';
import { fillApplications } from './people/fill-applications.ts';
import { fillPeople } from './people/fill-people.ts';

/**
 * Runs a mixed load for half an hour on a large database: visitors search and read, candidates apply with a resume and
 * check their applications, recruiters read and answer, and people sign in. Exits with 1 on any unsuccessful response,
 * or when the portal's memory or handles keep growing. `npm run build && npm run bench:mixed`.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Number of candidates; half as many jobs are generated. */
    candidates: { type: 'string', default: '100000' },
    applications: { type: 'string', default: '500000' },
    /** A folder that keeps the filled database for another run. */
    keep: { type: 'string' },
  },
});
const minutes = Number(values.minutes);
const candidates = Number(values.candidates);

const ACTING = { candidate: 40, recruiter: 6, jobsOfEach: 20 };
/** Largest allowed growth from the second third of the run to the last. */
const MOST_GROWTH = { rssMb: 60, share: 0.15, handles: 40 };
const SAMPLE_MS = 15_000;

const dataDir = values.keep ?? (await mkdtemp(join(tmpdir(), 'avsar-mixed-')));
const silent = () => {};

const fill = async (): Promise<void> => {
  const { deps, databaseUrl, close } = await openDeps({
    settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: 'off' }),
    log: { info: silent, warn: console.warn, error: console.error },
    stop: new AbortController().signal,
    sendOnly: true,
  });
  try {
    const began = performance.now();
    const { rows } = await deps.db.execute(sql`select 1 from accounts where user_code = 'CAND777'`);
    if (rows.length === 0) {
      await fillDatabase(databaseUrl, async (db) => {
        await fillPeople(db, candidates);
        await fillApplications(db, Number(values.applications));
      });
    }
    const counted = await deps.db.execute<Record<'jobs' | 'candidates' | 'applications', string>>(
      sql`select (select count(*) from jobs) as jobs, (select count(*) from candidates) as candidates, (select count(*) from applications) as applications`,
    );
    const {
      jobs,
      candidates: people,
      applications,
    } = counted.rows[0] ?? { jobs: '0', candidates: '0', applications: '0' };
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    console.log(`${jobs} jobs, ${people} candidates, ${applications} applications, filled in ${seconds} s`);
  } finally {
    await close();
  }
};

interface Sample {
  rssMb: number;
  /** Connections, timers and everything else that keeps the process alive. */
  handles: number;
  files: number;
}

const sampleOf = async (url: string): Promise<Sample> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    rssMb: value('process_resident_memory_bytes') / 1024 ** 2,
    handles: value('nodejs_active_handles_total'),
    files: value('process_open_fds'),
  };
};

const round = (number: number): string => number.toFixed(0);

const reportGrowth = (samples: readonly Sample[]): boolean => {
  const third = Math.floor(samples.length / 3);
  const [earlier, later] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const grown = (['rssMb', 'handles', 'files'] as const).filter((what) => {
    const [before, after] = [median(earlier.map((one) => one[what])), median(later.map((one) => one[what]))];
    const most = Math.max(before * MOST_GROWTH.share, what === 'rssMb' ? MOST_GROWTH.rssMb : MOST_GROWTH.handles);
    console.log(`${what}: ${round(before)} in the second third, ${round(after)} in the last`);
    return after - before > most;
  });
  if (grown.length > 0) console.log(`growing: ${grown.join(', ')}`);
  return grown.length === 0;
};

const reportAnswers = (answers: readonly MixedAnswer[]): boolean => {
  for (const kind of KINDS) {
    const times = answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms);
    console.log(
      `${kind.padEnd(24)} ${String(times.length).padStart(7)} ×  p50 ${round(percentile(times, 0.5)).padStart(5)} ms  p95 ${round(percentile(times, 0.95)).padStart(5)} ms`,
    );
  }
  const wrong = answers.filter(({ isFine }) => !isFine);
  for (const { kind, status, text } of wrong.slice(0, 20)) console.log(`${kind}: ${status} ${text}`);
  console.log(`${answers.length} answers, ${wrong.length} of them wrong`);
  return wrong.length === 0;
};

/** One after the other, because many simultaneous registrations would be refused as overload. */
const many = async <One>(count: number, make: () => Promise<One>): Promise<One[]> => {
  const made: One[] = [];
  while (made.length < count) made.push(await make());
  return made;
};

const actors = async (): Promise<Mixture> => ({
  candidates: await many(ACTING.candidate, () => makeCandidate()),
  recruiters: await many(ACTING.recruiter, async () => ({ person: await makeRecruiter(), jobIds: [] })),
  jobsOfEach: ACTING.jobsOfEach,
  posting: POSTING,
});

await fill();
const port = await freePort();
const { child, output, ready } = spawnPortal({ port, dataDir, env: { PORT: String(port), DATABASE_URL: '' } });
const url = `http://localhost:${port}`;
let isFine = false;
try {
  await ready();
  process.env.PORTAL_URL = url;
  const mixture = await actors();
  const samples: Sample[] = [];
  const until = performance.now() + minutes * 60_000;
  const watched = (async () => {
    for (let at = 0; performance.now() < until; at += 1) {
      const sample = await sampleOf(url);
      samples.push(sample);
      if (at % Math.round(60_000 / SAMPLE_MS) === 0)
        console.log(
          `minute ${Math.round((at * SAMPLE_MS) / 60_000)}: ${round(sample.rssMb)} MB, ${sample.handles} handles, ${sample.files} files`,
        );
      await sleep(SAMPLE_MS);
    }
  })();
  const answers = await askMixed(url, mixture, until);
  await watched;
  isFine = [reportAnswers(answers), reportGrowth(samples)].every((one) => one);
  if (/"level":(?:50|60)/.test(output())) {
    console.log(output().slice(-2_000));
    isFine = false;
  }
} finally {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  if (!values.keep) await rm(dataDir, { recursive: true, force: true });
}
process.exit(isFine ? 0 : 1);
