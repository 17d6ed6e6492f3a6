import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LONG } from '#tests/support/test-length.ts';
import { countKept } from './count-kept.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type Instance, newInstance } from './instance.ts';
import { startTraffic, type Traffic } from './traffic.ts';

const VICTIMS = ['postmaster', 'backend', 'portal', 'both'] as const;
type Victim = (typeof VICTIMS)[number];

const KILLS = LONG ? 200 : 8;
/** The maximum recovery time of a killed portal; on a busy machine PostgreSQL takes a while to recover. */
const HEALS_WITHIN_MS = 30_000;

const lockFile = ({ dataDir }: Instance): string => join(dataDir, 'postgres/data/postmaster.pid');

const postmaster = (instance: Instance): { pid: number; socketDir: string } => {
  const lines = readFileSync(lockFile(instance), 'utf8').split('\n');
  return { pid: Number(lines[0]), socketDir: lines[4] ?? '' };
};

const numericFolders = (): string[] => readdirSync('/proc').filter((name) => /^\d+$/.test(name));

/** Returns the database processes of the portal's own connections. */
const backends = (parent: number): number[] =>
  numericFolders()
    .filter((pid) => {
      try {
        const ownParent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
        return (
          Number(ownParent) === parent &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('postgres: avsar avsar')
        );
      } catch {
        return false;
      }
    })
    .map(Number);

const databaseProcesses = (dataDir: string): string[] =>
  numericFolders().filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir);
    } catch {
      return false;
    }
  });

const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

const kill = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && pid > 1 && process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
};

const KILL: Readonly<Record<Victim, (instance: Instance) => boolean>> = {
  postmaster: (instance) => kill(postmaster(instance).pid),
  backend: (instance) => kill(oneOf(backends(postmaster(instance).pid))),
  portal: ({ pid }) => kill(pid()),
  both: (instance) => {
    const { pid } = postmaster(instance);
    return kill(instance.pid()) && kill(pid);
  },
};

/** Waits until a write that started after the kill succeeds. */
const untilKept = async (traffic: Traffic, since: number): Promise<number> => {
  for (;;) {
    const at = traffic.firstKeptAfter(since);
    if (at !== undefined) return at - since;
    if (performance.now() - since > HEALS_WITHIN_MS) return Number.POSITIVE_INFINITY;
    await sleep(20);
  }
};

/** A portal with its embedded database, the most common setup; one or both are killed while users write. */
export const kills = async (): Promise<Figures[]> => {
  const instance = await newInstance({ DATABASE_URL: '' });
  const wrong: string[] = [];
  const healed: Record<Victim, number[]> = { postmaster: [], backend: [], portal: [], both: [] };
  try {
    await instance.start();
    const traffic = await startTraffic({ url: instance.url });
    const faults: { victim: Victim; at: number }[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const victim = VICTIMS[round % VICTIMS.length] ?? 'portal';
      await sleep(50 + Math.random() * 450);
      const pid = instance.pid();
      // PostgreSQL may be restarting.
      for (
        const deadline = Date.now() + HEALS_WITHIN_MS;
        !(existsSync(lockFile(instance)) && KILL[victim](instance));
      ) {
        if (Date.now() > deadline) throw new Error(`There is no ${victim} to kill: ${instance.output().slice(-500)}`);
        await sleep(20);
      }
      const at = performance.now();
      faults.push({ victim, at });
      if (victim === 'portal' || victim === 'both') {
        await instance.ended();
        await instance.start();
      }
      const took = await untilKept(traffic, at);
      healed[victim].push(took);
      if (took > HEALS_WITHIN_MS)
        wrong.push(`nothing was written for ${HEALS_WITHIN_MS} ms after kill ${round} of ${victim}`);
      const outlives = victim === 'postmaster' || victim === 'backend';
      if (!instance.isAlive() || (outlives && instance.pid() !== pid)) {
        wrong.push(`the portal did not outlive kill ${round} of ${victim}: ${instance.output().slice(-500)}`);
        break;
      }
    }
    await traffic.stop();
    const { socketDir } = postmaster(instance);
    const kept = await countKept(traffic, {
      databaseUrl: `postgresql://postgres@${encodeURIComponent(socketDir)}/avsar`,
      isStored: (key) => existsSync(join(instance.dataDir, 'files', key)),
    });
    instance.signal('SIGTERM');
    const code = await instance.ended();
    if (code !== 0) wrong.push(`the stop ended with ${code}`);
    const left = databaseProcesses(instance.dataDir);
    if (left.length > 0) wrong.push(`${left.length} processes of PostgreSQL are left`);

    const during = (victim: Victim) =>
      traffic.answers.filter(
        ({ startedAt, ms }) => faults.findLast(({ at }) => at <= startedAt + ms)?.victim === victim,
      );
    return [
      ...VICTIMS.map((victim) => {
        const times = healed[victim].length;
        const name = victim === 'both' ? 'portal and postmaster' : victim;
        return figuresOf(`${times} kills of ${name}`, { answers: during(victim), healed: healed[victim] });
      }),
      figuresOf(`${faults.length} kills, together`, {
        answers: traffic.answers,
        healed: Object.values(healed).flat(),
        kept,
        wrong,
      }),
    ];
  } finally {
    await instance.close();
  }
};
