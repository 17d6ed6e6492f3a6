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

const ROUNDS = LONG ? 50 : 4;
const PEOPLE_A_ROUND = 6;
/** Between the mail server’s taking a mail and our knowing it. */
const HESITATES_MS = 400;
/** A killed process is missed after half a minute, and looked for once a minute. */
const MAIL_ARRIVES_WITHIN_MS = 240_000;

/** Of each application: who sent it, and what they were told. */
interface Row {
  id: string;
  email: string;
  status: string;
  accepted: number;
}

/** Of how many applications the recruiter's notices tell: those to one job fold into one notice that counts them. */
const RECEIVED = "select coalesce(sum(told), 0)::int as told from notices where kind = 'application_received'";

const RECORDED = `
  select a.id, accounts.email, a.status,
    (select count(*)::int from notices where application_id = a.id and kind = 'application_accepted') as accepted
  from applications a join accounts on accounts.id = a.candidate_id`;

const WAITING =
  "select count(*)::int as count from queue.job where state in ('created', 'retry', 'active') and name in ('mail', 'show-answer')";

interface Recorded {
  rows: readonly Row[];
  received: number;
}

/** What the database says was done, against notices and mails. A mail that came again has the id that it had. */
const compare = ({ rows, received }: Recorded, { smtp }: Services, done: ReadonlyMap<string, string>) => {
  const kept: Kept = { acknowledged: done.size, lost: [], doubled: [], broken: [] };
  const told = `notices application_received tell of ${received} of ${rows.length}`;
  if (received < rows.length) kept.lost.push(told);
  if (received > rows.length) kept.doubled.push(told);
  let again = 0;
  for (const { id, email, status, accepted } of rows) {
    const wantedNotices = status === 'accepted' ? 1 : 0;
    if (accepted < wantedNotices) kept.lost.push(`notice application_accepted of ${id}`);
    if (accepted > wantedNotices) kept.doubled.push(`notice application_accepted of ${id}, ${accepted} times`);
    const mails = new Map<string, string[]>();
    for (const mail of smtp.mails.filter(({ to }) => to === email))
      mails.set(mail.subject, [...(mails.get(mail.subject) ?? []), mail.messageId]);
    const wanted = status === 'accepted' ? 2 : 1;
    if (mails.size < wanted) kept.lost.push(`${wanted - mails.size} of the ${wanted} mails to ${email}`);
    for (const [subject, ids] of mails) {
      again += ids.length - 1;
      if (new Set(ids).size > 1) kept.doubled.push(`"${subject}" to ${email} under ${new Set(ids).size} ids`);
    }
  }
  for (const [what, id] of done)
    if (!rows.some((row) => row.id === id && (!what.startsWith('accepted') || row.status === 'accepted')))
      kept.lost.push(`${what}, which was acknowledged`);
  return { kept, again };
};

/** One of two is killed as soon as something was committed: what is to be told and sent of it is told and sent by whoever lives. */
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
    const job = await aJob(db, { recruiterId: recruiter.accountId });
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
      const victim = instances[round % 4 < 2 ? 0 : 1];
      const people = Array.from({ length: PEOPLE_A_ROUND }, (_, index) => hire(round * PEOPLE_A_ROUND + index));
      const [before, mailed] = [done.size, services.smtp.mails.length];
      // The first is committed; in every other round one has also been taken by the mail server, which has not said so yet.
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
      const [received] = (await client.query<{ told: number }>(RECEIVED)).rows;
      const { kept, again } = compare({ rows, received: received?.told ?? 0 }, services, done);
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
