import { expect, test } from 'vitest';
import { searchKey } from './search-key.ts';

test.each([
  [{ place: ['Pune'] }, { location: 'pune ' }],
  [{ place: ['Pune', 'Surat'] }, { place: ['surat', 'Pune', 'Pune'] }],
  [{ salary: ['6+'] }, { salary: ['50k'] }],
  [{ salary: ['8+'] }, { salary: '8 LPA' }],
  [
    { q: 'clerk', posted: '7' },
    { posted: ['7'], q: ['CLERK'] },
  ],
])('%j and %j are one search', (one, other) => {
  expect(searchKey(one)).toBe(searchKey(other));
});

test.each([
  [{ place: ['Pune'] }, { place: ['Pune', 'Surat'] }],
  [{ q: ['Go'] }, { skills: ['Go'] }],
  [{ q: ['a', 'b'] }, { q: ['a,b'] }],
])('%j and %j are two', (one, other) => {
  expect(searchKey(one)).not.toBe(searchKey(other));
});
