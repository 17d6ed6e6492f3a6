import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, spawnPortal } from '#tests/support/portal.ts';

/** A built portal that is killed, stopped and started again with the same folder, at the same address. */
export interface Instance {
  url: string;
  dataDir: string;
  /** @returns after how many milliseconds it was ready */
  start(): Promise<number>;
  pid(): number;
  isAlive(): boolean;
  signal(name: NodeJS.Signals): void;
  /** @returns its exit code, or the signal that ended it */
  ended(): Promise<unknown>;
  /** What it has printed since it was started last. */
  output(): string;
  /** Ends it and removes its folder. */
  close(): Promise<void>;
}

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-fault-'));
  // As root the database runs as another user, who must be able to pass.
  await chmod(folder, 0o711);
  return folder;
};

export const newInstance = async (env: Readonly<Record<string, string>> = {}, inFolder?: string): Promise<Instance> => {
  const dataDir = inFolder ?? (await newFolder());
  const port = await freePort();
  let running: ReturnType<typeof spawnPortal> | undefined;
  const current = () => {
    if (!running) throw new Error('It has not been started.');
    return running;
  };
  const isOver = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
  const ended = async (): Promise<unknown> => {
    const { child } = current();
    if (!isOver(child)) await once(child, 'exit');
    return child.exitCode ?? child.signalCode;
  };
  return {
    url: `http://localhost:${port}`,
    dataDir,
    async start() {
      const began = performance.now();
      running = spawnPortal({ port, dataDir, env });
      await running.ready();
      return performance.now() - began;
    },
    pid: () => current().child.pid ?? 0,
    isAlive: () => running !== undefined && !isOver(running.child),
    signal: (name) => void current().child.kill(name),
    ended,
    output: () => running?.output() ?? '',
    async close() {
      if (running && !isOver(running.child)) {
        running.child.kill('SIGTERM');
        const insist = setTimeout(() => running?.child.kill('SIGKILL'), 30_000);
        await ended();
        clearTimeout(insist);
      }
      if (!inFolder) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
