import { describe, expect, it } from 'vitest';
import { patternOf, textProblems } from './spec-texts/promised.ts';

describe('the texts that the specification promises', () => {
  const promised = [{ journey: 'visitor', text: 'No such text.' }];

  it('fail when the journey did not see one, and when another journey did', () => {
    const problem = 'not seen by the journey: visitor: No such text.';
    expect(textProblems([], promised, {})).toEqual([problem]);
    expect(textProblems([{ journey: 'candidate', text: 'No such text.' }], promised, {})).toEqual([problem]);
    expect(textProblems(promised, promised, {})).toEqual([]);
  });

  it('fail when one is excused that is seen', () => {
    expect(textProblems(promised, [], { 'No such text.': 'It is gone.' })).toEqual([
      'seen, but listed as not shown: No such text.',
    ]);
  });

  it.each([
    ['Jobs in {location}', 'Avsar Jobs in Pune, India', true],
    ['Jobs in {location}', 'Jobs at Pune', false],
    ['Showing N jobs', 'SHOWING 12 JOBS', true],
    ['Page x of y', 'Page 1 of 3', true],
    ['Page x of y', 'Page 1', false],
    ['N/A', 'Phone: N/A', true],
    ['X is currently not available.', 'Plumber is currently not available.', true],
    ['Are you sure?', 'Are you surer', false],
  ])('%j in %j: %s', (text, seen, is) => expect(patternOf(text).test(seen)).toBe(is));
});
