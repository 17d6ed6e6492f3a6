import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { access, chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { LONG } from '#tests/support/test-length.ts';

// Each test starts a process and a database, possibly on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-s-'));
  // As root the database runs as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  return folder;
};
const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });

const newFolder = async (): Promise<string> => {
  const folder = await makeFolder();
  cleanUps.push(() => removeFolder(folder));
  return folder;
};

const PROGRAMS = {
  portal: `
    import { startPortal } from '#server/portal.ts';
    await startPortal({ pages: () => async () => {} });`,
  script: `
    import { withPortalDatabase } from './scripts/open-portal-database.ts';
    await withPortalDatabase(async () => {
      console.log('at work');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`,
};

/** Shared by all runs: compiled sources, and the data of a portal that has run once. */
let shared: string;

const run = (program: string, dataDir: string, env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: PACKAGE_ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(shared, 'compiled'),
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_DATA: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUps.push(() => child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  return { child, printed: () => printed };
};

const codeOf = async (child: ChildProcess): Promise<unknown> =>
  child.exitCode ?? child.signalCode ?? (await once(child, 'exit').then(([code, signal]) => code ?? signal));

beforeAll(async () => {
  shared = await makeFolder();
  const { child, printed } = run(PROGRAMS.portal, join(shared, 'data'));
  await vi.waitUntil(() => printed().includes('Avsar is running'), { timeout: 120_000 });
  child.kill('SIGTERM');
  expect(await codeOf(child), printed()).toBe(0);
});
afterAll(() => removeFolder(shared));

/** Initialising PostgreSQL takes longer than the tests themselves. */
const usedFolder = async (): Promise<string> => {
  const folder = await newFolder();
  // Not `fs.cp`: the files belong to the database's user.
  await promisify(execFile)('cp', ['-a', join(shared, 'data', '.'), folder]);
  return folder;
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** PostgreSQL and its initialisation have the data folder as working directory. */
const databaseProcesses = (dataDir: string): string[] =>
  readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir);
    } catch {
      return false;
    }
  });

interface Seen {
  dataDir: string;
  printed: () => string;
}

/** The moment of the signal. */
const MOMENTS = {
  'the database is initialised': async ({ dataDir }: Seen) =>
    (await readdir(join(dataDir, 'postgres')).catch(() => [])).some((name) => name.startsWith('data-')),
  'the database starts': ({ dataDir }: Seen) => isThere(join(dataDir, 'postgres/data/postmaster.pid')),
  'the demo data are filled': ({ dataDir }: Seen) => isThere(join(dataDir, 'files')),
  'it is at work': ({ printed }: Seen) => /Avsar is running|at work/.test(printed()),
} satisfies Record<string, (seen: Seen) => boolean | Promise<boolean>>;

/** The program, the signal, its moment, the exit code, and the settings. */
type Stop = [keyof typeof PROGRAMS, NodeJS.Signals, keyof typeof MOMENTS, number, Record<string, string>?];

const STOPS: Stop[] = [
  ['portal', 'SIGINT', 'the database is initialised', 0],
  ['portal', 'SIGTERM', 'it is at work', 0],
  ['script', 'SIGINT', 'the database starts', 130],
];
const MORE_STOPS: Stop[] = [
  ['portal', 'SIGTERM', 'the database starts', 0],
  ['portal', 'SIGINT', 'the demo data are filled', 0, { DEMO_DATA: 'on' }],
  ['script', 'SIGTERM', 'the database is initialised', 130],
  ['script', 'SIGINT', 'it is at work', 130],
];

test.runIf(process.platform === 'linux').for(LONG ? [...STOPS, ...MORE_STOPS] : STOPS)(
  'a %s that gets %s while %s ends and leaves no database behind',
  async ([name, signal, moment, code, env]) => {
    const dataDir = moment === 'the database is initialised' ? await newFolder() : await usedFolder();
    const { child, printed } = run(PROGRAMS[name], dataDir, env);
    while (!(await MOMENTS[moment]({ dataDir, printed }))) {
      expect(child.exitCode, printed()).toBeNull();
      await sleep(5);
    }
    child.kill(signal);
    expect(await codeOf(child), printed()).toBe(code);
    expect(printed()).toContain('Stopping.');
    expect(databaseProcesses(dataDir)).toEqual([]);
    expect(await isThere(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
    expect((await readdir(join(dataDir, 'postgres'))).filter((left) => left.startsWith('data-'))).toEqual([]);
  },
);

test.runIf(process.platform === 'linux')('a second Ctrl-C ends at once what does not stop', async () => {
  const dataDir = await usedFolder();
  const held = `
    import { startEmbeddedDatabase } from '#server/database/embedded.ts';
    import { watchStopSignals } from '#server/stop-signal.ts';
    const stop = watchStopSignals();
    await startEmbeddedDatabase({ dataDir: process.env.DATA_DIR, log: () => {}, stop });
    console.log('at work');
    setInterval(() => {}, 1_000);`;
  const { child, printed } = run(held, dataDir);
  await expect.poll(printed, { timeout: 30_000 }).toContain('at work');
  child.kill('SIGINT');
  await sleep(1_200);
  expect(child.exitCode).toBeNull();
  child.kill('SIGINT');
  expect(await codeOf(child)).toBe(130);
  await expect.poll(() => databaseProcesses(dataDir), { timeout: 30_000 }).toEqual([]);
});

type Refusal = [keyof typeof PROGRAMS, Record<string, string>, RegExp, number];

const NO_DATABASE = /^The database .* Check DATABASE_URL\.$/;
const REFUSALS: Refusal[] = [
  ['script', { PORT: 'abc' }, /^PORT must be/, 2],
  ['portal', { DATA_DIR: '/dev/null' }, /^DATA_DIR must be a folder/, 2],
  ['portal', { HOST: 'no.such.host.invalid', SECRET_KEY: 'x'.repeat(32) }, /^HOST must be/, 2],
  ['portal', { DATABASE_URL: 'postgres://avsar@localhost:1/avsar' }, NO_DATABASE, 1],
];
const MORE_REFUSALS: Refusal[] = [
  ['portal', { PORT: 'abc' }, /^PORT must be/, 2],
  ['script', { DATA_DIR: '/proc/avsar' }, /^DATA_DIR must be a folder/, 2],
  ['portal', { HOST: '192.0.2.1', PORT: '3999', SECRET_KEY: 'x'.repeat(32) }, /^HOST must be/, 2],
  ['script', { DATABASE_URL: 'postgres://avsar@127.0.0.1:1/avsar' }, NO_DATABASE, 1],
];

test.each(LONG ? [...REFUSALS, ...MORE_REFUSALS] : REFUSALS)(
  'a %s with %j ends with one sentence',
  async (name, env, sentence, code) => {
    const { child, printed } = run(PROGRAMS[name], await newFolder(), env);
    expect(await codeOf(child)).toBe(code);
    expect(printed().trim()).toMatch(sentence);
    expect(printed().trim().split('\n')).toHaveLength(1);
  },
);

test('with PORT=0 the links name the port that was taken', async () => {
  const { child, printed } = run(PROGRAMS.portal, await usedFolder());
  await expect.poll(printed, { timeout: 60_000 }).toContain('#setup=');
  const [, url] = /Avsar is running: (http:\/\/localhost:[1-9]\d+)\n/.exec(printed()) ?? [];
  expect(printed()).toContain(`${url}/admin-register#setup=`);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await codeOf(child)).toBe(0);
});
