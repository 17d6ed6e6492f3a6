import type { PreparedQueryConfig } from 'drizzle-orm/pg-core';
import { type Db, type JobResult, PgBoss } from 'pg-boss';
import type { Side } from '#contract/conversation-vocabulary.ts';
import type { JobFacts } from '#contract/shown-facts.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { readBacklogs } from '#server/database/queue-backlog.ts';
import type { QueuedMail } from '#server/database/schema/mail.ts';
import { withSpan } from '#server/tracing.ts';

/** The data of each kind of background work. Never secrets: the queue's rows are kept for a while. */
export interface QueueJobs {
  mail: QueuedMail;
  /** Emails a link for a new password, if there is such an account; the token is created only then. */
  'reset-link': { kind: AccountKind; email: string };
  /**
   * Emails a link that confirms a current or new address; the token is created only then. `welcome`: in the first email
   * of an account.
   */
  'confirm-link': { accountId: string; email: string; askedAt: string; welcome?: true };
  /** Emails the link of an open invitation to become administrator; the token is created only then. */
  'admin-invitation': { id: string };
  /** Emails a code to an address at a company's domain; the code is created only then. */
  'company-code': { accountId: string; email: string };
  /** Notifies the followers of its company of a new job. */
  'tell-followers': { jobId: string };
  /** Updates the counts of open jobs by which companies are found: for companies with recent changes, or for all. */
  'count-company-jobs': Record<string, never>;
  'count-all-company-jobs': Record<string, never>;
  /** Reads an uploaded resume for suggestions to its owner's profile. Sent by each upload. */
  'read-resume': { candidateId: string; fileId: string };
  /** Emails a recruiter the applications that no email has mentioned yet. */
  'tell-of-applications': { recruiterId: string };
  /** Notifies applicants that a job, or all jobs of a recruiter, were taken down or restored. */
  'tell-of-taken-down': { jobId: string } | { recruiterId: string };
  /** Notifies applicants of the changed facts of a job; `before` is for applications that do not store the job. */
  'tell-of-changed-job': { jobId: string; before?: JobFacts };
  /** Emails a person about an unread message, if it is still unread. */
  'tell-of-message': { applicationId: string; to: Side };
  /** Sends the delayed emails from one recruiter to one person, combined. */
  'send-held-mails': { senderId: string; recipientId: string };
  /** An email that failed all its tries. */
  'lost-mail': { to?: string; email?: string };
  /** Warns a person whose account was last used at that time that it will be deleted. */
  'warn-idle': { accountId: string; stage: number; lastUsedAt: string };
  /** Deletes data past its retention period. */
  'apply-retention': Record<string, never>;
  /** Emails candidates the new jobs of their saved searches. */
  'mail-searches': Record<string, never>;
  /** Emails notices to those who want them immediately. */
  'mail-notices': Record<string, never>;
  /** Emails the notices since yesterday, or since last week, to those who chose that. */
  'mail-summaries': Record<string, never>;
  /** Queues due pushes. */
  'push-notices': Record<string, never>;
  /** Pushes a notification to one device. */
  push: { subscriptionId: string; message: { title: string; body: string; path: string; tag: string } };
  /** Notifies of interviews that begin within an hour. */
  'tell-of-interviews': Record<string, never>;
  /** Notifies of tomorrow's events, and of offers and jobs that end soon. */
  'tell-of-dates': Record<string, never>;
  /** Expires the offers whose last day is past. */
  'expire-offers': Record<string, never>;
  'keep-promises': Record<string, never>;
  /** Shows a recruiter's answer to the candidate, unless it has since been undone or replaced. */
  'show-answer': { applicationId: string; until: string };
  /** Updates the fits of applications for changed profiles and jobs, and again this many times. */
  'refresh-fits': { again: number };
  /** Removes unused files, and stored files whose row was never committed. */
  'sweep-files': Record<string, never>;
  /** Retrains which skills are near each other, unless that was done since the request. */
  'train-skills': { askedAt?: string };
  /** Removes expired idempotency keys. */
  'sweep-keys': Record<string, never>;
}

export type QueueName = keyof QueueJobs;

/** Background work on the same database: queued in the transaction that causes it, retried, and visible. */
export interface Queue {
  send<Name extends QueueName>(
    executor: Executor,
    name: Name,
    data: QueueJobs[Name],
    /** The earliest moment; immediately when absent. */
    when?: { after: Date },
  ): Promise<void>;
  /** Sends many jobs of one kind in one statement. */
  sendMany<Name extends QueueName>(
    executor: Executor,
    name: Name,
    data: readonly QueueJobs[Name][],
    when?: { after: Date },
  ): Promise<void>;
  /** Starts processing a kind; the worker is awaited and retried after a failure, with the same `id` each time. */
  work<Name extends QueueName>(name: Name, worker: (data: QueueJobs[Name], id: string) => Promise<void>): Promise<void>;
  /** Sends one repeatedly, by a cron expression; several instances send it only once. */
  schedule<Name extends QueueName>(name: Name, cron: string, data: QueueJobs[Name]): Promise<void>;
  backlogs: typeof readBacklogs;
  /** Waits at most 5 seconds for running work; interrupted work is retried. */
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
  'tell-of-taken-down',
  'tell-of-changed-job',
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

/** Running work reports progress this often; work of a killed process is retried soon after. */
const HEARTBEAT_SECONDS = 30;

const QUEUE_OPTIONS = { retryLimit: 8, retryDelay: 15, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS };

/** Emails are retried while a mail server is unavailable for most of a day; lost ones are reported. */
const MAIL_OPTIONS = {
  ...QUEUE_OPTIONS,
  retryLimit: 24,
  retryDelayMax: 3_600,
  deadLetter: 'lost-mail',
};
const MAIL_QUEUES: readonly QueueName[] = ['mail', 'reset-link', 'confirm-link', 'admin-invitation', 'company-code'];

const createQueues = async (boss: PgBoss): Promise<void> => {
  for (const name of NAMES) await boss.createQueue(name, QUEUE_OPTIONS);
  // Also updates queues that an earlier version created.
  for (const name of NAMES) await boss.updateQueue(name, MAIL_QUEUES.includes(name) ? MAIL_OPTIONS : QUEUE_OPTIONS);
};

/** Removes the schedules of an earlier version that this version no longer has. */
const forgetSchedules = async (boss: PgBoss): Promise<void> => {
  const known: readonly string[] = NAMES;
  for (const { name } of await boss.getSchedules()) if (!known.includes(name)) await boss.unschedule(name);
};

/**
 * The failures are counted on each page of an administrator, among a week of completed work. The advisory lock lets
 * only one process create the index.
 */
const indexFailed = async (boss: PgBoss): Promise<void> => {
  await boss.getDb().executeSql(`do $$ begin
    if to_regclass('queue.job_failed_idx') is null then
      perform pg_advisory_xact_lock(hashtextextended('queue.job_failed_idx', 0));
      create index if not exists job_failed_idx on queue.job (completed_on, name) where state = 'failed';
    end if; end $$`);
};

/** Emails that people wait for are sent quickly; the rest is not urgent. */
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
  'tell-of-taken-down': 2,
  'tell-of-changed-job': 2,
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

/** How many are processed concurrently; other kinds one after the other. */
const AT_ONCE: Readonly<Partial<Record<QueueName, number>>> = { mail: 10, push: 10, 'show-answer': 10 };

/** The names of its statements; there is one for each kind of work. */
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `queue_${names.size}`;
  names.set(text, name);
  return name;
};

/** Sends in the caller's transaction, by statements that PostgreSQL plans once for each connection. */
const within = ({ _: { session } }: Executor): Db => ({
  executeSql: (sql, params = []) =>
    session
      .prepareQuery<PreparedQueryConfig & { execute: { rows: unknown[] } }>(
        { sql, params },
        undefined,
        nameOf(sql),
        false,
      )
      .execute(),
});

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
 * @param sendOnly for a process that leaves the work to others: it runs neither schedules nor maintenance
 * @param onError called with failures of the queue itself
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
      await boss.send(name, data, { db: within(executor), ...(when && { startAfter: when.after }) });
    },
    async sendMany(executor, name, data, when) {
      const jobs = data.map((one) => ({ data: one, ...(when && { startAfter: when.after }) }));
      if (jobs.length > 0) await boss.insert(name, jobs, { db: within(executor) });
    },
    async work(name, worker) {
      await boss.work<QueueJobs[typeof name]>(
        name,
        {
          pollingIntervalSeconds: POLLING_SECONDS[name],
          batchSize: AT_ONCE[name] ?? 1,
          // While there is more work, it is fetched without waiting for the next poll.
          burstWhenBatchFull: true,
          // Each job succeeds or is retried separately: a completed one is not repeated because of another.
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

/** Queues the work from a backup; kinds unknown to this version are left out. */
export async function sendAgain(url: string, work: readonly { name: string; data: unknown }[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, schema: 'queue', schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await createQueues(boss);
  for (const { name, data } of work)
    if (NAMES.some((known) => known === name) && typeof data === 'object') await boss.send(name, data);
  await boss.stop({ graceful: true });
}
