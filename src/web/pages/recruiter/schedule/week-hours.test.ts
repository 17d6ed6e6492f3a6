import { expect, test } from 'vitest';
import { hoursOf, lanesOf, stackedOf } from '#web/pages/recruiter/schedule/week-hours.ts';

const at = (hour: number, minute = 0): number => hour * 60 + minute;

test('a week shows the hours of an office, and those of an interview outside them', () => {
  expect(hoursOf([])).toEqual({ from: 9, to: 18 });
  expect(hoursOf([at(7, 30), at(18, 15)])).toEqual({ from: 7, to: 20 });
  expect(hoursOf([at(23, 30)])).toEqual({ from: 9, to: 24 });
});

test('interviews at the same time lie side by side, and those after them have the whole width again', () => {
  expect(lanesOf([at(10), at(10, 30), at(11, 15), at(13)])).toEqual([
    { lane: 0, of: 2, first: 0 },
    { lane: 1, of: 2, first: 0 },
    { lane: 0, of: 2, first: 0 },
    { lane: 0, of: 1, first: 3 },
  ]);
});

test('where two have no room side by side, each lies below the one that it overlaps', () => {
  const stacked = (...starts: number[]) => {
    const lanes = lanesOf(starts);
    return stackedOf(starts.map((start, index) => ({ start, first: lanes[index]?.first ?? index })));
  };
  expect(stacked(at(10), at(10), at(13))).toEqual([at(10), at(10, 30), at(13)]);
  expect(stacked(at(10), at(10, 50), at(11))).toEqual([at(10), at(10, 50), at(11, 20)]);
  expect(stacked(at(10), at(11))).toEqual([at(10), at(11)]);
});
