import { expect, it } from 'vitest';
import { createRecent } from './recent.ts';

const entry = (id: string) => ({ id, to: ['one'], kinds: ['jobs'], subject: null });

it('knows what came since a position, as long as it is kept', () => {
  const recent = createRecent();
  const start = recent.position();
  expect(recent.since(start)).toEqual([]);
  recent.add(entry('1'));
  recent.add(entry('2'));
  recent.add(entry('2'));
  recent.add(entry('3'));
  expect(recent.since(start)?.map(({ id }) => id)).toEqual(['1', '2', '2', '3']);
  // A transaction that sent two events counts as one position.
  expect(recent.since('2')?.map(({ id }) => id)).toEqual(['3']);
  expect(recent.since(recent.position())).toEqual([]);
  expect(recent.since('unknown')).toBe(undefined);
});

it('forgets the oldest, and everything when news were missed', () => {
  const recent = createRecent();
  const start = recent.position();
  for (let id = 1; id <= 5_000; id += 1) recent.add(entry(String(id)));
  expect(recent.since(start)).toBe(undefined);
  expect(recent.since('100')).toBe(undefined);
  expect(recent.since('4990')).toHaveLength(10);
  recent.forget();
  expect(recent.since('4990')).toBe(undefined);
  expect(recent.since(recent.position())).toEqual([]);
});
