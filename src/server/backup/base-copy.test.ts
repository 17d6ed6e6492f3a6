import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { askDatabase } from '#tests/support/ask-database.ts';
import { restoreBaseCopy, writeBaseCopy } from './base-copy.ts';

vi.setConfig({ testTimeout: 60_000 });

const folder = async (): Promise<string> => {
  // A name with characters that are special to a shell and to PostgreSQL.
  const path = await mkdtemp(join(tmpdir(), "avsar-it's 5%-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  // As root the database runs as another user, who needs access to the folder.
  await chmod(path, 0o711);
  return path;
};

const start = async (dataDir: string, archiveDir?: string): Promise<EmbeddedDatabase> => {
  const server = await startEmbeddedDatabase({ dataDir, archiveDir, log: () => undefined });
  onTestFinished(() => server.stop());
  return server;
};

const write = (server: EmbeddedDatabase, name: string) =>
  askDatabase(server.url, `insert into kept values ('${name}')`);

/** Archives the log now, as the server does after a minute. */
const archiveNow = async ({ adminUrl }: EmbeddedDatabase): Promise<void> => {
  const [last] = await askDatabase(adminUrl, 'select pg_walfile_name(pg_switch_wal()) as name');
  const archived = async () =>
    (await askDatabase(adminUrl, 'select last_archived_wal as name from pg_stat_archiver'))[0]?.name;
  await expect.poll(archived, { timeout: 20_000 }).toBe(last?.name);
};

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 20, 6, minute));

test('a lost database comes back from the copy of its folder and the log after it', async () => {
  const [dataDir, archiveDir, fresh] = [await folder(), await folder(), await folder()];
  const server = await start(dataDir, archiveDir);
  await askDatabase(server.url, 'create table kept (name text)');
  await write(server, 'before');
  const writing = { go: true, count: 0 };
  const busy = (async () => {
    for (; writing.go; writing.count += 1) await write(server, 'meanwhile');
  })();
  const copy = await writeBaseCopy({ adminUrl: server.adminUrl, archiveDir, now: at(0) });
  writing.go = false;
  await busy;
  await write(server, 'after');
  await archiveNow(server);
  const pid = Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]);
  await server.stop();
  expect(() => process.kill(pid, 0)).toThrow();
  await rm(join(dataDir, 'postgres'), { recursive: true });

  await restoreBaseCopy({ copy, dataDir: fresh });
  const back = await start(fresh, archiveDir);
  const rows = await askDatabase(back.url, 'select name, count(*)::int as count from kept group by name order by name');
  expect(rows).toEqual([
    { name: 'after', count: 1 },
    { name: 'before', count: 1 },
    { name: 'meanwhile', count: writing.count },
  ]);
  // The restored server continues in the same archive, and can be restored from it again.
  await write(back, 'anew');
  const next = await writeBaseCopy({ adminUrl: back.adminUrl, archiveDir, now: at(1) });
  await write(back, 'at last');
  await archiveNow(back);
  await back.stop();
  const third = await folder();
  await restoreBaseCopy({ copy: next, dataDir: third });
  const again = await start(third);
  expect(await askDatabase(again.url, "select name from kept where name like 'a%' order by name")).toEqual([
    { name: 'after' },
    { name: 'anew' },
    { name: 'at last' },
  ]);
});

test('two copies are kept, with the log that the older one needs', async () => {
  const archiveDir = await folder();
  const server = await start(await folder(), archiveDir);
  const partsAfter = async (minute: number): Promise<string[]> => {
    await writeBaseCopy({ adminUrl: server.adminUrl, archiveDir, now: at(minute) });
    return readdir(join(archiveDir, 'log'));
  };
  const first = await partsAfter(0);
  await partsAfter(1);
  const left = await partsAfter(2);
  expect((await readdir(archiveDir)).sort()).toEqual([
    'base-2026-11-20T06-01-00-000Z',
    'base-2026-11-20T06-02-00-000Z',
    'log',
  ]);
  expect(left.filter((name) => first.includes(name))).toEqual([]);
});

test('what cannot be copied or restored is said in a sentence, and nothing is changed', async () => {
  const [archiveDir, dataDir] = [await folder(), await folder()];
  const server = await start(dataDir);
  await expect(writeBaseCopy({ adminUrl: server.adminUrl, archiveDir, now: at(0) })).rejects.toThrow(
    'The running database archives nothing yet: start the portal again with ARCHIVE_DIR.',
  );
  expect(await readdir(archiveDir)).toEqual([]);
  await expect(restoreBaseCopy({ copy: archiveDir, dataDir: await folder() })).rejects.toThrow(
    'is no copy of a database',
  );
});
