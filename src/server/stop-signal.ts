/** npm passes on a Ctrl-C that the terminal has sent to us as well: two within this time are one. */
const ECHO_MS = 1_000;

/** Thrown where work is given up because a stop was asked for. */
export class Stopped extends Error {
  override name = 'Stopped';
  override message = 'A stop was asked for.';
}

/**
 * From now on the first SIGINT or SIGTERM aborts what is returned, with a
 * `Stopped`, and a second one ends the process at once. Called before anything
 * starts that must not be left behind.
 */
export function watchStopSignals(): AbortSignal {
  const controller = new AbortController();
  let since: number | undefined;
  const onSignal = (): void => {
    if (since !== undefined) {
      if (Date.now() - since > ECHO_MS) process.exit(130);
      return;
    }
    since = Date.now();
    process.stderr.write('\nStopping. Press Ctrl-C again to stop at once.\n');
    controller.abort(new Stopped());
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
}

export const untilStopped = (stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });

/** What `work` gives, unless a stop is asked for before: then it is left to itself. */
export const unlessStopped = async <T>(stop: AbortSignal, work: Promise<T>): Promise<T> => {
  let onStop = (): void => undefined;
  const stopped = new Promise<never>((_resolve, reject) => {
    onStop = () => reject(stop.reason);
    stop.addEventListener('abort', onStop);
    if (stop.aborted) onStop();
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    stop.removeEventListener('abort', onStop);
  }
};
