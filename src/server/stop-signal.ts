/** npm passes on a Ctrl-C that the terminal has sent to us as well: two within this time are one. */
const ECHO_MS = 1_000;

/** Runs `stop` at the first SIGINT or SIGTERM and ends the process; a second one ends it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let since: number | undefined;
  const onSignal = (): void => {
    if (since !== undefined) {
      if (Date.now() - since > ECHO_MS) process.exit(130);
      return;
    }
    since = Date.now();
    process.stdout.write('\nStopping. Press Ctrl-C again to stop at once.\n');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
