import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

interface Where {
  cwd?: string;
  /** After this time the tool is stopped. */
  mostMs?: number;
}

/** Returns the tool's output, even if it exits with an error: a tool with findings does. */
export const outputOf = async (
  command: string,
  args: readonly string[],
  { cwd = tmpdir(), mostMs = 0 }: Where = {},
): Promise<string> =>
  run(command, args, { cwd, maxBuffer: MOST_OUTPUT, timeout: mostMs }).then(
    ({ stdout }) => stdout,
    (failure: { stdout?: string; stderr?: string; killed?: boolean }) => {
      if (failure.killed) throw new Error(`${command} was stopped after ${mostMs / 60_000} minutes.`);
      if (failure.stdout) return failure.stdout;
      throw new Error(`${command} failed: ${failure.stderr?.slice(-2_000) ?? ''}`);
    },
  );

/** Runs a tool that npm fetches and caches, outside of the install. */
export const fetchedOutputOf = (package_: string, command: string, args: readonly string[]): Promise<string> =>
  outputOf('npm', ['exec', '--yes', `--package=${package_}`, '--', command, ...args]);

export const isThere = (command: string): Promise<boolean> =>
  run('/bin/sh', ['-c', 'command -v "$0"', command]).then(
    () => true,
    () => false,
  );
