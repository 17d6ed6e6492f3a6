import { inArray, sql } from 'drizzle-orm';
import type { CallName } from '#contract/routes.ts';
import type { Member } from '#server/caller.ts';
import { accounts, jobs } from '#server/database/schema/index.ts';
import type { RawInput } from '#server/endpoint.ts';
import { hashPassword } from '#server/modules/accounts/passwords.ts';
import { showHeldAnswer } from '#server/modules/hiring/answers/show-answer.ts';
import { isProblem } from '#server/problem.ts';
import { applyForm, type Desk, FRIDAY, giveProfileResume, interviewForm } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import type { Act, Verb } from './model.ts';
import { dayOf, MEETING_AHEAD_MS, OWNERS, type Who } from './state.ts';

const PASSWORD = 'correct horse battery';
let passwordHash: string | undefined;

interface Part {
  id: string;
  status: string;
}

/** An application as stored. */
interface Row {
  id: string;
  job: number;
  candidate: string | null;
  status: string;
  version: number;
  before: { application: { status: string; version: number }; interviews: Part[]; offers: Part[] } | null;
  interviews: Part[];
  offers: Part[];
}

export interface Seen {
  /** `asha@0: accepted [Cancelled] [Pending]`, followed by the candidate's view if it differs. */
  applications: string[];
  rows: Row[];
}

/** Creates new users and jobs for each sequence, and runs its acts. */
export const openWorld = async (desk: Desk) => {
  const { db } = desk.deps;
  desk.at(FRIDAY);
  passwordHash ??= await hashPassword(PASSWORD, 'a test');
  const candidates = { asha: await aCandidate(db), bina: await aCandidate(db) };
  const recruiters = { owner: await aRecruiter(db), other: await aRecruiter(db) };
  const people: Readonly<Record<Who, Member>> = { ...candidates, ...recruiters, admin: await anAdmin(db) };
  const accountIds = Object.values(people).map(({ accountId }) => accountId);
  const found = await db
    .update(accounts)
    .set({ passwordHash })
    .where(inArray(accounts.id, accountIds))
    .returning({ id: accounts.id, email: accounts.email });
  for (const candidate of Object.values(candidates)) await giveProfileResume(db, candidate);
  const jobIds: string[] = [];
  for (const owner of OWNERS) jobIds.push((await aJob(db, { recruiterId: people[owner].accountId })).id);
  const whoIs = (accountId: string | null): string =>
    Object.entries(people).find(([, person]) => person.accountId === accountId)?.[0] ?? 'nobody';
  /** The candidate of each application, kept after account deletion. */
  const sentBy = new Map<string, string>();
  const newest = new Map<string, string>();
  let meetings = 0;

  const rows = async (): Promise<Row[]> => {
    const parts = (table: string) =>
      sql.raw(
        `(select coalesce(json_agg(json_build_object('id', p.id, 'status', p.status) order by p.id), '[]') from ${table} p where p.application_id = a.id)`,
      );
    const found = await db.execute<Omit<Row, 'job'> & { job_id: string }>(sql`
      select a.id, a.job_id, a.candidate_id as candidate, a.status, a.version, h.before, ${parts('interviews')} as interviews,
        ${parts('offers')} as offers
      from applications a left join held_answers h on h.application_id = a.id
      where a.job_id in (${sql.join(jobIds, sql`, `)}) order by a.id`);
    return found.rows.map(({ job_id, ...row }) => ({ ...row, job: jobIds.indexOf(job_id) }));
  };
  const statuses = (parts: readonly Part[]): string =>
    `[${parts
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ status }) => status)
      .join()}]`;
  const look = async (): Promise<Seen> => {
    const all = await rows();
    return {
      rows: all,
      applications: all.map((row) => {
        const now = `${row.status} ${statuses(row.interviews)} ${statuses(row.offers)}`;
        const { before } = row;
        const was = before
          ? ` (${before.application.status} ${statuses(before.interviews)} ${statuses(before.offers)})`
          : '';
        return `${sentBy.get(row.id)}@${row.job}${row.candidate ? '' : ' gone'}: ${now}${was}`;
      }),
    };
  };

  const set = (status: string) => (id: string) =>
    ['setApplicationStatus', { params: { id }, body: { status } }] as const;
  const setResult = (status: string) => (applicationId: string) =>
    ['setInterviewResult', { params: { applicationId }, body: { status } }] as const;
  const reply = (body: object) => (applicationId: string, at: number) =>
    [
      'answerInterview',
      { params: { applicationId }, body: { wishes: [new Date(at + MEETING_AHEAD_MS).toISOString()], ...body } },
    ] as const;
  const meeting = (id: string, at: number) => {
    meetings += 1;
    const interviewDateTime = new Date(at + MEETING_AHEAD_MS).toISOString();
    return interviewForm(id, { scheduleId: '', interviewDateTime, location: `Room ${meetings}` });
  };
  const answerOffer = (status: string) => (_: string, __: number, offerId: string) =>
    ['answerOffer', { params: { id: offerId }, body: { status } }] as const;
  const offerOf = (applicationId: string, at: number) => ({
    ...{ applicationId, jobTitle: 'Engineer', location: 'Pune', salary: 900_000, startDate: '', letter: '' },
    expiresOn: new Date((dayOf(at) + 2) * 86_400_000).toISOString().slice(0, 10),
  });
  type Called = readonly [CallName, RawInput];
  const CALLS: Readonly<Record<Verb, (id: string, at: number, offerId: string, jobId: string) => Called>> = {
    apply: (_, __, ___, jobId) => ['submitApplication', { body: applyForm(jobId, { useResume: 'profile' }) }],
    withdraw: set('withdrawn'),
    accept: set('accepted'),
    reject: set('rejected'),
    reopen: set('pending'),
    schedule: (id, at) => ['scheduleInterview', { body: meeting(id, at) }],
    move: (applicationId, at) => [
      'rescheduleInterview',
      { params: { applicationId }, body: meeting(applicationId, at) },
    ],
    cancel: (applicationId) => ['cancelInterview', { params: { applicationId }, body: { reason: '' } }],
    pass: setResult('Selected'),
    fail: setResult('Rejected'),
    confirm: reply({ answer: 'confirmed' }),
    'ask-for-another-time': reply({ answer: 'another_time', message: 'Later, please.', wishes: [] }),
    offer: (id, at) => ['makeOffer', { body: offerOf(id, at) }],
    'accept-offer': answerOffer('Accepted'),
    'decline-offer': answerOffer('Rejected'),
    'withdraw-offer': answerOffer('Withdrawn'),
    undo: (id) => ['undoAnswers', { body: { ids: [id] } }],
    write: (applicationId) => ['sendMessage', { params: { applicationId }, body: { text: 'When may I come?' } }],
    block: (applicationId) => ['blockPerson', { params: { applicationId }, body: {} }],
    unblock: (applicationId) => ['unblockPerson', { params: { applicationId } }],
    'open-job': (_, __, ___, id) => ['setJobStatus', { params: { id }, body: { jobStatus: 'Active' } }],
    'close-job': (_, __, ___, id) => ['setJobStatus', { params: { id }, body: { jobStatus: 'Closed' } }],
    'freeze-job': (_, __, ___, id) => [
      'setJobStatus',
      { params: { id }, body: { jobStatus: 'Block', reason: 'A fee.' } },
    ],
    'delete-job': (_, __, ___, id) => ['deleteJob', { params: { id } }],
    leave: () => ['deleteAccount', { body: { password: PASSWORD } }],
  };

  const NOTHING = '00000000-0000-7000-8000-000000000000';
  return {
    people,
    jobIds,
    accountIds,
    emails: Object.fromEntries(found.map(({ id, email }) => [whoIs(id), email])),
    whoIs,
    look,
    /** Prepares an act; the rows at the time it was chosen determine its ids. */
    prepare(act: Act, at: number, seen: Seen): () => Promise<string> {
      const id = newest.get(`${act.candidate}@${act.job}`) ?? NOTHING;
      const row = seen.rows.find((one) => one.id === id);
      const readable = (act.by === act.candidate && row?.before?.offers) || row?.offers || [];
      const offers = readable.toSorted((one, other) => (one.id < other.id ? -1 : 1));
      const offerId = offers[act.offer ?? -1]?.id ?? NOTHING;
      const [name, raw] = CALLS[act.verb](id, at, offerId, jobIds[act.job] ?? NOTHING);
      return async () => {
        try {
          if (name === 'submitApplication') {
            const { body } = await desk.call(name, raw, people[act.by]);
            sentBy.set(body._id, act.by);
            newest.set(`${act.by}@${act.job}`, body._id);
          } else await desk.call(name, raw, people[act.by]);
          return 'ok';
        } catch (error) {
          return isProblem(error) ? error.code : `failed: ${String(error)}`;
        }
      };
    },
    /** Does the queue's work. */
    async showDue(at: number): Promise<void> {
      const { rows: due } = await db.execute<{ id: string; until: string }>(
        sql`select application_id as id, undo_until as until from held_answers join applications a on a.id = application_id
          where a.job_id in (${sql.join(jobIds, sql`, `)}) and undo_until <= ${new Date(at).toISOString()}::timestamptz`,
      );
      for (const { id, until } of due)
        await showHeldAnswer(desk.deps, { applicationId: id, until: new Date(until).toISOString() });
    },
    async jobs(): Promise<string[]> {
      const found = await db.select().from(jobs).where(inArray(jobs.id, jobIds));
      return jobIds.map((id) => {
        const job = found.find((one) => one.id === id);
        return job?.deletedAt ? 'deleted' : (job?.status ?? 'none');
      });
    },
    async told(): Promise<string[]> {
      const { rows: notices } = await db.execute<{ account_id: string; kind: string; told: number }>(
        sql`select account_id, kind, told from notices where account_id in (${sql.join(accountIds, sql`, `)})`,
      );
      // Expand a folded notice into as many as it counts.
      return notices
        .flatMap(({ account_id, kind, told }) => Array<string>(told).fill(`${whoIs(account_id)} ${kind}`))
        .sort();
    },
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;
