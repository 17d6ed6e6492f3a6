import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { createLimits } from '#server/limits.ts';
import { liveSessions } from '#server/modules/accounts/public.ts';
import { type FileStorage, openFileStorage } from '#server/modules/files/public.ts';
import { tellOfApplications } from '#server/modules/hiring/public.ts';
import { createStreams } from '#server/modules/stream/public.ts';
import { createPageCache, type PageChange } from '#server/page-cache.ts';
import { readSettings } from '#server/settings.ts';
import { testDatabase } from '#tests/support/database.ts';

const SECRET = 'a secret of the tests, and of nothing else';

export interface TestDeps extends Deps {
  /** The emails sent since the test began. */
  mails: QueueJobs['mail'][];
  /** The address confirmation links requested since the test began. */
  confirmLinks: QueueJobs['confirm-link'][];
  /** The changes reported to the page cache since the test began. */
  pageChanges: PageChange[];
  /** The clock's time; the current time until a test sets it. */
  clock: { at: Date | undefined };
}

const NOTHING_WAITS = { waiting: 0, oldestSeconds: null, failed: 0 };

/**
 * Returns all dependencies of the use cases, on the test file's database; call it at the top level. Limits, emails and
 * clock are reset for each test.
 * @param ofItsOwn as for `testDatabase`
 */
export const testDeps = ({ ofItsOwn = false } = {}): TestDeps => {
  const database = testDatabase({ ofItsOwn });
  const mails: QueueJobs['mail'][] = [];
  const confirmLinks: QueueJobs['confirm-link'][] = [];
  const clock: { at: Date | undefined } = { at: undefined };
  let limits = createLimits({ enabled: true });
  let files: FileStorage;
  let dataDir = '';
  let settings = readSettings({ SECRET_KEY: SECRET, ANSWER_WAIT: '0' });
  const pageChanges: PageChange[] = [];
  const pageCache = createPageCache();
  // Streams end after their first events, since sweeps over all calls wait for the end of a response.
  const streams = createStreams({
    secretKey: SECRET,
    liveSessions: (ids) => liveSessions(deps, ids),
    now: () => deps.now(),
    longestMs: 0,
  });
  pageCache.onChange((change) => pageChanges.push(change));

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'avsar-test-'));
    settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SECRET_KEY: SECRET, ANSWER_WAIT: '0' });
    files = await openFileStorage(settings);
  });
  beforeEach(() => {
    mails.length = 0;
    confirmLinks.length = 0;
    pageChanges.length = 0;
    clock.at = undefined;
    limits = createLimits({ enabled: true });
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const silent = () => {};
  const deps: TestDeps = {
    mails,
    confirmLinks,
    clock,
    pageChanges,
    now: () => clock.at ?? new Date(),
    pageCache,
    streams,
    log: { info: silent, warn: silent, error: silent },
    queue: {
      async send(executor, name, data, when) {
        // The name determines the shape, which the type of a single call cannot express.
        if (name === 'mail') mails.push(data as QueueJobs['mail']);
        if (name === 'confirm-link') confirmLinks.push(data as QueueJobs['confirm-link']);
        // Delayed jobs are skipped: no test waits an hour.
        if (name === 'tell-of-applications' && !when)
          await tellOfApplications({ ...deps, db: executor }, data as QueueJobs['tell-of-applications']);
      },
      async sendMany(executor, name, data, when) {
        for (const one of data) await this.send(executor, name, one, when);
      },
      async work() {},
      async schedule() {},
      backlogs: async () => ({ email: NOTHING_WAITS, other: NOTHING_WAITS }),
      async close() {},
    },
    get db() {
      return database.db;
    },
    get settings() {
      return settings;
    },
    get limits() {
      return limits;
    },
    get files() {
      return files;
    },
  };
  return deps;
};

/** Returns the metadata of a request; each address is a different client. */
export const metaFrom = (clientAddress = '203.0.113.7', ifMatch?: number): RequestMeta => ({
  clientAddress,
  userAgent: 'a test',
  ifMatch,
  idempotencyKey: undefined,
});
