import { describe, expect, it } from 'vitest';
import { askedOf, besideOf, peopleText, rareOf } from './posting-hints.ts';

const ANSWER = {
  skills: [
    { skill: 'Kotlin', candidates: null, listings: 3, rare: true },
    { skill: 'Git', candidates: 200, listings: 90, rare: false },
  ],
  beside: [
    { skill: 'Java', listings: 60 },
    { skill: 'REST', listings: 40 },
  ],
  people: { all: 900, fit: 40, everyMust: null, oneMustMissing: 120 },
};

describe('what is asked about a job being written', () => {
  it('is nothing without a skill', () => {
    expect(askedOf([], ['Git'])).toBe('');
  });

  it('leaves out a must that was taken out of the skills', () => {
    expect(JSON.parse(askedOf(['Git'], ['Kotlin', 'Git']))).toEqual({ skills: ['Git'], mustSkills: ['Git'] });
  });
});

describe('about how many people fit', () => {
  it('is said in round numbers, and of few people no closer than fewer than five', () => {
    expect(peopleText(ANSWER.people, false)).toBe('About 40 candidates who can be found fit these skills.');
    expect(peopleText({ ...ANSWER.people, fit: null }, false)).toMatch(/^Fewer than 5 /);
  });

  it('is said of the musts as well, where there are any', () => {
    expect(peopleText(ANSWER.people, true)).toBe(
      'About 40 candidates who can be found fit these skills. Fewer than 5 have every must-have skill, about 120 lack only one.',
    );
  });

  it('is not said before anybody was counted', () => {
    expect(peopleText({ all: null, fit: null, everyMust: null, oneMustMissing: null }, false)).toBe('');
  });
});

it('tells what is rare of what is still typed', () => {
  expect(rareOf(ANSWER, ['Kotlin', 'Git'])).toEqual(['Kotlin']);
  expect(rareOf(ANSWER, ['Git'])).toEqual([]);
});

it('offers nothing that is typed already, however it is written', () => {
  expect(besideOf(ANSWER, ['java'])).toEqual(['REST']);
});
