import { lt, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { deleteSome } from '#server/database/delete-some.ts';
import { mailFailures } from '#server/database/schema/mail.ts';
import { testDatabase } from '#tests/support/database.ts';

const database = testDatabase({ ofItsOwn: true });
const OLD = new Date('2026-01-01T00:00:00Z');

it('deletes as many as it may in steps, and no others', async () => {
  await database.db.execute(sql`
    insert into mail_failures ("to", refused, answer, at)
    select n || '@example.in', false, '', timestamptz '2025-01-01' + n * interval '1 second' from generate_series(1, 2500) n
    union all select 'new@example.in', false, '', timestamptz '2026-06-01'`);
  const isOld = lt(mailFailures.at, OLD);
  const deletes = vi.spyOn(database.db, 'delete');
  expect(await deleteSome(database.db, mailFailures, isOld, { most: 2_300, dry: false })).toBe(2_300);
  expect(deletes).toHaveBeenCalledTimes(3);
  deletes.mockRestore();
  expect(await deleteSome(database.db, mailFailures, isOld, { most: 2_300, dry: true })).toBe(200);
  expect(await deleteSome(database.db, mailFailures, isOld, { most: 2_300, dry: false })).toBe(200);
  expect(await database.db.$count(mailFailures)).toBe(1);
});
