import type { Deps, Log } from '#server/deps.ts';
import { createLog } from '#server/log.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';
import { exitCodeFor, sentenceFor } from '#server/start-failure.ts';
import { Stopped, unlessStopped, watchStopSignals } from '#server/stop-signal.ts';

/** The exit code that a shell expects after Ctrl-C. */
const STOPPED = 130;

/**
 * Runs a script on the portal's database: joins the embedded database of a running portal, or starts it and stops it at
 * the end. The portal processes any work that the script queues. A failure prints one sentence and exits with the
 * portal's exit code; a Ctrl-C leaves nothing behind.
 */
export async function withPortalDatabase(
  work: (deps: Deps, server: Pick<OpenDeps<Log>, 'databaseUrl' | 'adminUrl'>) => Promise<void>,
): Promise<void> {
  const stop = watchStopSignals();
  try {
    const settings = readSettings();
    // Keeps log lines below `warn` out of the script's own output.
    const log = createLog({ logLevel: settings.logLevel === 'info' ? 'warn' : settings.logLevel });
    const { deps, close, ...server } = await openDeps({ settings, log, stop, sendOnly: true });
    try {
      await unlessStopped(stop, work(deps, server));
    } finally {
      await close();
    }
  } catch (error) {
    // Exits explicitly, since the work may still be waiting for something.
    if (error instanceof Stopped) process.exit(STOPPED);
    console.error(sentenceFor(error));
    process.exitCode = exitCodeFor(error);
  }
}
