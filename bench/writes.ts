import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { ROUTES } from '#contract/routes.ts';
import { openDatabase } from '#server/database/client.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';
import { manyApplications, manyCandidates } from '#tests/support/many-applications.ts';
import { median } from '#tests/support/percentile.ts';
import { freePort, startPortalProcess } from '#tests/support/portal.ts';

/**
 * Measures writes on one portal with a durable database: applications with a resume over ten connections, against a
 * bare Fastify route that stores the same file and inserts the same rows; and 200 applications accepted in one call and
 * undone in another, against one statement that updates as many rows. Alternates between them and prints medians and
 * ratios. `npm run build && npm run bench:writes`
 */
const ROUNDS = 6;
const CONNECTIONS = 10;
const APPLICATIONS = 60;
const AT_ONCE = 200;
const LEAST_OF_BARE = 0.25;
const MOST_OF_STATEMENT = 10;
/** The size of a two-page resume. */
const RESUME_BYTES = 120_000;

const folder = await mkdtemp(join(tmpdir(), 'avsar-writes-'));
const embedded = await startEmbeddedDatabase({
  dataDir: join(folder, 'data'),
  stop: new AbortController().signal,
  log: () => {},
  report: () => {},
});
await migrateDatabase({ url: embedded.url });
const database = openDatabase({ url: embedded.url });
const { db } = database;
// No worker: the queued jobs stay as they were inserted.
const portal = await startPortalProcess({ DATABASE_URL: embedded.url, ROLE: 'web', ANSWER_WAIT: '10' });

const tokenOf = ({ accountId }: { accountId: string }, kind: 'candidate' | 'recruiter'): Promise<string> =>
  startSession(
    { db, now: () => new Date() },
    { clientAddress: '127.0.0.1', userAgent: 'a bench' },
    { id: accountId, kind, email: `${accountId}@example.in` },
  );

const recruiter = await aRecruiter(db);
const job = await aJob(db, { recruiterId: recruiter.accountId });
const otherJob = await aJob(db, { recruiterId: recruiter.accountId });

const resume = new Blob([new Uint8Array(pdfDocument()), new Uint8Array(RESUME_BYTES)], { type: 'application/pdf' });
const form = (jobId: string): FormData => {
  const fields = {
    jobId,
    fullName: 'Asha Rao',
    phone: '9876543210',
    experience: '3',
    education: "Bachelor's Degree",
    skills: JSON.stringify(['TypeScript', 'SQL']),
  };
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  filled.append('resume', resume, 'resume.pdf');
  return filled;
};

const send = async (url: string, headers: Record<string, string>, body: FormData): Promise<{ _id: string }> => {
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { _id: string };
};

interface Applicant {
  accountId: string;
  token: string;
}
const applicants = async (count: number): Promise<Applicant[]> => {
  const made: Applicant[] = [];
  // One after the other: on a busy machine, hundreds at a time would wait too long for a connection.
  for (let number = 0; number < count; number += 1) {
    const candidate = await aCandidate(db);
    made.push({ accountId: candidate.accountId, token: await tokenOf(candidate, 'candidate') });
  }
  return made;
};
const apply = ({ token }: Applicant): Promise<{ _id: string }> =>
  send(portal.url + ROUTES.submitApplication.path, { authorization: `Bearer ${token}` }, form(job.id));

/** Requests per second over `CONNECTIONS` connections. */
const rate = async (people: readonly Applicant[], act: (person: Applicant) => Promise<unknown>): Promise<number> => {
  const waiting = [...people];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let person = waiting.pop(); person; person = waiting.pop()) await act(person);
    }),
  );
  return (people.length * 1_000) / (performance.now() - began);
};

const compareApplications = async (): Promise<boolean> => {
  const [first] = await applicants(1);
  if (!first) throw new Error('There is no candidate to apply.');
  const template = await apply(first);
  const people = await applicants(APPLICATIONS * (ROUNDS + 1));
  const port = await freePort();
  const bare = spawn(process.execPath, [join(PACKAGE_ROOT, 'bench/http/bare-uploads.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: embedded.url,
      PORT: String(port),
      FOLDER: join(folder, 'bare'),
      TEMPLATE: template._id,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const rounds: { ours: number; bare: number }[] = [];
  try {
    await once(bare.stdout, 'data');
    // To another job, because each candidate may apply to a job once.
    const applyBare = ({ accountId }: Applicant) =>
      send(
        `http://127.0.0.1:${port}/apply`,
        { candidate: accountId, job: otherJob.id, like: `${first.accountId} ${job.id}` },
        form(otherJob.id),
      );
    for (let round = 0; round <= ROUNDS; round += 1) {
      const some = people.slice(round * APPLICATIONS, (round + 1) * APPLICATIONS);
      const rates = { ours: await rate(some, apply), bare: await rate(some, applyBare) };
      // The first round warms both up.
      if (round > 0) rounds.push(rates);
    }
  } finally {
    bare.kill('SIGTERM');
    await once(bare, 'exit');
  }
  const ratio = median(rounds.map((one) => one.ours / one.bare));
  console.log(
    `applications with a resume: ${median(rounds.map(({ ours }) => ours)).toFixed(0)}/s, bare ${median(rounds.map((one) => one.bare)).toFixed(0)}/s, ratio ${ratio.toFixed(2)} (at least ${LEAST_OF_BARE})`,
  );
  return ratio >= LEAST_OF_BARE;
};

const compareBulk = async (): Promise<boolean> => {
  const desk = await aRecruiter(db);
  const token = await tokenOf(desk, 'recruiter');
  await manyApplications(db, {
    recruiterId: desk.accountId,
    count: AT_ONCE * 2 * (ROUNDS + 1) * 2,
    people: await manyCandidates(db),
  });
  // As autovacuum would have done for applications that arrived over time.
  await db.execute(sql`analyze`);
  const { rows } = await db.execute<{ id: string }>(sql`
    select applications.id from applications join jobs on jobs.id = job_id
    where recruiter_id = ${desk.accountId} and applications.status = 'pending' order by applied_at`);
  const ids = rows.map(({ id }) => id);
  const timed = async (act: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await act();
    return performance.now() - began;
  };
  const send = async (name: 'answerApplications' | 'undoAnswers', body: object): Promise<void> => {
    const answer = await fetch(portal.url + ROUTES[name].path, {
      method: ROUTES[name].method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { changed = [] } = (await answer.json()) as { changed?: string[] };
    if (changed.length !== AT_ONCE) throw new Error(`${name}: ${changed.length} of ${AT_ONCE}.`);
  };
  const rounds: { answered: number; undone: number; statement: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [some, others] = [ids.splice(0, AT_ONCE), ids.splice(0, AT_ONCE)];
    const times = {
      answered: await timed(() => send('answerApplications', { ids: some, status: 'accepted' })),
      undone: await timed(() => send('undoAnswers', { ids: some })),
      statement: await timed(() =>
        db.execute(
          sql`update applications set status = 'accepted', version = version + 1, updated_at = now() where id in ${others}`,
        ),
      ),
    };
    if (round > 0) rounds.push(times);
  }
  const statement = median(rounds.map((times) => times.statement));
  const ratio = (kind: 'answered' | 'undone'): number => median(rounds.map((times) => times[kind] / times.statement));
  for (const kind of ['answered', 'undone'] as const)
    console.log(
      `${AT_ONCE} applications ${kind}: ${median(rounds.map((times) => times[kind])).toFixed(0)} ms, one statement ${statement.toFixed(0)} ms, ratio ${ratio(kind).toFixed(1)} (at most ${MOST_OF_STATEMENT})`,
    );
  return ratio('answered') <= MOST_OF_STATEMENT && ratio('undone') <= MOST_OF_STATEMENT;
};

let reached = false;
try {
  reached = [await compareApplications(), await compareBulk()].every(Boolean);
} finally {
  await portal.stop();
  await database.close();
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(reached ? 0 : 1);
