/** npm forwards a Ctrl-C that the terminal has also sent to this process: two signals within this time count as one. */
const ECHO_MS = 1_000;

/** Thrown where work is aborted because a stop was requested. */
export class Stopped extends Error {
  override name = 'Stopped';
  override message = 'A stop was asked for.';
}

/**
 * From now on the first SIGINT or SIGTERM aborts the returned signal with a `Stopped`, and a second one ends the
 * process immediately. Called before anything starts that must not be left behind.
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

/** Returns the result of `work`, or rejects once a stop is requested; `work` itself is not cancelled. */
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
