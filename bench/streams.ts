import { setTimeout as sleep } from 'node:timers/promises';
import { ASKED_BY_PAGE } from '#contract/routes/route.ts';
import { openDatabase } from '#server/database/client.ts';
import { announce } from '#server/modules/stream/public.ts';
import { newInstance } from '#tests/faults/instance.ts';
import { createTestDatabase } from '#tests/support/cloned-database.ts';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { applyForm, giveProfileResume } from '#tests/support/hiring.ts';
import { aJob } from '#tests/support/jobs.ts';
import { percentile } from '#tests/support/percentile.ts';
import { RESET_WITHIN_MS } from '#web/lib/live/refetcher.ts';
import { signedInPeople } from './streams/people.ts';
import { cpuSeconds, openReaders, type Reader, residentMB } from './streams/readers.ts';

/**
 * Measures many open streams on one portal, two for each recruiter: memory, the time until both readers of a recruiter
 * hear of an application while ten come in each second, the cost of readers that do not read, and how all reconnect
 * after a restart. Runs on loopback and finishes within five minutes: `npm run build && npm run bench:streams -- 2000`.
 */
const STREAMS = Math.min(4_000, Number(process.argv[2] ?? 500));
const DEADLINE_MS = 240_000;
const SECONDS = 20;
const A_SECOND = 10;
const SLOW = 100;

/** Limits for 2,000 streams. */
const LIMITS = { memoryMB: 150, eventMs: 1_000, backMs: 5_000, slowMB: 20 };

const wholeMs = (values: readonly number[], share: number): number => Math.round(percentile(values, share));

interface Row {
  what: string;
  measured: string;
  wanted: string;
  holds: boolean;
}
const rows: Row[] = [];
const tell = (row: Row): void => {
  rows.push(row);
  console.log(`${row.what}: ${row.measured} (${row.wanted})${row.holds ? '' : ' ✗'}`);
};

const server = await startDatabaseServer();
const { url: databaseUrl } = await createTestDatabase(server.adminUrl);
const { db, close } = openDatabase({ url: databaseUrl, max: 4 });
const portal = await newInstance({
  DATABASE_URL: databaseUrl,
  SECRET_KEY: 'a secret of the bench, and of nothing else',
});
const readers = openReaders(portal.url);

const people = async () => {
  const recruiters = await signedInPeople(db, { kind: 'recruiter', count: STREAMS / 2, devices: 2 });
  const all = recruiters.flatMap(({ id, tokens }) => tokens.map((token) => readers.add(id, token)));
  const posts: { jobId: string; recruiterId: string }[] = [];
  for (const { id: recruiterId } of recruiters.slice(0, SECONDS * A_SECOND))
    posts.push({ jobId: (await aJob(db, { recruiterId })).id, recruiterId });
  // Each candidate applies again every two seconds, and to each job once.
  const applicants = await signedInPeople(db, { kind: 'candidate', count: 2 * A_SECOND + 3, devices: 1 });
  for (const { id: accountId } of applicants)
    await giveProfileResume(db, { kind: 'candidate', accountId, userCode: '', sessionId: '' });
  return { all, posts, candidates: applicants.flatMap(({ tokens }) => tokens) };
};

/**
 * Sends ten applications a second through the ordinary call. @returns the milliseconds that each took, and until both
 * readers had heard of it
 */
const applications = async ({ posts, candidates }: Awaited<ReturnType<typeof people>>) => {
  const sent: { id: string; recruiterId: string; answered: number }[] = [];
  const took: number[] = [];
  const refused: number[] = [];
  const apply = async (number: number): Promise<void> => {
    const { jobId = '', recruiterId = '' } = posts[number % posts.length] ?? {};
    const began = performance.now();
    const answer = await fetch(`${portal.url}/api/applyjobs`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${candidates[number % candidates.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(applyForm(jobId, { useResume: 'profile' })),
    });
    const application: unknown = await answer.json();
    const answered = performance.now();
    if (answer.status === 201 && typeof application === 'object' && application && '_id' in application) {
      sent.push({ id: String(application._id), recruiterId, answered });
      took.push(answered - began);
    } else refused.push(answer.status);
  };
  const under: Promise<void>[] = [];
  for (let number = 0; number < SECONDS * A_SECOND; number += 1) {
    under.push(apply(number));
    await sleep(1_000 / A_SECOND);
  }
  await Promise.all(under);
  await sleep(3_000);
  const delays = sent.flatMap(({ id, recruiterId, answered }) =>
    readers.heard(recruiterId, id).map((at) => Math.max(0, at - answered)),
  );
  return { delays, took, wanted: 2 * sent.length, refused };
};

/** Readers that stop reading, while more events occur than they will ever be sent. */
const slowReaders = async (all: readonly Reader[]): Promise<number> => {
  const slow = all.slice(0, SLOW);
  for (const reader of slow) readers.pause(reader);
  const before = await residentMB(portal.url);
  const ids = [...new Set(slow.map(({ id }) => id))];
  const topics = ['applications', 'jobs', 'interviews', 'offers', 'conversations', 'notices'] as const;
  for (const until = Date.now() + SECONDS * 1_000; Date.now() < until; await sleep(20))
    await db.transaction((tx) => announce(tx, ids, topics, crypto.randomUUID()));
  return (await residentMB(portal.url)) - before;
};

/** Restarts the portal; all readers reconnect at the same moment and refetch what they had open, while others visit. */
const restart = async (all: readonly Reader[]) => {
  portal.signal('SIGTERM');
  await portal.ended();
  await portal.start();
  const visits: number[] = [];
  const refused: string[] = [];
  let back = false;
  const visit = async (): Promise<void> => {
    while (!back) {
      const began = performance.now();
      const { status } = await fetch(`${portal.url}/jobs`).then(async (answer) => {
        await answer.text();
        return answer;
      });
      visits.push(performance.now() - began);
      if (status !== 200) refused.push(`page ${status}`);
      await sleep(100);
    }
  };
  const visitors = [visit(), visit()];
  const computed = await cpuSeconds(portal.url);
  const began = performance.now();
  const opened = await Promise.all(all.map((reader) => readers.listen(reader, { again: true })));
  const took = performance.now() - began;
  const cpu = (await cpuSeconds(portal.url)) - computed;
  // Like `lib/live/refetcher.ts` after a reset: each at a random moment.
  const reads = await Promise.all(
    all.map(async ({ token }) => {
      await sleep(RESET_WITHIN_MS * Math.random());
      const asked = performance.now();
      const headers = { authorization: `Bearer ${token}`, [ASKED_BY_PAGE]: '1' };
      const answer = await fetch(`${portal.url}/api/notices/unread`, { headers });
      await answer.text();
      if (answer.status !== 200) refused.push(`read ${answer.status}`);
      return performance.now() - asked;
    }),
  );
  back = true;
  await Promise.all(visitors);
  return { cpu, took, opened, reads, visits, refused };
};

const measureAll = async (): Promise<void> => {
  await portal.start();
  const made = await people();
  await (await fetch(`${portal.url}/jobs`)).text();
  await sleep(5_000);
  const before = await residentMB(portal.url);
  for (let from = 0; from < made.all.length; from += 50)
    await Promise.all(made.all.slice(from, from + 50).map((reader) => readers.listen(reader)));
  await sleep(5_000);
  const more = (await residentMB(portal.url)) - before;
  tell({
    what: `memory of ${made.all.length} streams`,
    measured: `${more.toFixed(0)} MB more than ${before.toFixed(0)} MB`,
    wanted: `< ${LIMITS.memoryMB} MB`,
    holds: more < LIMITS.memoryMB,
  });

  const storm = await restart(made.all);
  tell({
    what: 'all back at once after a restart',
    measured: `within ${storm.took.toFixed(0)} ms, ${storm.cpu.toFixed(1)} s of the portal’s processor, median ${wholeMs(storm.opened, 0.5)} ms; ${storm.visits.length} pages meanwhile, p95 ${wholeMs(storm.visits, 0.95)} ms, and ${storm.reads.length} reads, p95 ${wholeMs(storm.reads, 0.95)} ms; ${storm.refused.length} refused${[...new Set(storm.refused)].map((what) => ` (${what})`).join('')}`,
    wanted: `< ${LIMITS.backMs} ms, none refused`,
    holds: storm.took < LIMITS.backMs && storm.refused.length === 0,
  });

  const { delays, took, wanted, refused } = await applications(made);
  const slowest = wholeMs(delays, 0.95);
  tell({
    what: `an application’s answer until both readers have it, ${A_SECOND} a second`,
    measured: `median ${wholeMs(delays, 0.5)} ms, p95 ${slowest} ms, ${delays.length} of ${wanted} heard; an application took ${wholeMs(took, 0.5)} ms, p95 ${wholeMs(took, 0.95)} ms, ${refused.length} refused`,
    wanted: `p95 < ${LIMITS.eventMs} ms`,
    holds: slowest < LIMITS.eventMs && delays.length === wanted && refused.length === 0,
  });

  const slow = await slowReaders(made.all);
  tell({
    what: `${SLOW} readers who do not read, ${SECONDS} s`,
    measured: `${slow.toFixed(0)} MB more`,
    wanted: `< ${LIMITS.slowMB} MB`,
    holds: slow < LIMITS.slowMB,
  });
};

let deadline: NodeJS.Timeout | undefined;
try {
  const tooLong = new Promise<never>((_, reject) => {
    deadline = setTimeout(() => reject(new Error('It took longer than five minutes.')), DEADLINE_MS);
  });
  await Promise.race([measureAll(), tooLong]);
} finally {
  clearTimeout(deadline);
  readers.close();
  await close();
  await portal.close();
  await server.stop();
  console.log(`\n| What | Measured | Wanted with 2,000 |\n| --- | --- | --- |`);
  for (const { what, measured, wanted } of rows) console.log(`| ${what} | ${measured} | ${wanted} |`);
}
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
