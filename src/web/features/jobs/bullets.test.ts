import { expect, it } from 'vitest';
import { bulletsOf, linesOf } from '#web/features/jobs/bullets.ts';

it('splits at line breaks, full stops and asterisks', () => {
  expect(bulletsOf('Read claims. Call hospitals.\nWrite it down\r\n* Keep calm * Smile')).toEqual([
    'Read claims',
    'Call hospitals',
    'Write it down',
    'Keep calm',
    'Smile',
  ]);
});

it('splits at the full stop of Hindi', () => {
  expect(bulletsOf('ग्राहकों से बात करें। रोज़ रिपोर्ट लिखें।')).toEqual(['ग्राहकों से बात करें', 'रोज़ रिपोर्ट लिखें']);
});

it('keeps the stops inside words and numbers', () => {
  expect(bulletsOf('B.Ed or Node.js, 3.5 years.')).toEqual(['B.Ed or Node.js, 3.5 years']);
});

it('drops marks of a typed list, and gives nothing for nothing', () => {
  expect(bulletsOf('- one\n• two\n\n – three')).toEqual(['one', 'two', 'three']);
  expect(bulletsOf(' \n * . ')).toEqual([]);
});

it('drops the numbers of a typed list, and keeps other numbers', () => {
  const typed = '1. Plan shifts\r\n2) Check weights\n(3) Report losses\n 4.Train people\n3.5 years\n2 shifts';
  const lines = ['Plan shifts', 'Check weights', 'Report losses', 'Train people', '3.5 years', '2 shifts'];
  expect(bulletsOf(typed)).toEqual(lines);
  expect(linesOf(typed)).toEqual(lines);
});

it('leaves the sentences of a line together', () => {
  expect(linesOf('Read claims. Call hospitals.\r\n\n* Keep 3 * 4 in mind\n - Smile')).toEqual([
    'Read claims. Call hospitals.',
    'Keep 3 * 4 in mind',
    'Smile',
  ]);
  expect(linesOf(' \n ')).toEqual([]);
});
