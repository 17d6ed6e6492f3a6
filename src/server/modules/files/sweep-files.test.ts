import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, candidates, files } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aCandidate } from '#tests/support/jobs.ts';
import { plansOf } from '#tests/support/query-plans.ts';
import { storeFile } from '#tests/support/stored-file.ts';
import { deleteUnusedFiles } from './files.store.ts';
import { folderStorage } from './folder-storage.ts';
import { sweepFiles } from './sweep-files.ts';

const database = testDatabase();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avsar-sweep-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const HOUR = 60 * 60_000;
const sweepAt = (ms: number) => sweepFiles({ db: database.db, files: folderStorage(folder), now: () => new Date(ms) });
const stored = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('/')).length;

const keep = async (ownerId: string) =>
  (
    await storeFile({ db: database.db, files: folderStorage(folder), now: () => new Date() }, ownerId, {
      purpose: 'resume',
      upload: { originalName: 'cv.pdf', bytes: pdfDocument() },
      allow: 'resume',
      field: 'file',
    })
  ).id;

it('what is used stays, what was replaced or never committed goes after an hour', async () => {
  const { accountId } = await aCandidate(database.db);
  const [used] = [await keep(accountId), await keep(accountId)];
  await database.db.update(candidates).set({ resumeFileId: used }).where(eq(candidates.accountId, accountId));
  await folderStorage(folder).put('ab/ab000000-0000-4000-8000-000000000000', pdfDocument());
  const crashed = join(folder, 'ab/ab000000-0000-4000-8000-000000000001.part');
  await writeFile(crashed, 'half');
  await utimes(crashed, new Date(), new Date());

  expect(await sweepAt(Date.now())).toEqual({ rows: 0, objects: 0 });
  expect(await stored()).toBe(4);
  expect(await sweepAt(Date.now() + 2 * HOUR)).toEqual({ rows: 1, objects: 3 });
  expect(await stored()).toBe(1);
  expect(await database.db.select({ id: files.id }).from(files)).toEqual([{ id: used }]);
});

it("a deleted account's files go at once", async () => {
  const { accountId } = await aCandidate(database.db);
  const id = await keep(accountId);
  await database.db.update(candidates).set({ resumeFileId: id }).where(eq(candidates.accountId, accountId));
  await database.db.delete(accounts).where(eq(accounts.id, accountId));
  expect(await sweepAt(Date.now())).toEqual({ rows: 1, objects: 1 });
  expect(await database.db.select().from(files).where(eq(files.id, id))).toEqual([]);
});

it('many are swept in steps, of which each looks up every use in an index', async () => {
  const { accountId } = await aCandidate(database.db);
  const [used] = [await keep(accountId)];
  await database.db.update(candidates).set({ resumeFileId: used }).where(eq(candidates.accountId, accountId));
  const MANY = 1_200;
  await database.db.execute(
    sql`insert into files (purpose, storage_key, media_type, byte_size, sha256, original_name)
      select 'resume', 'aa/' || number, 'application/pdf', 1, decode(repeat('00', 32), 'hex'), 'cv.pdf' from generate_series(1, ${MANY}::int) number`,
  );
  expect(await sweepAt(Date.now() + 2 * HOUR)).toMatchObject({ rows: MANY });
  expect(await database.db.select({ id: files.id }).from(files)).toContainEqual({ id: used });

  const { rows: uses } = await database.db.execute<{ use: string }>(
    sql`select conname as use from pg_constraint where confrelid = 'files'::regclass and confdeltype = 'a'`,
  );
  const [plan = ''] = await plansOf(database.pool, (db) => deleteUnusedFiles(db, [used]));
  expect(plan.match(/Index Cond: \(\w+_file_id = |Index Cond: \(file_id = /g) ?? []).toHaveLength(uses.length);
  expect(plan).not.toContain('Seq Scan');
});
