import { expect, test } from 'vitest';
import { takeOut } from '#web/pages/candidate/rows.ts';

interface Row {
  _id: string;
}

const rows = (...ids: string[]): Row[] => ids.map((_id) => ({ _id }));

/** A displayed list with its updater. */
const shown = (...ids: string[]) => {
  let list: readonly Row[] = rows(...ids);
  return {
    ids: () => list.map(({ _id }) => _id).join(''),
    patch: (change: (rows: readonly Row[]) => Row[]) => {
      list = change(list);
    },
  };
};

test('a row that was taken out goes back to its place', () => {
  const { ids, patch } = shown('a', 'b', 'c');
  const putBack = takeOut({ _id: 'b' }, patch);
  expect(ids()).toBe('ac');
  putBack();
  expect(ids()).toBe('abc');
});

test('what else has gone meanwhile stays away, and what was read anew has the row once', () => {
  const { ids, patch } = shown('a', 'b', 'c');
  const putBack = takeOut({ _id: 'c' }, patch);
  takeOut({ _id: 'a' }, patch);
  putBack();
  expect(ids()).toBe('bc');
  patch(() => rows('c', 'b'));
  putBack();
  expect(ids()).toBe('cb');
});
