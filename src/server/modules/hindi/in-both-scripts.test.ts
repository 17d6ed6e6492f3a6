import { describe, expect, test } from 'vitest';
import { placeName } from '#contract/places.ts';
import { isDevanagari } from './devanagari.ts';
import { placeNameInEnglish, placesMeantBy } from './hindi-names.ts';
import { placesInBothScripts, spellingsOfLocation, workInBothScripts } from './in-both-scripts.ts';
import { PLACE_NAMES } from './place-names.ts';

describe('work in both scripts', () => {
  test.each([
    ['नर्स', 'nurse'],
    ['Nurse', 'नर्स'],
    ['data analist', 'data analyst'],
    ['data analist', 'डेटा एनालिस्ट'],
    ['shikshak', 'teacher'],
    ['shikshak', 'शिक्षक'],
    ['Staff Nurse', 'स्टाफ नर्स'],
    ['सॉफ्टवेयर', 'software'],
    ['software', 'सॉफ्टवेयर'],
    ['कावेरी', 'kaveri'],
  ])('%s is also %s', (typed, meant) => {
    expect(workInBothScripts(typed)[0]).toBe(typed);
    expect(workInBothScripts(typed)).toContain(meant);
  });

  test.each([
    ['नर्स', 'nurse'],
    ['नर्सिंग', 'nursing'],
    ['शिक्षक', 'teacher'],
  ])('%s and %s are found by the same', (hindi, english) => {
    expect(new Set(workInBothScripts(hindi))).toEqual(new Set(workInBothScripts(english)));
  });

  test.each(['', 'ए', 'न', 'C#', 'quilting', '%_%'])('%j is only itself', (typed) => {
    expect(workInBothScripts(typed)).toEqual([typed]);
  });
});

test.each([
  ['बेंगलुरु', 'bengaluru'],
  ['बेंगलुरु', 'bangalore'],
  ['Bangalore', 'बेंगलुरु'],
  ['dilli', 'दिल्ली'],
  ['पुणे, महाराष्ट्र', 'pune, maharashtra'],
  ['Pune, Maharashtra', 'पुणे, महाराष्ट्र'],
])('the place %s is also %s', (typed, meant) => {
  expect(placesInBothScripts(typed)).toContain(meant);
});

test('every place of the table is found by its names in both scripts', () => {
  for (const [english, names] of Object.entries<readonly string[]>(PLACE_NAMES)) {
    for (const name of names.filter(isDevanagari)) {
      expect(placeNameInEnglish(name), name).toBe(placeName(english));
      expect(placesMeantBy(name), name).toContain(english.toLowerCase());
      expect(spellingsOfLocation(english), english).toContain(name.toLowerCase());
      expect(spellingsOfLocation(name), name).toContain(placeName(english).toLowerCase());
    }
  }
});

test('an English name stays a literal beside its names in Devanagari', () => {
  expect(placesInBothScripts('Bangalore')).not.toContain('bengaluru');
});

test('no fragment holds another, and there are at most twelve besides what was typed', () => {
  const places = placesInBothScripts('बेंगलुरु').map((one) => one.toLowerCase());
  expect(places.length).toBeLessThanOrEqual(13);
  for (const one of places) expect(places.filter((other) => one.includes(other))).toEqual([one]);
});

describe('spellings of a location', () => {
  test.each([
    ['Bangalore', 'बेंगलुरु'],
    ['बेंगलुरु', 'bangalore'],
    ['बेंगलुरु, कर्नाटक', 'bengaluru, karnataka'],
    ['Bengaluru, Karnataka', 'बेंगलुरु, कर्नाटक'],
    ['Nanded', 'nanded'],
  ])('of %s have %s', (location, spelling) => {
    expect(spellingsOfLocation(location)).toContain(spelling);
  });

  test('stay few for many places', () => {
    expect(spellingsOfLocation(Array.from({ length: 60 }, () => 'Pune').join(',')).length).toBeLessThanOrEqual(50);
  });
});
