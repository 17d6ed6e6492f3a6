import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { LONG } from '#tests/support/test-length.ts';
import { countKept } from './count-kept.ts';
import { type Figures, figuresOf } from './figures.ts';
import { newInstance } from './instance.ts';
import { openServices } from './services.ts';
import { startTraffic } from './traffic.ts';

const run = promisify(execFile);

const LASTS_MS = LONG ? 30_000 : 5_000;
const HEALS_WITHIN_MS = 30_000;

/** Mounts a separate small disk; undefined where mounting is not permitted. */
const mountDisk = async (megabytes: number): Promise<{ folder: string; unmount(): Promise<void> } | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  await chmod(folder, 0o711);
  return {
    folder,
    async unmount() {
      await run('umount', [folder]);
      await rm(folder, { recursive: true });
    },
  };
};

const fillDisk = async (path: string): Promise<void> => {
  const { bavail, bsize } = await statfs(dirname(path));
  await writeFile(path, Buffer.alloc(bavail * bsize)).catch(() => undefined);
};

/** @param embedded whether the database is on that disk too, with the files */
const fullDisk = async (embedded: boolean): Promise<Figures | undefined> => {
  const disk = await mountDisk(embedded ? 300 : 20);
  if (!disk) return undefined;
  const services = embedded ? undefined : await openServices();
  const env = services ? { DATABASE_URL: services.env.DATABASE_URL ?? '' } : { DATABASE_URL: '' };
  const instance = await newInstance(env, disk.folder);
  const wrong: string[] = [];
  try {
    await instance.start();
    const traffic = await startTraffic({ url: instance.url });
    await sleep(1_500);
    const began = performance.now();
    // Repeatedly, because space freed meanwhile makes room.
    const fillers = Array.from({ length: 20 }, (_, index) => join(disk.folder, `filler-${index}`));
    for (const filler of fillers) {
      await fillDisk(filler);
      await sleep(LASTS_MS / fillers.length);
    }
    for (const filler of fillers) await rm(filler, { force: true });
    const ended = performance.now();
    let healed = Number.POSITIVE_INFINITY;
    while (performance.now() - ended < 90_000) {
      const done = traffic.answers.find(
        ({ kind, startedAt, status }) => kind === 'application' && startedAt >= ended && status === 201,
      );
      if (done) {
        healed = done.startedAt + done.ms - ended;
        break;
      }
      await sleep(50);
    }
    if (healed > HEALS_WITHIN_MS) wrong.push(`it healed after ${Math.round(healed)} ms`);
    await traffic.stop();
    if (!instance.isAlive()) wrong.push(`the portal ended: ${instance.output().slice(-500)}`);
    const lock = embedded ? await readFile(join(disk.folder, 'postgres/data/postmaster.pid'), 'utf8') : '';
    const databaseUrl =
      services?.databaseUrl ?? `postgresql://postgres@${encodeURIComponent(lock.split('\n')[4] ?? '')}/avsar`;
    const kept = await countKept(traffic, {
      databaseUrl,
      isStored: (key) => existsSync(join(disk.folder, 'files', key)),
    });
    const during = traffic.answers.filter(({ startedAt }) => startedAt >= began && startedAt < ended);
    const what = embedded ? 'database and files' : 'files';
    return figuresOf(`disk of ${what} full for ${LASTS_MS / 1_000} s`, {
      answers: during,
      healed: [healed],
      kept,
      wrong,
    });
  } finally {
    await instance.close();
    await services?.close();
    await disk.unmount();
  }
};

export const disk = async (): Promise<Figures[]> => {
  const figures = [await fullDisk(false), await fullDisk(true)].filter((found) => found !== undefined);
  if (figures.length === 0) console.log('No disk was filled: mounting a small one is not allowed here.');
  return figures;
};
