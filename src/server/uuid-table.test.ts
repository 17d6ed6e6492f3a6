import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { UuidTable } from './uuid-table.ts';

it('finds every UUID at its position, however many are added', () => {
  const table = new UuidTable(2);
  const ids = Array.from({ length: 5_000 }, () => randomUUID());
  expect(ids.map((id) => table.add(id))).toEqual(ids.map((_, position) => position));
  expect(ids.map((id) => table.positionOf(id))).toEqual(ids.map((_, position) => position));
  expect(ids.map((_, position) => table.idAt(position))).toEqual(ids);
  expect(table.positionOf(randomUUID())).toBeUndefined();
});

it('returns the last position of a UUID that is added again, also after growing', () => {
  const table = new UuidTable(2);
  const [first, second] = [randomUUID(), randomUUID()];
  for (const id of [first, second, first]) table.add(id);
  expect([table.positionOf(first), table.positionOf(second)]).toEqual([2, 1]);
  expect(table.idAt(0)).toBe(first);
  for (let number = 0; number < 100; number += 1) table.add(randomUUID());
  expect([table.positionOf(first), table.positionOf(second)]).toEqual([2, 1]);
});

it('tells UUIDs with the same last bytes apart, and orders them as text does', () => {
  const table = new UuidTable();
  const ids = ['01a2b3c4-0000-7000-8000-00000000000f', 'ff00b3c4-0000-7000-8000-00000000000f'];
  for (const id of ids) table.add(id);
  expect(ids.map((id) => table.positionOf(id))).toEqual([0, 1]);
  expect(table.compare(0, 1)).toBeLessThan(0);
  expect(table.compare(1, 0)).toBeGreaterThan(0);
  expect(table.compare(1, 1)).toBe(0);
});
