import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrateDatabase, migratedAt, migrationTimes } from '#server/database/migrate.ts';
import { openFileStorage } from '#server/modules/files/public.ts';
import { openHouse } from '#tests/support/house.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const house = openHouse();

const KEYS = { secretKey: 'the secret key', pushKey: 'the push key' };
const PASSPHRASE = 'a long enough passphrase';

const folder = async (): Promise<string> => {
  const path = await mkdtemp(join(tmpdir(), 'avsar-backup-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
};

const emptyDatabase = async (): Promise<string> => {
  const adminUrl = inject('databaseAdminUrl');
  const name = `restore_${Math.random().toString(36).slice(2)}`;
  const admin = new pg.Client(adminUrl);
  await admin.connect();
  await admin.query(`create database ${name} owner avsar`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return adminUrl.replace('//postgres@', '//avsar@').replace(/\/postgres$/, `/${name}`);
};

/** Hashes every row of every table, with all generated columns. */
const contentOf = async (url: string): Promise<Record<string, string>> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'job_changes' order by 1",
  );
  const content: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as sum from "${name}" as t`,
    );
    content[name] = rows[0]?.sum ?? '';
  }
  const { rows: rest } = await client.query(
    `select (select json_agg(s order by s.sequencename) from pg_sequences s where schemaname = 'public') as sequences,
       (select json_agg(pg_get_constraintdef(oid) order by conname) from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
       (select json_agg(tgname::text || tgenabled::text order by tgname) from pg_trigger where not tgisinternal) as triggers`,
  );
  content.rest = JSON.stringify(rest);
  await client.end();
  return content;
};

const rowsOf = async (query: string): Promise<Record<string, string>[]> =>
  (await house.deps.db.execute<Record<string, string>>(sql.raw(query))).rows;

const databaseUrl = async (): Promise<string> => {
  const rows = await rowsOf('select current_database() as name');
  return inject('databaseAdminUrl')
    .replace('//postgres@', '//avsar@')
    .replace(/\/postgres$/, `/${rows[0]?.name}`);
};

const back = async (passphrase: string | undefined) => {
  const path = join(await folder(), 'avsar.backup');
  const source = { url: await databaseUrl(), files: house.deps.files, ...KEYS, now: new Date() };
  const counts = await writeBackup(source, { path, passphrase });
  return { path, counts, url: source.url };
};

test('what was backed up comes back whole: every row, every file, the keys and the queue', async () => {
  const { path, counts, url } = await back(PASSPHRASE);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await readFile(path)).includes('candidate')).toBe(false);
  expect(counts.rows).toBeGreaterThan(20);
  expect(counts.missing).toBe(0);

  const target = {
    url: await emptyDatabase(),
    files: await openFileStorage({ s3: undefined, dataDir: await folder() }),
  };
  const opened = (passphrase: string | undefined) => restoreBackup(target, { path, passphrase });
  await expect(opened(undefined)).rejects.toThrow('The backup is encrypted: set BACKUP_PASSPHRASE.');
  await expect(opened('another one')).rejects.toThrow('The backup cannot be opened with this BACKUP_PASSPHRASE.');
  const restored = await opened(PASSPHRASE);
  expect(restored).toMatchObject({ rows: counts.rows, files: counts.files, ...KEYS });
  expect(await contentOf(target.url)).toEqual(await contentOf(url));

  const keys = await rowsOf('select storage_key as key from files');
  expect(keys.length).toBe(counts.files);
  for (const { key = '' } of keys) {
    const [was, is] = [await house.deps.files.open(key), await target.files.open(key)];
    expect(await is?.toArray()).toEqual(await was?.toArray());
  }
});

test('a backup is verified by a test restore, which leaves nothing behind', async () => {
  const adminUrl = inject('databaseAdminUrl');
  const { path, counts: written, url } = await back(PASSPHRASE);
  const verify = (changes: Partial<typeof written>, server: Parameters<typeof verifyBackup>[0] = { url, adminUrl }) =>
    verifyBackup(server, { path, passphrase: PASSPHRASE, written: { ...written, ...changes } });
  await verify({});

  const { accounts, ...others } = written.sums;
  if (!accounts) throw new Error('Nobody is there.');
  const changed = (sum: Partial<typeof accounts>) => ({ sums: { ...others, accounts: { ...accounts, ...sum } } });
  await expect(verify(changed({ sha256: 'another' }))).rejects.toThrow('a test restore differs: the rows of accounts');
  await expect(verify(changed({ rows: 1_000 }))).rejects.toThrow(`accounts has ${accounts.rows} rows instead of 1000`);
  await expect(verify({ files: written.files + 1 })).rejects.toThrow(`${written.files} files instead of`);
  await expect(verify({ sequences: [] })).rejects.toThrow('the sequences differ');
  await expect(verify({}, { url })).rejects.toThrow('The role avsar may not make databases');

  const admin = new pg.Client(adminUrl);
  await admin.connect();
  const { rows } = await admin.query("select datname from pg_database where datname like 'avsar\\_verify%'");
  await admin.end();
  expect(rows).toEqual([]);
});

test('a database with something in it is left alone', async () => {
  const { path, url } = await back(undefined);
  const before = await contentOf(url);
  await expect(restoreBackup({ url, files: house.deps.files }, { path, passphrase: undefined })).rejects.toThrow(
    'The database is not empty.',
  );
  expect(await contentOf(url)).toEqual(before);
});

test('a backup that was cut off or changed leaves nothing behind, and can be tried again', async () => {
  const { path } = await back(undefined);
  const whole = await readFile(path);
  const target = {
    url: await emptyDatabase(),
    files: await openFileStorage({ s3: undefined, dataDir: await folder() }),
  };
  await truncate(path, whole.length - 200);
  await expect(restoreBackup(target, { path, passphrase: undefined })).rejects.toThrow('The backup is damaged');
  await writeFile(path, whole);
  await restoreBackup(target, { path, passphrase: undefined });
});

test('a backup of an older version is migrated on', async () => {
  const [older, newest] = migrationTimes().slice(-2);
  const [source, target] = [await emptyDatabase(), await emptyDatabase()];
  await migrateDatabase({ url: source, upTo: older });
  const path = join(await folder(), 'avsar.backup');
  const files = house.deps.files;
  await writeBackup(
    { url: source, files, secretKey: 'key', pushKey: undefined, now: new Date() },
    { path, passphrase: undefined },
  );
  // Backups from before the push key existed, or where push is unavailable.
  expect((await restoreBackup({ url: target, files }, { path, passphrase: undefined })).pushKey).toBeUndefined();
  const client = new pg.Client(target);
  await client.connect();
  expect(await migratedAt(client)).toBe(newest);
  await client.end();
});
