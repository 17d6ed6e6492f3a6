import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { CallOutput } from '#contract/api.ts';
import type { CallName } from '#contract/routes.ts';
import type { Answer } from '#server/answer.ts';
import type { Caller, CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { openQueue, type Queue, type QueueJobs } from '#server/database/queue.ts';
import { accounts, candidates, files, interviews, offers } from '#server/database/schema/index.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { createLimits } from '#server/limits.ts';
import { openFileStorage } from '#server/modules/files/public.ts';
import { tellOfApplications } from '#server/modules/hiring/public.ts';
import { createStreams } from '#server/modules/stream/public.ts';
import { createPageCache } from '#server/page-cache.ts';
import { isProblem, type Problem } from '#server/problem.ts';
import { readSettings } from '#server/settings.ts';
import type { testDatabase } from './database.ts';
import { pdfDocument } from './documents.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from './jobs.ts';

const NOBODY: RequestMeta = {
  clientAddress: '127.0.0.1',
  userAgent: 'test',
  ifMatch: undefined,
  idempotencyKey: undefined,
};

/** Friday, 20 November 2026, 10:30 in India. */
export const FRIDAY = new Date('2026-11-20T05:00:00Z');

/**
 * The whole server without HTTP, on a test database with its queue; emails stay in the queue until they are read.
 *
 * @param answerWait seconds in which a recruiter's answer can be undone
 */
export const hiringDesk = (database: ReturnType<typeof testDatabase>, { answerWait = 0 } = {}) => {
  let current: { deps: Deps; queue: Queue; folder: string } | undefined;
  let clock = FRIDAY;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'avsar-hiring-'));
    const settings = readSettings({
      DATA_DIR: folder,
      SECRET_KEY: 'k'.repeat(32),
      PUBLIC_URL: 'http://localhost:3000',
      ANSWER_WAIT: String(answerWait),
    });
    const queue = await openQueue({
      url: database.url,
      onError: (error) => {
        throw error;
      },
    });
    const deps: Deps = {
      db: database.db,
      settings,
      now: () => clock,
      queue,
      files: await openFileStorage(settings),
      limits: createLimits({ enabled: false }),
      pageCache: createPageCache(),
      streams: createStreams({
        secretKey: settings.secretKey,
        liveSessions: async () => new Map(),
        now: () => clock,
        longestMs: 0,
      }),
      log: { info() {}, warn() {}, error() {} },
    };
    current = { deps, queue, folder };
  });
  afterAll(async () => {
    await current?.queue.close();
    if (current) await rm(current.folder, { recursive: true, force: true });
  });

  const deps = (): Deps => {
    if (!current) throw new Error('The desk is there only while tests run.');
    return current.deps;
  };
  const call = <N extends CallName>(
    name: N,
    raw: RawInput,
    caller: Caller,
    meta: Partial<RequestMeta> = {},
  ): Promise<Answer<CallOutput<N>>> => createEndpoint(deps()).call(name, raw, caller, { ...NOBODY, ...meta });

  return {
    get deps() {
      return deps();
    },
    call,
    /** Returns the problem that a call is rejected with. */
    async refusal(...args: Parameters<typeof call>): Promise<Problem> {
      const outcome: unknown = await call(...args).catch((error: unknown) => error);
      if (!isProblem(outcome)) throw new Error(`${args[0]} was not refused: ${String(outcome)}`);
      return outcome;
    },
    /** Returns the emails since the last call, sorted by address. */
    async mails(): Promise<QueueJobs['mail'][]> {
      const due = await database.db.execute<{ data: QueueJobs['tell-of-applications'] }>(
        sql`delete from queue.job where name = 'tell-of-applications' returning data`,
      );
      for (const { data } of due.rows) await tellOfApplications(deps(), data);
      const { rows } = await database.db.execute<{ data: QueueJobs['mail'] }>(
        sql`delete from queue.job where name = 'mail' returning data`,
      );
      return rows.map(({ data }) => data).sort((a, b) => a.to.localeCompare(b.to));
    },
    /** Sets the server's clock. */
    at(time: Date | string): void {
      clock = new Date(time);
    },
  };
};

export type Desk = ReturnType<typeof hiringDesk>;

/** Creates a recruiter with an open job, a candidate, and a stranger of each kind. */
export const aHiring = async (db: Executor, traits: Partial<Parameters<typeof aJob>[1]> = {}) => {
  const recruiter = await aRecruiter(db);
  const job = await aJob(db, { recruiterId: recruiter.accountId, ...traits });
  return {
    recruiter,
    job,
    candidate: await aCandidate(db),
    otherCandidate: await aCandidate(db),
    otherRecruiter: await aRecruiter(db),
    admin: await anAdmin(db),
  };
};

export const emailOf = async (db: Executor, { accountId }: CandidateCaller | RecruiterCaller): Promise<string> => {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(sql`${accounts.id} = ${accountId}`);
  return row?.email ?? '';
};

/** Returns the completed apply form as submitted. */
export const applyForm = (jobId: string, more: Record<string, unknown> = {}) => ({
  jobId,
  fullName: 'Asha Rao',
  phone: '+91 98765 43210',
  experience: '2.5',
  currentCompany: 'Example Software',
  expectedSalary: '8,00,000',
  noticePeriod: '1 month',
  education: "bachelor's degree",
  skills: 'React, TypeScript',
  coverLetter: 'Please write to asha@example.in.',
  ...more,
});

export const aResume = (originalName = 'cv.pdf') => ({ resume: { originalName, bytes: pdfDocument() } });

/** Applies with a file and returns the application. */
export const apply = async (
  desk: Desk,
  candidate: CandidateCaller,
  jobId: string,
  more: Record<string, unknown> = {},
) => (await desk.call('submitApplication', { body: applyForm(jobId, more), files: aResume() }, candidate)).body;

/** Adds a resume to a candidate's profile, without a stored file. */
export const giveProfileResume = async (
  db: Executor,
  { accountId }: CandidateCaller,
  mediaType = 'application/pdf',
): Promise<string> => {
  const [file] = await db
    .insert(files)
    .values({
      purpose: 'resume',
      ownerId: accountId,
      storageKey: `test/${accountId}`,
      mediaType,
      byteSize: 1,
      sha256: Buffer.alloc(32),
      originalName: 'profile.pdf',
      committedAt: FRIDAY,
    })
    .returning({ id: files.id });
  if (!file) throw new Error('The file was not inserted.');
  await db.update(candidates).set({ resumeFileId: file.id }).where(sql`${candidates.accountId} = ${accountId}`);
  return file.id;
};

/** Creates an offer in the database, open until the end of the year by default. */
export const anOffer = async (
  db: Executor,
  { applicationId, ...traits }: Partial<typeof offers.$inferInsert> & { applicationId: string },
) => {
  const [offer] = await db
    .insert(offers)
    .values({
      applicationId,
      title: 'Software Engineer',
      companyName: 'Kaveri Software',
      location: 'Pune',
      salary: 900_000,
      expiresOn: '2026-12-31',
      letter: 'We are glad.',
      ...traits,
    })
    .returning();
  if (!offer) throw new Error('The offer was not inserted.');
  return offer;
};

/** Returns all interviews of an application, oldest first. */
export const interviewsOf = (db: Executor, applicationId: string) =>
  db.select().from(interviews).where(sql`${interviews.applicationId} = ${applicationId}`).orderBy(interviews.id);

/** Returns the completed interview form as submitted. */
export const interviewForm = (applicationId: string, more: Record<string, unknown> = {}) => ({
  applicationId,
  scheduleId: `SCHD-${applicationId.slice(-12)}`,
  scheduledBy: 'Meera Iyer',
  interviewDateTime: '2026-11-24T11:30',
  location: 'Office, MG Road, Pune',
  contactNo: '9876543210',
  hrNotes: 'Aadhaar card, two photographs',
  ...more,
});
