import { expect, it } from 'vitest';
import { countNew as countNewBy, type ListPart, showTheSame } from './new-rows.ts';

const row = (_id: string, day: number) => ({ _id, appliedAt: `2026-11-${String(day).padStart(2, '0')}T10:00:00.000Z` });

type Parts = readonly ListPart<ReturnType<typeof row>>[];
const countNew = (shown: Parts, fresh: Parts) => countNewBy(shown, fresh, ({ appliedAt }) => appliedAt);

it('counts what has come: by the size of the list, also beyond its page', () => {
  const shown = [{ body: [row('a', 2), row('b', 1)], total: 40 }];
  expect(countNew(shown, shown)).toBe(0);
  expect(countNew(shown, [{ body: [row('c', 3), row('a', 2)], total: 52 }])).toBe(12);
  expect(countNew([{ body: [], total: 0 }], [{ body: [row('a', 1)], total: 1 }])).toBe(1);
});

it('counts who has come in the place of somebody who left', () => {
  expect(
    countNew([{ body: [row('a', 2), row('b', 1)], total: 2 }], [{ body: [row('c', 3), row('a', 2)], total: 2 }]),
  ).toBe(1);
});

it('counts nobody who only moves up from the next page, nor anybody who changes a column', () => {
  expect(
    countNew([{ body: [row('a', 3), row('b', 2)], total: 3 }], [{ body: [row('b', 2), row('c', 1)], total: 2 }]),
  ).toBe(0);
  const [pending, accepted] = [
    { body: [row('a', 2), row('b', 1)], total: 2 },
    { body: [], total: 0 },
  ];
  expect(
    countNew(
      [pending, accepted],
      [
        { body: [row('b', 1)], total: 1 },
        { body: [row('a', 2)], total: 1 },
      ],
    ),
  ).toBe(0);
});

it('knows a list that was read anew meanwhile, and one whose rows only moved or changed', () => {
  const shown = [
    { body: [row('a', 2)], total: 1 },
    { body: [row('b', 1)], total: 1 },
  ];
  expect(showTheSame(shown, [{ body: [row('b', 5), row('a', 2)], total: 9 }])).toBe(true);
  expect(showTheSame(shown, [{ body: [row('a', 2)], total: 1 }])).toBe(false);
});
