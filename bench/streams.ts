import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { announce } from '#server/modules/stream/public.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { startPortalProcess } from '#tests/support/portal.ts';

/**
 * Many open streams at one portal, each of a recruiter of its own: the memory that they take, how long after its
 * transaction an event is with its reader while ten applications come in each second, and how long it takes until all
 * are back after they broke off in the same moment. Run it again with `npm run build && npm run bench:streams -- 2000`.
 */
const STREAMS = Number(process.argv[2] ?? 500);
const SECONDS = 20;
const A_SECOND = 10;

interface Reader {
  id: string;
  token: string;
  answer?: IncomingMessage;
}

/** When the event of each subject arrived. */
const arrived = new Map<string, number>();
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });

/** Opens the stream of a reader; the milliseconds until its first event. */
const listen = (url: string, reader: Reader): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    const headers = { Authorization: `Bearer ${reader.token}` };
    const asked = get(`${url}/api/stream`, { agent, headers }, (answer) => {
      reader.answer = answer;
      if (answer.statusCode !== 200) reject(new Error(`A stream was answered with ${answer.statusCode}.`));
      answer.setEncoding('utf8');
      answer.on('error', () => undefined);
      answer.on('data', (text: string) => {
        resolve(performance.now() - begun);
        for (const [, subject = ''] of text.matchAll(/"subject":"([^"]+)"/g)) arrived.set(subject, performance.now());
      });
    });
    asked.on('error', reject);
  });

const residentMB = async (url: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1024 ** 2;
};

const at = (values: readonly number[], part: number): string =>
  `${([...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0).toFixed(0)} ms`;

const portal = await startPortalProcess({ DATABASE_URL: '' });
const server = await startEmbeddedDatabase({ dataDir: portal.dataDir, log: () => undefined });
const { db, close } = openDatabase({ url: server.url, max: 4 });
try {
  const meta = { clientAddress: '127.0.0.1', userAgent: 'bench' };
  const now = (): Date => new Date();
  const readers: Reader[] = [];
  for (let made = 0; made < STREAMS; made += 1) {
    const { accountId: id, email } = await aRecruiter(db);
    readers.push({ id, token: await startSession({ db, now }, meta, { id, kind: 'recruiter', email }) });
  }
  await fetch(`${portal.url}/jobs`);
  await sleep(5_000);
  const before = await residentMB(portal.url);
  for (let from = 0; from < STREAMS; from += 50)
    await Promise.all(readers.slice(from, from + 50).map((reader) => listen(portal.url, reader)));
  await sleep(10_000);
  const open = await residentMB(portal.url);
  console.log(`${STREAMS} streams: ${(open - before).toFixed(0)} MB more (${before.toFixed(0)} MB before)`);

  const told = new Map<string, number>();
  const candidate = await aCandidate(db);
  for (let sent = 0; sent < SECONDS * A_SECOND; sent += 1) {
    const { id: recruiterId } = readers[(sent * 7) % STREAMS] ?? { id: '' };
    const job = await aJob(db, { recruiterId });
    const id = await db.transaction(async (tx) => {
      const application = await anApplication(tx, job, candidate);
      await announce(tx, [recruiterId], ['applications', 'jobs'], application.id);
      return application.id;
    });
    told.set(id, performance.now());
    await sleep(1_000 / A_SECOND);
  }
  await sleep(2_000);
  const delays = [...told].flatMap(([id, since]) => {
    const heard = arrived.get(id);
    return heard === undefined ? [] : [Math.max(0, heard - since)];
  });
  console.log(
    `Events: ${delays.length} of ${told.size} arrived; median ${at(delays, 0.5)}, 95 % within ${at(delays, 0.95)}`,
  );

  for (const { answer } of readers) answer?.destroy();
  await sleep(1_000);
  const begun = performance.now();
  const back = await Promise.all(readers.map((reader) => listen(portal.url, reader)));
  console.log(
    `All back at once: within ${(performance.now() - begun).toFixed(0)} ms; median ${at(back, 0.5)}, 95 % within ${at(back, 0.95)}`,
  );
  for (const { answer } of readers) answer?.destroy();
  await sleep(10_000);
  console.log(`Afterwards ${((await residentMB(portal.url)) - before).toFixed(0)} MB more than before`);
} finally {
  agent.destroy();
  await close();
  await server.stop();
  await portal.stop();
}
