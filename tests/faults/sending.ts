import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/database/client.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { applyForm, giveProfileResume } from '#tests/support/hiring.ts';
import { aCandidate, aJob, aRecruiter } from '#tests/support/jobs.ts';
import { LONG } from '#tests/support/test-length.ts';
import type { Kept } from './count-kept.ts';
import { type Figures, figuresOf } from './figures.ts';
import { newInstance } from './instance.ts';
import { openServices, type Services } from './services.ts';

const ROUNDS = LONG ? 50 : 5;
const PEOPLE_A_ROUND = 6;
/** Between the mail server accepting an email and its confirmation. */
const HESITATES_MS = 400;
/** A killed process is detected after half a minute, by a check that runs once a minute. */
const MAIL_ARRIVES_WITHIN_MS = 240_000;

/** An application: its candidate and job, and what the candidate was told. */
interface Row {
  id: string;
  jobId: string;
  email: string;
  status: string;
  accepted: number;
}

const RECORDED = `
  select a.id, a.job_id as "jobId", accounts.email, a.status,
    (select count(*)::int from notices where application_id = a.id and kind = 'application_accepted') as accepted
  from applications a join accounts on accounts.id = a.candidate_id`;

/** Counts the applications to a job reported in the recruiter's notices, including those for a single candidate. */
const RECEIVED = `
  select job_id as "jobId", sum(told)::int as told from notices where kind = 'application_received' group by job_id`;

const WAITING =
  "select count(*)::int as count from queue.job where state in ('created', 'retry', 'active') and name in ('mail', 'show-answer')";

interface Recorded {
  rows: readonly Row[];
  /** By job. */
  received: ReadonlyMap<string, number>;
}

/** The emails to a candidate, by the start of their subject, and when they are expected. */
const LETTERS = {
  'application received': { begins: 'Your application for ', wanted: () => true },
  accepted: { begins: 'Good news about your application for ', wanted: ({ status }: Row) => status === 'accepted' },
};

const compareNumber = (kept: Kept, what: string, { has, wants }: { has: number; wants: number }): void => {
  if (has < wants) kept.lost.push(`${what}: ${has} of ${wants}`);
  if (has > wants) kept.doubled.push(`${what}: ${has} of ${wants}`);
};

/**
 * Compares the database with notices and emails, per user and kind, since a lost one and a duplicate would cancel out
 * in a total. A repeated email has the same id.
 */
export const compare = (
  { rows, received }: Recorded,
  { mails }: Pick<Services['smtp'], 'mails'>,
  done: ReadonlyMap<string, string>,
) => {
  const kept: Kept = { acknowledged: done.size, lost: [], doubled: [], broken: [] };
  let again = 0;
  const applied = Map.groupBy(rows, ({ jobId }) => jobId);
  for (const jobId of new Set([...applied.keys(), ...received.keys()]))
    compareNumber(kept, `notice application_received of job ${jobId}`, {
      has: received.get(jobId) ?? 0,
      wants: applied.get(jobId)?.length ?? 0,
    });
  for (const row of rows) {
    const { id, email, status, accepted } = row;
    compareNumber(kept, `notice application_accepted of ${id}`, {
      has: accepted,
      wants: status === 'accepted' ? 1 : 0,
    });
    const own = mails.filter(({ to }) => to === email);
    for (const [kind, { begins, wanted }] of Object.entries(LETTERS)) {
      const ids = own.filter(({ subject }) => subject.startsWith(begins)).map(({ messageId }) => messageId);
      const different = new Set(ids).size;
      compareNumber(kept, `mail "${kind}" to ${email}`, { has: different, wants: wanted(row) ? 1 : 0 });
      again += ids.length - different;
    }
    const known = Object.values(LETTERS);
    for (const { subject } of own)
      if (!known.some(({ begins }) => subject.startsWith(begins))) kept.doubled.push(`"${subject}" to ${email}`);
  }
  for (const [what, id] of done)
    if (!rows.some((row) => row.id === id && (!what.startsWith('accepted') || row.status === 'accepted')))
      kept.lost.push(`${what}, which was acknowledged`);
  return { kept, again };
};

/** One of two instances is killed right after a commit: the survivor must send the notices and emails. */
export const sending = async (): Promise<Figures[]> => {
  const services = await openServices({ smtp: { hesitatesMs: HESITATES_MS } });
  const { db, close } = openDatabase({ url: services.databaseUrl, max: 4 });
  const instances = [await newInstance(services.env), await newInstance(services.env)] as const;
  const wrong: string[] = [];
  try {
    for (const instance of instances) await instance.start();
    const meta = { clientAddress: '127.0.0.1', userAgent: 'a fault' };
    const now = (): Date => new Date();
    const recruiter = await aRecruiter(db);
    const recruiterId = recruiter.accountId;
    // Two in each round apply to the same job, whose notices fold; each of the others has a separate job.
    let shared = await aJob(db, { recruiterId });
    const accounts = { id: recruiter.accountId, kind: 'recruiter', email: recruiter.email } as const;
    const recruiterToken = await startSession({ db, now }, meta, accounts);
    const done = new Map<string, string>();
    /** @returns its id when it was acknowledged */
    const call = async (at: number, method: string, path: string, token: string, body: object) => {
      try {
        const answer = await fetch(`${instances[at % 2 === 0 ? 0 : 1].url}${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(20_000),
        });
        const written: unknown = await answer.json();
        const isDone = answer.ok && typeof written === 'object' && written !== null && '_id' in written;
        if (!answer.ok && answer.status !== 503) wrong.push(`${method} ${path} answered ${answer.status}`);
        return isDone ? String(written._id) : undefined;
      } catch {
        return undefined;
      }
    };
    const hire = async (number: number): Promise<void> => {
      const job = number % PEOPLE_A_ROUND < 2 ? shared : await aJob(db, { recruiterId });
      const candidate = await aCandidate(db);
      await giveProfileResume(db, candidate);
      const email = `${candidate.accountId}@example.in`;
      const token = await startSession({ db, now }, meta, { id: candidate.accountId, kind: 'candidate', email });
      const id = await call(number, 'POST', '/api/applyjobs', token, applyForm(job.id, { useResume: 'profile' }));
      if (!id) return;
      done.set(`applied ${number}`, id);
      const path = `/api/applyjobs/${id}/status`;
      if (await call(number + 1, 'PUT', path, recruiterToken, { status: 'accepted' }))
        done.set(`accepted ${number}`, id);
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      shared = await aJob(db, { recruiterId });
      const victim = instances[round % 4 < 2 ? 0 : 1];
      const people = Array.from({ length: PEOPLE_A_ROUND }, (_, index) => hire(round * PEOPLE_A_ROUND + index));
      const [before, mailed] = [done.size, services.smtp.mails.length];
      // The first is committed; in every other round the mail server has also accepted an email that it has not
      // confirmed yet.
      const isTime = (): boolean => done.size > before && (round % 2 === 0 || services.smtp.mails.length > mailed);
      for (const deadline = Date.now() + 10_000; !isTime() && Date.now() < deadline; ) await sleep(5);
      if (round % 2 === 0) await sleep(Math.random() * 400);
      victim.signal('SIGKILL');
      await victim.ended();
      await Promise.all(people);
      await victim.start();
    }
    const at = performance.now();
    const client = new pg.Client({ connectionString: services.databaseUrl });
    await client.connect();
    try {
      const waiting = async (): Promise<number> => (await client.query<{ count: number }>(WAITING)).rows[0]?.count ?? 0;
      while ((await waiting()) > 0 && performance.now() - at < MAIL_ARRIVES_WITHIN_MS) await sleep(200);
      if ((await waiting()) > 0) wrong.push(`${await waiting()} mails still wait`);
      const healed = performance.now() - at;
      const { rows } = await client.query<Row>(RECORDED);
      const told = await client.query<{ jobId: string; told: number }>(RECEIVED);
      const received = new Map(told.rows.map(({ jobId, told: count }) => [jobId, count]));
      const { kept, again } = compare({ rows, received }, services.smtp, done);
      const fault = `${ROUNDS} kills between commit and sending, two instances; ${again} of ${services.smtp.mails.length} mails came again`;
      return [figuresOf(fault, { answers: [], healed: [healed], kept, wrong })];
    } finally {
      await client.end();
    }
  } finally {
    await close();
    for (const instance of instances) await instance.close();
    await services.close();
  }
};
