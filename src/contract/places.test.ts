import { expect, test } from 'vitest';
import { placeName, placeNames, usualSpellings } from './places.ts';

test.each([
  ['Bangalore/Bengaluru', 'Bengaluru'],
  ['bengaluru / bangalore', 'Bengaluru'],
  ['Bangalore/Bengaluru(HSR Layout +2)', 'Bengaluru'],
  ['Mumbai (All Areas)', 'Mumbai'],
  ['Hyderabad/Secunderabad', 'Hyderabad'],
  ['Delhi / NCR', 'Delhi'],
  ['New Delhi', 'Delhi'],
  ['Pune(Kharadi)', 'Pune'],
  ['Navi Mumbai', 'Navi Mumbai'],
  // Two towns are not merged into one.
  ['Delhi/Mumbai', 'Delhi/Mumbai'],
  ['Chennai/Anywhere', 'Chennai/Anywhere'],
  ['Siliguri', 'Siliguri'],
  ['(anywhere)', '(anywhere)'],
])('%s is counted as %s', (spelling, name) => {
  expect(placeName(spelling)).toBe(name);
});

test('a place has its names and their usual spellings', () => {
  expect(placeNames('Trivandrum')).toEqual(['thiruvananthapuram', 'trivandrum']);
  expect(usualSpellings('Delhi')).toEqual(['Delhi', 'New Delhi', 'Delhi/New Delhi', 'New Delhi/Delhi']);
  expect(usualSpellings('Siliguri')).toEqual(['Siliguri']);
  // A property of every object is no place with other names.
  expect(placeNames('constructor')).toEqual(['constructor']);
  expect(usualSpellings('__proto__')).toEqual(['__proto__']);
});
