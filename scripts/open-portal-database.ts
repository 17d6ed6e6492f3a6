import type { Deps, Log } from '#server/deps.ts';
import { createLog } from '#server/log.ts';
import { type OpenDeps, openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';
import { exitCodeFor, sentenceFor } from '#server/start-failure.ts';
import { Stopped, unlessStopped, watchStopSignals } from '#server/stop-signal.ts';

/** What a shell expects of what a Ctrl-C ended: it is not done. */
const STOPPED = 130;

/**
 * Runs a script on the portal's own database: beside a running portal it joins
 * the embedded one, without one it starts it and stops it at the end. Work that
 * it queues is done by the portal. A failure is one sentence and the portal's
 * exit code; after a Ctrl-C nothing is left behind.
 */
export async function withPortalDatabase(
  work: (deps: Deps, server: Pick<OpenDeps<Log>, 'databaseUrl' | 'adminUrl'>) => Promise<void>,
): Promise<void> {
  const stop = watchStopSignals();
  try {
    const settings = readSettings();
    // A script's own output is what its reader looks at.
    const log = createLog({ logLevel: settings.logLevel === 'info' ? 'warn' : settings.logLevel });
    const { deps, close, ...server } = await openDeps({ settings, log, stop, sendOnly: true });
    try {
      await unlessStopped(stop, work(deps, server));
    } finally {
      await close();
    }
  } catch (error) {
    // The work may still wait for something.
    if (error instanceof Stopped) process.exit(STOPPED);
    console.error(sentenceFor(error));
    process.exitCode = exitCodeFor(error);
  }
}
