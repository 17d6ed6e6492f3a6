import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Executor } from '#server/database/client.ts';

/** What each kind of background work carries. Nothing secret: rows of the queue are kept for a while. */
export interface QueueJobs {
  mail: {
    to: string;
    subject: string;
    text: string;
    html?: string;
    /** An invitation that calendars understand. */
    calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  };
  /** Removes stored files whose row was never committed. */
  'sweep-files': Record<string, never>;
}

export type QueueName = keyof QueueJobs;

/** Background work on the same database: written in the transaction of what causes it, retried, visible. */
export interface Queue {
  send<Name extends QueueName>(executor: Executor, name: Name, data: QueueJobs[Name]): Promise<void>;
  /** Starts working on a kind; the worker is awaited, and a failure is retried. */
  work<Name extends QueueName>(name: Name, worker: (data: QueueJobs[Name]) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const NAMES: readonly QueueName[] = ['mail', 'sweep-files'];

/**
 * @param url the database's address
 * @param onError is told of failures of the queue itself
 */
export async function openQueue({ url, onError }: { url: string; onError: (error: Error) => void }): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, application_name: 'avsar-queue', max: 3, schema: 'queue' });
  boss.on('error', onError);
  await boss.start();
  for (const name of NAMES) await boss.createQueue(name, { retryLimit: 8, retryDelay: 15, retryBackoff: true });
  return {
    async send(executor, name, data) {
      await boss.send(name, data, { db: fromDrizzle(executor, sql) });
    },
    async work(name, worker) {
      await boss.work<QueueJobs[typeof name]>(name, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
        // One at a time: a batch is retried whole, and would send again what had gone out.
        if (job) await worker(job.data);
      });
    },
    async close() {
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
