import type { Deps } from '#server/deps.ts';
import { createLog } from '#server/log.ts';
import { openDeps } from '#server/open-deps.ts';
import { readSettings } from '#server/settings.ts';

/**
 * What a script needs, on the portal's own database: beside a running portal it
 * joins the embedded one, without one it starts it and stops it at the end.
 * Work that it queues is done by the portal.
 */
export async function openPortalDatabase(): Promise<{ deps: Deps; close(): Promise<void> }> {
  const settings = readSettings();
  // A script's own output is what its reader looks at.
  const log = createLog({ logLevel: settings.logLevel === 'info' ? 'warn' : settings.logLevel });
  return openDeps({ settings, log, sendOnly: true });
}

/** Runs a script on the portal's database; a failure is one sentence and exit code 1. */
export async function withPortalDatabase(work: (deps: Deps) => Promise<void>): Promise<void> {
  try {
    const { deps, close } = await openPortalDatabase();
    try {
      await work(deps);
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
