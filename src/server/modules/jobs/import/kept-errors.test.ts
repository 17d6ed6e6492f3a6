import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { noticeAddress } from '#contract/notice-address.ts';
import { NOBODY } from '#contract/vocabularies.ts';
import { notices } from '#server/database/schema/notices.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { anAdmin } from '#tests/support/jobs.ts';
import { speaking } from '#texts/spoken.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const fileOf = (rows: readonly string[]) => ({
  originalName: 'wool.csv',
  bytes: new TextEncoder().encode(['Title,Company,City,Skills', ...rows].join('\r\n')),
});

describe('what an import does not add', () => {
  test('are kept with it, worded for each reader, and the notice leads to them, also after it was taken back', async () => {
    const admin = await anAdmin(database.db);
    const files = {
      file: fileOf(['Wool Dyer,Kaveri Wool,Mysuru,Wool', ',Kaveri Wool,,Wool', 'Wool Clerk,,Mysuru,Wool']),
    };
    const { body: report } = await desk.call('importJobs', { body: { recruiterId: NOBODY }, files }, admin);
    const [notice] = await database.db.select().from(notices).where(eq(notices.kind, 'import_failed'));
    const id = notice?.recordId ?? '';
    expect(id).toBe(report._id);
    expect(notice && noticeAddress(notice)).toBe(`/admin-dashboard/import?result=${id}`);

    const stored = () => desk.call('listImports', { query: { importId: id } }, admin);
    const reasons = report.rows.slice(1).map(({ reason, also = [] }) => [reason, ...also.map((one) => one.reason)]);
    expect((await stored()).body).toMatchObject([
      {
        ...{ added: 1, wrong: 2 },
        errors: [
          { line: 3, title: '', companyName: 'Kaveri Wool', reasons: reasons[0] },
          { line: 4, title: 'Wool Clerk', companyName: '', reasons: reasons[1] },
        ],
      },
    ]);
    expect(reasons[0]).toHaveLength(2);
    const hindi = await speaking('hi', stored);
    expect(hindi.body[0]?.errors?.[0]?.reasons[0]).toMatch(/\p{Script=Devanagari}/u);
    const { body: all } = await desk.call('listImports', { query: {} }, admin);
    expect(all[0]).toMatchObject({ _id: id, wrong: 2 });
    expect(all[0]).not.toHaveProperty('errors');

    expect((await stored()).body[0]).not.toHaveProperty('left');
    await desk.call('takeBackImport', { params: { id } }, admin);
    expect((await stored()).body).toMatchObject([{ wrong: 2, errors: [{ line: 3 }, { line: 4 }], left: [] }]);
  });

  test('keep an import that added nothing, up to a hundred of them', async () => {
    const admin = await anAdmin(database.db);
    const files = { file: fileOf(Array.from({ length: 103 }, (_, row) => `Wool Guard ${row},,Mysuru,Wool`)) };
    await desk.call('importJobs', { body: { recruiterId: NOBODY }, files }, admin);
    const { body: all } = await desk.call('listImports', { query: {} }, admin);
    expect(all[0]).toMatchObject({ added: 0, jobs: 0, wrong: 103 });
    const { body: one } = await desk.call('listImports', { query: { importId: all[0]?._id } }, admin);
    expect(one[0]?.errors).toHaveLength(100);
    expect(one[0]?.errors?.at(-1)?.title).toBe('Wool Guard 99');
  });

  test('includes the number of duplicates, found by the id that the sender chose for the import, once', async () => {
    const admin = await anAdmin(database.db);
    const importId = randomUUID();
    const files = { file: fileOf(Array.from({ length: 3 }, () => 'Wool Carder,Kaveri Wool,Mysuru,Wool')) };
    const send = () => desk.call('importJobs', { body: { recruiterId: NOBODY, importId }, files }, admin);
    await send();
    const { body } = await desk.call('listImports', { query: { importId } }, admin);
    expect(body).toMatchObject([{ _id: importId, added: 1, wrong: 0, present: 2 }]);
    await expect(send()).rejects.toMatchObject({ code: 'KEY_REUSED' });
  });
});
