import type { FastifyInstance } from 'fastify';
import { buildApp, type PagesPlugin } from '#server/app.ts';
import { forgetOldKeys } from '#server/database/idempotency-keys.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { createLimits } from '#server/limits.ts';
import { createLog } from '#server/log.ts';
import { forgetEnded, sendResetLink, setupLink } from '#server/modules/accounts/public.ts';
import { fillDemoData } from '#server/modules/demo/public.ts';
import { sweepFiles } from '#server/modules/files/public.ts';
import { deliverMail, openMailer } from '#server/modules/mail/public.ts';
import { openDeps } from '#server/open-deps.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings.ts';
import { onStopSignal } from '#server/stop-signal.ts';
import { welcomeLines } from '#server/welcome.ts';

/** Requests that are being answered may finish this long after a stop was asked for. */
const GRACE_MS = 10_000;

/**
 * Starts the whole portal and keeps it running until SIGINT or SIGTERM. What
 * cannot be is said in one sentence on the standard error: exit code 2 for a
 * setting, 1 for anything else.
 */
export async function startPortal({ pages }: { pages: PagesPlugin }): Promise<void> {
  try {
    const settings = readSettings();
    await run(settings, pages);
  } catch (error) {
    process.stderr.write(`${sentenceFor(error)}\n`);
    process.exit(error instanceof SettingsError ? 2 : 1);
  }
}

const run = async (settings: Settings, pages: PagesPlugin): Promise<void> => {
  const log = createLog(settings);
  const { deps, close } = await openDeps({ settings, log });
  try {
    const demo = await demoListing(deps);
    const app = await buildApp(deps, { pages, logger: log });
    const url = await listen(app, settings);
    const stopWorking = await startWork(deps);
    onStopSignal(async () => {
      await closeWithin(app, GRACE_MS);
      await close();
      stopWorking();
    });
    process.stdout.write(demo);
    process.stdout.write(welcomeLines(settings, url, await setupLink(deps)));
  } catch (error) {
    await close();
    throw error;
  }
};

/** Fills demo data where they may stand. Nobody is mailed about invented people, and nothing is limited. */
const demoListing = async (deps: Deps): Promise<string> => {
  if (!deps.settings.demoData) return '';
  const unheard: Deps = {
    ...deps,
    queue: { ...deps.queue, send: async () => {} },
    limits: createLimits({ enabled: false }),
  };
  const filled = await fillDemoData(deps, (db, moment) => createEndpoint({ ...unheard, db, now: () => moment }));
  return filled ? `${filled.listing}Kept in ${filled.file}\n\n` : '';
};

/** Background work: mail at once, the sweeps by the clock. */
const startWork = async (deps: Deps): Promise<() => void> => {
  const { db, queue, log } = deps;
  const mailer = await openMailer(deps.settings);
  const deliver = (mail: QueueJobs['mail']) => deliverMail({ mailer, log }, mail);
  await queue.work('mail', deliver);
  await queue.work('reset-link', (wanted) => sendResetLink(deps, wanted, deliver));
  await queue.work('sweep-files', async () => {
    await sweepFiles(deps);
  });
  await queue.work('sweep-keys', async () => {
    await forgetOldKeys(db, deps.now());
    await forgetEnded(deps);
  });
  await queue.schedule('sweep-files', '*/30 * * * *', {});
  await queue.schedule('sweep-keys', '15 * * * *', {});
  return () => mailer.close();
};

const listen = async (app: FastifyInstance, { host, port, publicUrl }: Settings): Promise<string> => {
  // The terminal's own lines say where it is; the log need not.
  const { level } = app.log;
  app.log.level = 'warn';
  await app.listen({ host, port });
  app.log.level = level;
  const address = app.server.address();
  return port === 0 && address && typeof address === 'object' ? `http://localhost:${address.port}` : publicUrl;
};

/** Takes no new connections, lets what runs finish, and cuts off what takes too long. */
const closeWithin = async (app: FastifyInstance, graceMs: number): Promise<void> => {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearTimeout(cut);
};

const sentenceFor = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingsError) return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `The port is taken: ${error.message.replace(/^.*EADDRINUSE: /, '')}. Stop what runs there, or set PORT to another number.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `The portal may not do what it must: ${error.message}. Check the rights of DATA_DIR, and whether PORT may be used.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database does not answer: ${error.message}. Check DATABASE_URL.`;
  return `The portal did not start: ${error.message}`;
};
