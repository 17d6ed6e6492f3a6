import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, type PagesPlugin } from '#server/app.ts';
import { forgetOldKeys } from '#server/database/idempotency-keys.ts';
import type { Deps } from '#server/deps.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { createLimits } from '#server/limits.ts';
import { createLog } from '#server/log.ts';
import {
  forgetEnded,
  sendConfirmLink,
  sendIdleWarning,
  sendInvitation,
  sendResetLink,
  setupLink,
} from '#server/modules/accounts/public.ts';
import { forgetCandidateChanges, readResume } from '#server/modules/candidates/public.ts';
import {
  ALL_COUNTS_AT,
  COUNTS_AT,
  refreshCompanies,
  sendDomainCode,
  tellFollowers,
} from '#server/modules/companies/public.ts';
import { tellOfWaitingMessage } from '#server/modules/conversations/public.ts';
import { mailNotices, mailSummaries, SUMMARIES_AT } from '#server/modules/digests/public.ts';
import { sweepFiles } from '#server/modules/files/public.ts';
import {
  EXPIRY_AT,
  expireOffers,
  keepPromises,
  PROMISES_AT,
  showHeldAnswer,
  tellOfApplications,
  tellOfChangedJob,
  tellOfDates,
  tellOfInterviewsSoon,
  tellOfTakenDown,
} from '#server/modules/hiring/public.ts';
import { forgetJobChanges, mailSearches, tellOfLastDays } from '#server/modules/jobs/public.ts';
import { forgetOldFailures, forgetTurns, openDelivery, sendHeldMails } from '#server/modules/mail/public.ts';
import { AGAIN, FITS_AT, readFitIndex, TRAINING_AT, trainSkills, workOnFits } from '#server/modules/matching/public.ts';
import { pushNotices, sendPush } from '#server/modules/push/public.ts';
import { applyRetention, RETENTION_AT } from '#server/modules/rights/public.ts';
import { openDeps } from '#server/open-deps.ts';
import { assertNoDemoAccounts } from '#server/refuse-demo-accounts.ts';
import { warnOfServices } from '#server/services.ts';
import { readSettings, type Settings } from '#server/settings.ts';
import { exitCodeFor, listenFailure, sentenceFor } from '#server/start-failure.ts';
import { Stopped, unlessStopped, untilStopped, watchStopSignals } from '#server/stop-signal.ts';
import { withTakenPort } from '#server/taken-port.ts';
import { welcomeLines } from '#server/welcome.ts';

/** Running requests may take this long to finish after a stop was requested, regardless of the draining time. */
const GRACE_MS = 10_000;
const LEAST_GRACE_MS = 2_000;

/**
 * Starts the whole portal and runs it until SIGINT or SIGTERM. A failure to start is reported in one sentence on
 * standard error: exit code 2 for a setting, 1 for anything else. A stop requested during the start leaves nothing
 * behind.
 */
export async function startPortal({ pages }: { pages: PagesPlugin }): Promise<void> {
  const stop = watchStopSignals();
  try {
    await run(readSettings(), { pages, stop });
  } catch (error) {
    if (!(error instanceof Stopped)) {
      process.stderr.write(`${sentenceFor(error)}\n`);
      process.exit(exitCodeFor(error));
    }
  }
  process.exit(0);
}

const run = async (given: Settings, { pages, stop }: { pages: PagesPlugin; stop: AbortSignal }): Promise<void> => {
  const settings = await withTakenPort(given).catch((error: unknown) => {
    throw listenFailure(error, given);
  });
  const log = createLog(settings);
  const { deps, databaseUrl, close } = await openDeps({ settings, log, stop, report });
  let stopWorking = (): void => undefined;
  try {
    await assertNoDemoAccounts(deps);
    const demo = await demoListing(deps, stop);
    const app = await buildApp(deps, { pages, logger: log, stop });
    stop.throwIfAborted();
    await listen(app, settings);
    try {
      if (settings.roles.includes('worker'))
        stopWorking = await unlessStopped(stop, startWork({ ...deps, databaseUrl }));
      void warnOfServices(deps);
      // Preloaded, so that the first request does not wait for it.
      if (settings.roles.includes('web'))
        void readFitIndex(deps).catch((error: unknown) => log.warn({ err: error }, 'reading who fits what failed'));
      process.stdout.write(demo);
      const welcome = { setup: await setupLink(deps), terminal: process.stdout.isTTY };
      process.stdout.write(await welcomeLines(settings, welcome));
      await untilStopped(stop);
      await sleep(settings.drainMs);
    } finally {
      await closeWithin(app, GRACE_MS - Math.min(settings.drainMs, GRACE_MS - LEAST_GRACE_MS));
    }
  } finally {
    await close();
    // Running emails have been sent by now.
    stopWorking();
  }
};

/** Prints a step of the start to the terminal. */
const report = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Fills in demo data where allowed. It sends no emails to invented people and ignores the limits. */
const demoListing = async (deps: Deps, stop: AbortSignal): Promise<string> => {
  if (!deps.settings.demoData) return '';
  const silentDeps: Deps = {
    ...deps,
    queue: { ...deps.queue, send: async () => {} },
    limits: createLimits({ enabled: false }),
    settings: { ...deps.settings, answerWaitMs: 0 },
  };
  // Loaded on demand: a portal without demo data never needs it.
  const { fillDemoData } = await import('#demo/fill-demo-data.ts');
  const openEndpoint: Parameters<typeof fillDemoData>[1] = (db, moment) => {
    // Thrown inside the filling's transaction, so that nothing is left.
    stop.throwIfAborted();
    return createEndpoint({ ...silentDeps, db, now: () => moment });
  };
  const filled = await fillDemoData(deps, openEndpoint, report);
  // Counts jobs now, so that the most active companies come first from the start.
  if (filled) await refreshCompanies(deps, { all: true });
  if (filled) await deps.queue.send(deps.db, 'train-skills', { askedAt: deps.now().toISOString() });
  return filled ? `${filled.listing}Kept in ${filled.file}\n\n` : '';
};

/**
 * A quarter past eight in the morning in India, for people whose eight o'clock emails were interrupted; the queue's
 * clock is UTC.
 */
const SEARCH_MAILS_AT = '45 2 * * *';

/** At 9, 13, 17 and 21 in India: each run catches up on what the previous one missed, without duplicates. */
const DATES_AT = '30 3-15/4 * * *';

/** Starts background work: emails immediately, sweeps on a schedule. */
const startWork = async (deps: Deps & { databaseUrl: string }): Promise<() => void> => {
  const { db, queue } = deps;
  const { deliver, deliverQueued, noteLost, close } = await openDelivery(deps);
  await queue.work('mail', deliverQueued);
  await queue.work('lost-mail', noteLost);
  await queue.work('reset-link', (wanted) => sendResetLink(deps, wanted, deliver));
  await queue.work('confirm-link', (wanted) => sendConfirmLink(deps, wanted, deliver));
  await queue.work('admin-invitation', (wanted) => sendInvitation(deps, wanted, deliver));
  await queue.work('company-code', (wanted) => sendDomainCode(deps, wanted, deliver));
  await queue.work('tell-followers', (wanted) => tellFollowers(deps, wanted));
  await queue.work('count-company-jobs', () => refreshCompanies(deps, { all: false }));
  await queue.work('count-all-company-jobs', () => refreshCompanies(deps, { all: true }));
  await queue.work('read-resume', (wanted) => readResume(deps, wanted));
  await queue.work('tell-of-applications', (wanted) => tellOfApplications(deps, wanted));
  await queue.work('tell-of-taken-down', (wanted) => tellOfTakenDown(deps, wanted));
  await queue.work('tell-of-changed-job', (wanted) => tellOfChangedJob(deps, wanted));
  await queue.work('tell-of-message', (waiting) => tellOfWaitingMessage(deps, waiting));
  await queue.work('send-held-mails', (pair) => sendHeldMails(deps, pair));
  await queue.work('mail-searches', async () => {
    await mailSearches(deps);
  });
  await queue.work('mail-notices', async () => {
    await mailNotices(deps);
  });
  await queue.work('mail-summaries', async () => {
    await mailSummaries(deps);
    // For candidates whose searches were not in such an email.
    await mailSearches(deps);
  });
  await queue.work('push-notices', async () => {
    await pushNotices(deps);
  });
  await queue.work('push', (wanted) => sendPush(deps, wanted));
  await queue.work('tell-of-interviews', () => tellOfInterviewsSoon(deps));
  await queue.work('tell-of-dates', async () => {
    await tellOfDates(deps);
    await tellOfLastDays(deps);
  });
  await queue.work('expire-offers', async () => {
    await expireOffers(deps);
  });
  await queue.work('keep-promises', async () => {
    await keepPromises(deps);
  });
  await queue.work('show-answer', (due) => showHeldAnswer(deps, due));
  await queue.work('refresh-fits', (wanted) => workOnFits(deps, wanted));
  await queue.work('warn-idle', (wanted) => sendIdleWarning(deps, wanted, deliver));
  await queue.work('apply-retention', () => applyRetention(deps));
  await queue.work('train-skills', (wanted) => trainSkills(deps, wanted));
  await queue.work('sweep-files', async () => {
    await sweepFiles(deps);
  });
  await queue.work('sweep-keys', async () => {
    await forgetOldKeys(db, deps.now());
    await forgetTurns(db, deps.now());
    await forgetOldFailures(db, deps.now());
    await forgetEnded(deps);
    await forgetJobChanges(db, deps.now());
    await forgetCandidateChanges(db, deps.now());
  });
  await queue.schedule('mail-searches', SEARCH_MAILS_AT, {});
  await queue.schedule('mail-notices', '*/5 * * * *', {});
  await queue.schedule('push-notices', '* * * * *', {});
  await queue.schedule('mail-summaries', SUMMARIES_AT, {});
  await queue.schedule('tell-of-interviews', '*/5 * * * *', {});
  await queue.schedule('tell-of-dates', DATES_AT, {});
  await queue.schedule('expire-offers', EXPIRY_AT, {});
  await queue.schedule('keep-promises', PROMISES_AT, {});
  await queue.schedule('count-company-jobs', COUNTS_AT, {});
  await queue.schedule('count-all-company-jobs', ALL_COUNTS_AT, {});
  await queue.schedule('refresh-fits', FITS_AT, { again: AGAIN });
  await queue.schedule('apply-retention', RETENTION_AT, {});
  await queue.schedule('train-skills', TRAINING_AT, {});
  await queue.schedule('sweep-files', '*/30 * * * *', {});
  await queue.schedule('sweep-keys', '15 * * * *', {});
  return close;
};

/**
 * Connections that the system queues while the process is busy; each one beyond that waits seconds until it retries.
 */
const BACKLOG = 4_096;

const listen = async (app: FastifyInstance, { host, port }: Settings): Promise<void> => {
  // The terminal already shows the address, so the log need not.
  const { level } = app.log;
  app.log.level = 'warn';
  try {
    await app.listen({ host, port, backlog: BACKLOG });
  } catch (error) {
    throw listenFailure(error, { host, port });
  }
  app.log.level = level;
};

/** Accepts no new connections, lets running requests finish, and cuts off those that take too long. */
const closeWithin = async (app: FastifyInstance, graceMs: number): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(cut);
};
