import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, spawnPortal } from '#tests/support/portal.ts';

/** A built portal that is killed, stopped and restarted with the same folder and address. */
export interface Instance {
  url: string;
  dataDir: string;
  /**
   * @param more additional settings for this start only
   * @returns after how many milliseconds it was ready
   */
  start(more?: Readonly<Record<string, string>>): Promise<number>;
  pid(): number;
  isAlive(): boolean;
  signal(name: NodeJS.Signals): void;
  /** @returns its exit code, or the signal that terminated it */
  ended(): Promise<unknown>;
  /** Its output since the last start. */
  output(): string;
  /** Stops it and removes its folder. */
  close(): Promise<void>;
}

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-fault-'));
  // When run as root, the database uses another user, who must be able to enter the folder.
  await chmod(folder, 0o711);
  return folder;
};

/** Child processes end with the run; a portal that gets SIGTERM stops its database too. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

export const newInstance = async (env: Readonly<Record<string, string>> = {}, inFolder?: string): Promise<Instance> => {
  const dataDir = inFolder ?? (await newFolder());
  const port = await freePort();
  let life: ReturnType<typeof spawnPortal> | undefined;
  const current = () => {
    if (!life) throw new Error('It has not been started.');
    return life;
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
    async start(more = {}) {
      const began = performance.now();
      life = spawnPortal({ port, dataDir, env: { ...env, ...more } });
      const { child, ready } = life;
      running.add(child);
      child.once('exit', () => running.delete(child));
      await ready();
      return performance.now() - began;
    },
    pid: () => current().child.pid ?? 0,
    isAlive: () => life !== undefined && !isOver(life.child),
    signal: (name) => void current().child.kill(name),
    ended,
    output: () => life?.output() ?? '',
    async close() {
      if (life && !isOver(life.child)) {
        life.child.kill('SIGTERM');
        const insist = setTimeout(() => life?.child.kill('SIGKILL'), 30_000);
        await ended();
        clearTimeout(insist);
      }
      if (!inFolder) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
