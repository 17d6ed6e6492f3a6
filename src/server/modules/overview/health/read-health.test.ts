import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { markBackup } from '#server/database/backup-mark.ts';
import { copyName } from '#server/database/log-archive.ts';
import { insertFailure } from '#server/modules/mail/mail-failures.store.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { archiveState, backupState, databaseState, emailState, queueState, storageState } from './part-states.ts';
import { countPartsToCheck, readHealth } from './read-health.ts';

const database = testDatabase();
const desk = hiringDesk(database);

let admin: Awaited<ReturnType<typeof anAdmin>>;
beforeAll(async () => {
  admin = await anAdmin(database.db);
});

const health = async () => (await desk.call('adminHealth', {}, admin)).body;
const toCheck = async () => (await desk.call('adminOverview', { query: { light: true } }, admin)).body.waiting.health;
const ago = (seconds: number) => new Date(FRIDAY.getTime() - seconds * 1_000);

it('of a new portal nothing fails: no mail server is set and no backup was made', async () => {
  const { email, queue, database: db, storage, backup, versions } = await health();
  expect(email).toEqual({
    state: 'warns',
    server: 'folder',
    answers: true,
    waiting: 0,
    oldestSeconds: null,
    held: 0,
    failures: 0,
    newest: [],
  });
  expect(queue).toEqual({ state: 'works', waiting: 0, oldestSeconds: null, failed: 0 });
  expect(db).toMatchObject({ state: 'works', bytes: expect.any(Number), mostConnections: expect.any(Number) });
  expect(db.connections).toBeGreaterThan(0);
  expect(storage).toMatchObject({ kind: 'folder', answers: true, files: 0, bytes: 0 });
  expect(storage.disk.size).toBeGreaterThan(storage.disk.free);
  expect(backup).toEqual({ state: 'warns', at: null });
  expect(versions).toMatchObject({ avsar: '0.1.0', node: process.versions.node });
  expect(versions.postgres).toMatch(/^18/);
  expect(await toCheck()).toBe(2);
});

it('tells emails that wait from work that waits, and from what is not due yet', async () => {
  const send = (to: string, after: Date) =>
    desk.deps.queue.send(database.db, 'mail', { to, subject: 'x', text: 'x' }, { after });
  await send('a@example.in', ago(400));
  await send('b@example.in', ago(10));
  await send('c@example.in', new Date(FRIDAY.getTime() + 60_000));
  await desk.deps.queue.send(database.db, 'sweep-files', {}, { after: ago(180) });
  const { email, queue } = await health();
  expect(email).toMatchObject({ state: 'fails', waiting: 2, oldestSeconds: 400 });
  expect(queue).toMatchObject({ state: 'warns', waiting: 1, oldestSeconds: 180 });
  expect(await toCheck()).toBe(3);
  await database.db.execute(sql`delete from queue.job`);
});

it('lists the emails of the last week that did not arrive, newest first, and whose they are', async () => {
  const failure = { to: 'a@example.in', refused: true, answer: '550 no such user' };
  await insertFailure(database.db, { ...failure, at: ago(8 * 86_400) });
  for (let number = 1; number <= 22; number += 1)
    await insertFailure(database.db, { ...failure, to: `a${number}@example.in`, at: ago(number * 60) });
  const { email } = await health();
  expect(email.failures).toBe(22);
  expect(email.newest).toHaveLength(20);
  expect(email.newest[0]).toEqual({ ...failure, to: 'a1@example.in', kind: null, at: ago(60).toISOString() });
  await aRecruiter(database.db, { email: 'a1@example.in' });
  expect((await health()).email.newest[0]).toMatchObject({ to: 'a1@example.in', kind: 'recruiter' });
});

it('knows the newest backup', async () => {
  await markBackup(database.db, ago(90_000));
  await markBackup(database.db, ago(3_600));
  expect((await health()).backup).toEqual({ state: 'works', at: ago(3_600).toISOString() });
});

it('measures each part against its limit', () => {
  const lost = { kind: null, to: 'a@example.in', refused: false, answer: '', at: FRIDAY.toISOString() };
  expect(emailState({ answers: true, server: 'smtp', oldestSeconds: 300, newest: [] })).toBe('works');
  expect(emailState({ answers: true, server: 'smtp', oldestSeconds: null, newest: [{ ...lost, refused: true }] })).toBe(
    'works',
  );
  expect(emailState({ answers: true, server: 'smtp', oldestSeconds: null, newest: [lost] })).toBe('warns');
  expect(emailState({ answers: true, server: 'smtp', oldestSeconds: 301, newest: [] })).toBe('fails');
  expect(queueState({ oldestSeconds: 120, failed: 0 })).toBe('works');
  expect(queueState({ oldestSeconds: null, failed: 1 })).toBe('warns');
  expect(queueState({ oldestSeconds: 601, failed: 0 })).toBe('fails');
  expect(databaseState({ connections: 80, mostConnections: 100 })).toBe('works');
  expect(databaseState({ connections: 81, mostConnections: 100 })).toBe('warns');
  expect(databaseState({ connections: 100, mostConnections: 100 })).toBe('fails');
  expect(storageState({ answers: true, disk: { free: 10, size: 100 } })).toBe('works');
  expect(storageState({ answers: true, disk: { free: 9, size: 100 } })).toBe('warns');
  expect(storageState({ answers: true, disk: { free: 2, size: 100 } })).toBe('fails');
  expect(emailState({ answers: false, server: 'smtp', oldestSeconds: null, newest: [] })).toBe('fails');
  expect(storageState({ answers: false, disk: { free: 50, size: 100 } })).toBe('fails');
  expect(backupState({ at: ago(26 * 3_600).toISOString() }, FRIDAY)).toBe('works');
  expect(backupState({ at: ago(26 * 3_600 + 1).toISOString() }, FRIDAY)).toBe('warns');
});

it('tells of the archive where there is one: the log’s last part, and the newest copy', async () => {
  expect(await health()).not.toHaveProperty('archive');
  const archiveDir = await mkdtemp(join(tmpdir(), 'avsar-archive-'));
  onTestFinished(() => rm(archiveDir, { recursive: true }));
  const settings = { ...desk.deps.settings, archiveDir };
  const archive = async () => (await readHealth({ ...desk.deps, settings })).archive;
  // The test database archives nothing.
  const nothing = { at: null, stuck: false };
  expect(await archive()).toEqual({ ...nothing, state: 'warns', copiedAt: null });
  await mkdir(join(archiveDir, copyName(ago(86_400))));
  await mkdir(join(archiveDir, copyName(ago(3_600))));
  await mkdir(join(archiveDir, `${copyName(ago(60))}.part`));
  expect(await archive()).toEqual({ ...nothing, state: 'works', copiedAt: ago(3_600).toISOString() });
  expect(await countPartsToCheck({ ...desk.deps, settings })).toBe(await toCheck());
  expect(archiveState({ stuck: true, copiedAt: FRIDAY.toISOString() }, FRIDAY)).toBe('fails');
  expect(archiveState({ stuck: false, copiedAt: ago(8 * 86_400).toISOString() }, FRIDAY)).toBe('works');
  expect(archiveState({ stuck: false, copiedAt: ago(8 * 86_400 + 1).toISOString() }, FRIDAY)).toBe('warns');
});
