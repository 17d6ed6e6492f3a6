import { type ChildProcess, spawn } from 'node:child_process';
import { access, chmod, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { askDatabase } from '#tests/support/ask-database.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { isPrivate } from './socket-folder.ts';

// Starting servers on a busy machine takes long; a server that hangs is still noticed.
vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-e-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  // As root the database runs as another user, who needs access to the folder.
  await chmod(folder, 0o711);
  return folder;
};

const start = async (dataDir: string) => {
  const server = await startEmbeddedDatabase({ dataDir, log: () => undefined });
  cleanUps.push(server.stop);
  return server;
};

/** PostgreSQL's own lock file: it disappears when the server is down. */
const lockFile = (dataDir: string): string => join(dataDir, 'postgres/data/postmaster.pid');

const isDown = (dataDir: string): Promise<boolean> =>
  access(lockFile(dataDir)).then(
    () => false,
    () => true,
  );

/** Starts the server in another process, runs `body` there and returns its output lines. */
const runElsewhere = (dataDir: string, body: string): { child: ChildProcess; lines: AsyncIterableIterator<string> } => {
  const program = `
    import pg from 'pg';
    import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const server = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    console.log(server.startedByUs);
    ${body}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanUps.push(async () => child.kill('SIGKILL'));
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
};

const WRITE_FOR_EVER = `
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('create table kept (n int primary key)');
  for (let n = 1; ; n += 1) {
    await client.query('insert into kept values ($1)', [n]);
    console.log(n);
  }`;

test('the first start initialises, the next joins, and the last to leave stops the server', async () => {
  const dataDir = await newFolder();
  const [first, second] = await Promise.all([start(dataDir), start(dataDir)]);
  expect([first.startedByUs, second.startedByUs].sort()).toEqual([false, true]);
  expect(second.url).toBe(first.url);

  const [about] = await askDatabase(
    first.url,
    `select current_setting('listen_addresses') as tcp, current_setting('fsync') as fsync,
            (select rolsuper from pg_roles where rolname = current_user) as super,
            (select encoding from pg_database where datname = current_database()) as encoding,
            lower('ÀÉ') as lower`,
  );
  expect(about).toEqual({ tcp: '', fsync: 'on', super: false, encoding: 6, lower: 'àé' });
  await askDatabase(first.url, 'create table kept as select 1 as n');

  await first.stop();
  expect(await askDatabase(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
  await second.stop();
  expect(await isDown(dataDir)).toBe(true);

  const again = await start(dataDir);
  expect(again.startedByUs).toBe(true);
  expect(await askDatabase(again.url, 'select n from kept')).toEqual([{ n: 1 }]);
});

test.each([
  ['the portal', false],
  ['the portal and its server', true],
])('after kill -9 of %s every acknowledged row is there', async (_name, withServer) => {
  const dataDir = await newFolder();
  const { child, lines } = runElsewhere(dataDir, WRITE_FOR_EVER);
  let acknowledged = 0;
  for await (const line of lines) {
    if (line === 'true') continue;
    acknowledged = Number(line);
    if (acknowledged >= 50) break;
  }
  child.kill('SIGKILL');
  if (withServer) process.kill(Number.parseInt(await readFile(lockFile(dataDir), 'utf8'), 10), 'SIGKILL');

  const server = await start(dataDir);
  expect(server.startedByUs).toBe(withServer);
  const [row] = await askDatabase(server.url, 'select count(*)::int as count, max(n) as last from kept');
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
  expect(row?.last).toBe(row?.count);
  await server.stop();
  expect(await isDown(dataDir)).toBe(true);
});

test('two processes that start at once share one server, and a process that just ends leaves none behind', async () => {
  const dataDir = await newFolder();
  const body = "setInterval(() => {}, 1_000); process.once('SIGUSR2', () => process.exit(0));";
  const processes = [runElsewhere(dataDir, body), runElsewhere(dataDir, body)];
  const started = await Promise.all(processes.map(async ({ lines }) => (await lines.next()).value));
  expect(started.sort()).toEqual(['false', 'true']);
  for (const { child } of processes) child.kill('SIGUSR2');
  await expect.poll(() => isDown(dataDir), { timeout: 30_000 }).toBe(true);
});

test('slow queries are logged, without what was asked for in them', async () => {
  const dataDir = await newFolder();
  const { url } = await start(dataDir);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_sleep(0.6), $1::text', ['asha@example.in']);
  await client.query('select 1, $1::text', ['asha@example.in']);
  await client.end();
  const log = await readFile(join(dataDir, 'postgres/postgres.log'), 'utf8');
  expect(log).toMatch(/duration: \d+\.\d+ ms .*pg_sleep\(0\.6\)/);
  expect(log).not.toMatch(/select 1,|asha/);
});

test('two data folders share nothing, and only their own user enters the socket folder', async () => {
  const [one, other] = [await newFolder(), await newFolder()];
  const [first, second] = await Promise.all([start(one), start(other)]);
  await askDatabase(first.url, 'create table kept (n int)');
  expect(second.url).not.toBe(first.url);
  expect(await askDatabase(second.url, "select to_regclass('kept') as kept")).toEqual([{ kept: null }]);

  const socketDir = decodeURIComponent(new URL(first.url).hostname);
  expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
  const made = await newFolder();
  expect(await isPrivate(made, { base: made, data: made })).toBe(false);
});

test('a server that cannot be started for a while, as on a full disk, is started once it can', async () => {
  const dataDir = await newFolder();
  const server = await start(dataDir);
  const needed = join(dataDir, 'postgres/data/postgresql.conf');
  await rename(needed, `${needed}.away`);
  process.kill(Number((await readFile(lockFile(dataDir), 'utf8')).split('\n')[0]), 'SIGKILL');
  // Longer than all attempts of one start together.
  await sleep(5_000);
  await expect(askDatabase(server.url, 'select 1')).rejects.toThrow();
  await rename(`${needed}.away`, needed);
  await expect
    .poll(() => askDatabase(server.url, 'select 1 as one').catch(() => 'down'), { timeout: 20_000 })
    .toEqual([{ one: 1 }]);
}, 60_000);
