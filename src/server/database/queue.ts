import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss';
import type { Side } from '#contract/conversation-vocabulary.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { readBacklogs } from '#server/database/queue-backlog.ts';
import type { QueuedMail } from '#server/database/schema/mail.ts';
import { withSpan } from '#server/tracing.ts';

/** What each kind of background work carries. Nothing secret: rows of the queue are kept for a while. */
export interface QueueJobs {
  mail: QueuedMail;
  /** Mails a link for a new password, if there is such an account; the token is made only then. */
  'reset-link': { kind: AccountKind; email: string };
  /** Mails a link that confirms an address, present or new; the token is made only then. `welcome`: in the first mail of an account. */
  'confirm-link': { accountId: string; email: string; askedAt: string; welcome?: true };
  /** Mails the link of an open invitation to become administrator; the token is made only then. */
  'admin-invitation': { id: string };
  /** Mails a code to an address at a company's domain; the code is made only then. */
  'company-code': { accountId: string; email: string };
  /** Tells whoever follows its company of a new job. */
  'tell-followers': { jobId: string };
  /** Counts the open jobs by which companies are found: of those whose jobs changed lately, or of all. */
  'count-company-jobs': Record<string, never>;
  'count-all-company-jobs': Record<string, never>;
  /** Reads an uploaded resume for what it suggests to its owner's profile. Sent by whoever stores one. */
  'read-resume': { candidateId: string; fileId: string };
  /** Mails a recruiter the applications that no mail has told of yet. */
  'tell-of-applications': { recruiterId: string };
  /** Mails somebody that a message waits, if it still does. */
  'tell-of-message': { applicationId: string; to: Side };
  /** Mails what one recruiter's mails to one person say that had to wait. */
  'send-held-mails': { senderId: string; recipientId: string };
  /** A mail that was tried in vain until its tries were over. */
  'lost-mail': { to?: string; email?: string };
  /** Warns somebody whose account was last used then that it will be deleted. */
  'warn-idle': { accountId: string; stage: number; lastUsedAt: string };
  /** Deletes what is older than it is kept. */
  'apply-retention': Record<string, never>;
  /** Mails candidates the new jobs of their saved searches. */
  'mail-searches': Record<string, never>;
  /** Mails what the bell told to those who want it at once. */
  'mail-notices': Record<string, never>;
  /** Mails what the bell told since yesterday, or since last week, to those who want it so. */
  'mail-summaries': Record<string, never>;
  /** Queues what is due to be pushed. */
  'push-notices': Record<string, never>;
  /** Pushes to one device what it shows. */
  push: { subscriptionId: string; message: { title: string; body: string; path: string; tag: string } };
  /** Tells of interviews that begin within an hour. */
  'tell-of-interviews': Record<string, never>;
  /** Tells of what is tomorrow, and of offers and jobs that end soon. */
  'tell-of-dates': Record<string, never>;
  /** Marks the offers whose last day is past. */
  'expire-offers': Record<string, never>;
  'keep-promises': Record<string, never>;
  /** Shows a recruiter's answer to the candidate, unless it was undone or answered anew since. */
  'show-answer': { applicationId: string; until: string };
  /** Follows changed profiles and jobs in the fits of applications, and again so many times. */
  'refresh-fits': { again: number };
  /** Removes files that nothing uses, and stored ones whose row was never committed. */
  'sweep-files': Record<string, never>;
  /** Learns anew which skills stand near each other, unless that was done since it was asked for. */
  'train-skills': { askedAt?: string };
  /** Forgets idempotency keys that are over. */
  'sweep-keys': Record<string, never>;
}

export type QueueName = keyof QueueJobs;

/** Background work on the same database: written in the transaction of what causes it, retried, visible. */
export interface Queue {
  send<Name extends QueueName>(
    executor: Executor,
    name: Name,
    data: QueueJobs[Name],
    /** Not before then; at once when not said. */
    when?: { after: Date },
  ): Promise<void>;
  /** Starts working on a kind; the worker is awaited, and a failure is retried: the same work has the same `id` each time. */
  work<Name extends QueueName>(name: Name, worker: (data: QueueJobs[Name], id: string) => Promise<void>): Promise<void>;
  /** Sends one again and again, as a cron expression says; several instances send it once. */
  schedule<Name extends QueueName>(name: Name, cron: string, data: QueueJobs[Name]): Promise<void>;
  backlogs: typeof readBacklogs;
  /** Waits for the work that runs, at most 5 seconds; what is cut off is done again. */
  close(): Promise<void>;
}

const NAMES: readonly QueueName[] = [
  'lost-mail',
  'mail',
  'reset-link',
  'confirm-link',
  'admin-invitation',
  'company-code',
  'tell-followers',
  'count-company-jobs',
  'count-all-company-jobs',
  'read-resume',
  'tell-of-applications',
  'tell-of-message',
  'send-held-mails',
  'mail-searches',
  'mail-notices',
  'mail-summaries',
  'push-notices',
  'push',
  'tell-of-interviews',
  'tell-of-dates',
  'expire-offers',
  'keep-promises',
  'show-answer',
  'refresh-fits',
  'sweep-files',
  'sweep-keys',
  'train-skills',
  'warn-idle',
  'apply-retention',
];

/** Work says this often that it goes on; that of a process that was killed is done again soon after. */
const HEARTBEAT_SECONDS = 30;

const QUEUE_OPTIONS = { retryLimit: 8, retryDelay: 15, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS };

/** Mail outlives a mail server that is away for most of a day; what is lost then is told. */
const MAIL_OPTIONS = {
  ...QUEUE_OPTIONS,
  retryLimit: 24,
  retryDelayMax: 3_600,
  deadLetter: 'lost-mail',
};
const MAIL_QUEUES: readonly QueueName[] = ['mail', 'reset-link', 'confirm-link', 'admin-invitation', 'company-code'];

const createQueues = async (boss: PgBoss): Promise<void> => {
  for (const name of NAMES) await boss.createQueue(name, QUEUE_OPTIONS);
  // Those that an earlier version created, too.
  for (const name of NAMES) await boss.updateQueue(name, MAIL_QUEUES.includes(name) ? MAIL_OPTIONS : QUEUE_OPTIONS);
};

/** The clock sends no more of what an earlier version did and this one does not. */
const forgetSchedules = async (boss: PgBoss): Promise<void> => {
  const known: readonly string[] = NAMES;
  for (const { name } of await boss.getSchedules()) if (!known.includes(name)) await boss.unschedule(name);
};

/** What was given up is counted for each page of an administrator, among all that was done in a week. One at a time makes it. */
const indexFailed = async (boss: PgBoss): Promise<void> => {
  await boss.getDb().executeSql(`do $$ begin
    if to_regclass('queue.job_failed_idx') is null then
      perform pg_advisory_xact_lock(hashtextextended('queue.job_failed_idx', 0));
      create index if not exists job_failed_idx on queue.job (completed_on, name) where state = 'failed';
    end if; end $$`);
};

/** Mail should go out while somebody waits for it; the rest is in no hurry. */
const POLLING_SECONDS: Readonly<Record<QueueName, number>> = {
  'lost-mail': 5,
  mail: 0.5,
  'reset-link': 0.5,
  'confirm-link': 0.5,
  'admin-invitation': 0.5,
  'company-code': 0.5,
  'tell-followers': 2,
  'count-company-jobs': 5,
  'count-all-company-jobs': 30,
  'read-resume': 1,
  'tell-of-applications': 0.5,
  'tell-of-message': 5,
  'send-held-mails': 5,
  'mail-searches': 30,
  'mail-notices': 30,
  'mail-summaries': 30,
  'push-notices': 5,
  push: 1,
  'tell-of-interviews': 30,
  'tell-of-dates': 30,
  'expire-offers': 30,
  'keep-promises': 30,
  'show-answer': 0.5,
  'refresh-fits': 2,
  'sweep-files': 5,
  'sweep-keys': 30,
  'train-skills': 30,
  'warn-idle': 5,
  'apply-retention': 30,
};

/** How many are worked on side by side; the rest one after the other. */
const AT_ONCE: Readonly<Partial<Record<QueueName, number>>> = { mail: 10, push: 10, 'show-answer': 10 };

const settled = async (id: string, work: Promise<void>): Promise<JobResult> => {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (failure) {
    const { name, message, stack } = failure instanceof Error ? failure : new Error(String(failure));
    return { id, status: 'failed', output: { name, message, stack } };
  }
};

/**
 * @param url the database's address
 * @param sendOnly for a process that leaves the work to others: no clock and no upkeep of its own
 * @param onError is told of failures of the queue itself
 */
export async function openQueue({
  url,
  sendOnly = false,
  onError,
}: {
  url: string;
  sendOnly?: boolean;
  onError: (error: Error) => void;
}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'avsar-queue',
    max: 3,
    schema: 'queue',
    schedule: !sendOnly,
    supervise: !sendOnly,
  });
  boss.on('error', onError);
  await boss.start();
  await createQueues(boss);
  if (!sendOnly) await forgetSchedules(boss);
  await indexFailed(boss);
  return {
    async send(executor, name, data, when) {
      await boss.send(name, data, { db: fromDrizzle(executor, sql), ...(when && { startAfter: when.after }) });
    },
    async work(name, worker) {
      await boss.work<QueueJobs[typeof name]>(
        name,
        {
          pollingIntervalSeconds: POLLING_SECONDS[name],
          batchSize: AT_ONCE[name] ?? 1,
          // As long as there is more, nothing waits for the next poll.
          burstWhenBatchFull: true,
          // Each is done or retried by itself: what had gone out is not sent again for another's sake.
          perJobResults: true,
        },
        (jobs) =>
          Promise.all(
            jobs.map(({ id, data }) =>
              settled(
                id,
                withSpan(`work ${name}`, { 'messaging.destination.name': name }, () => worker(data, id)),
              ),
            ),
          ),
      );
    },
    async schedule(name, cron, data) {
      await boss.schedule(name, cron, data);
    },
    backlogs: readBacklogs,
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Sends what a backup had kept; kinds that this version does not know are left out. */
export async function sendAgain(url: string, work: readonly { name: string; data: unknown }[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, schema: 'queue', schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await createQueues(boss);
  for (const { name, data } of work)
    if (NAMES.some((known) => known === name) && typeof data === 'object') await boss.send(name, data);
  await boss.stop({ graceful: true });
}
