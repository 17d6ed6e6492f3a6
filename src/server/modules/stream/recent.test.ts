import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';
import { ADMINS } from './told.ts';

const entry = (id: string, to = 'one') => ({ id, to: [to], kinds: ['jobs'], subject: null });
const one = { accountId: 'one', isAdmin: false };
const other = { accountId: 'other', isAdmin: false };
const admin = { accountId: 'admin', isAdmin: true };
const KEY = 'key';

it('knows what came for a reader since a position, as long as it is kept', () => {
  const recent = createRecent(KEY);
  const start = recent.position(one);
  expect(recent.since(one, start)).toEqual([]);
  recent.add(entry('1'));
  recent.add(entry('2'));
  recent.add(entry('2'));
  recent.add(entry('3'));
  recent.add(entry('3', 'other'));
  expect(recent.since(one, start)?.map(({ id }) => id)).toEqual(['1', '2', '2', '3']);
  // A transaction that sent two events counts as one position.
  expect(recent.since(one, recent.positionAfter(one, '2'))?.map(({ id }) => id)).toEqual(['3']);
  expect(recent.since(one, recent.position(one))).toEqual([]);
  expect(recent.since(one, 'unknown')).toBe(undefined);
});

it('gives each account positions of its own, which others do not move', async () => {
  const recent = createRecent(KEY);
  recent.add(entry('1'));
  const before = recent.position(one);
  const first = recent.position(other);
  for (const id of ['2', '3']) recent.add(entry(id, ADMINS));
  expect(recent.position(one)).toBe(before);
  expect(recent.since(other, first)).toEqual([]);
  expect(recent.since(one, recent.positionAfter(other, '1'))).toBe(undefined);
  expect(recent.position(admin)).toBe(recent.positionAfter(admin, '3'));
  expect(recent.since(admin, recent.positionAfter(admin, '2'))?.map(({ id }) => id)).toEqual(['3']);
  await sleep(2);
  const later = recent.position(other);
  await sleep(2);
  recent.add(entry('4', 'other'));
  expect(recent.since(other, later)?.map(({ id }) => id)).toEqual(['4']);
});

it('reads the positions of another process with the same key', () => {
  const [here, there] = [createRecent(KEY), createRecent(KEY)];
  for (const process of [here, there]) for (const id of ['1', '2']) process.add(entry(id));
  expect(there.since(one, here.position(one))).toEqual([]);
  expect(there.since(other, here.position(other))).toBe(undefined);
});

it('forgets the oldest, and everything when news were missed', () => {
  const recent = createRecent(KEY);
  const start = recent.position(one);
  for (let id = 1; id <= 5_000; id += 1) recent.add(entry(String(id)));
  expect(recent.since(one, start)).toBe(undefined);
  expect(recent.since(one, recent.positionAfter(one, '100'))).toBe(undefined);
  expect(recent.since(one, recent.positionAfter(one, '4990'))).toHaveLength(10);
  recent.forget();
  expect(recent.since(one, recent.positionAfter(one, '4990'))).toBe(undefined);
  expect(recent.since(one, recent.position(one))).toEqual([]);
});
