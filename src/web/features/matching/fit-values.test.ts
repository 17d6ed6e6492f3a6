import { describe, expect, it } from 'vitest';
import type { FitFact } from '#contract/fit.ts';
import { whyText } from '#texts/by-code/why-text.ts';
import { factTexts, shownText, workText } from './fit-values.ts';

const TODAY = '2026-11-24';
const of = (fact: FitFact) => factTexts(fact, TODAY);

describe('what a fact compares', () => {
  it('is said as people read it', () => {
    expect(of({ fact: 'experience', verdict: 'fits', asked: { min: 2, max: 4 }, said: { months: 40 } })).toEqual({
      asked: '2–4 Years',
      said: '3 years 4 months',
    });
    expect(
      of({
        fact: 'pay',
        verdict: 'fits',
        asked: { min: 1_200_000, max: 1_600_000 },
        said: { from: 1_000_000 },
      }),
    ).toEqual({ asked: '₹12–16 LPA', said: 'From ₹10 LPA' });
    expect(
      of({
        fact: 'place',
        verdict: 'fits',
        asked: { places: [], anywhere: true },
        said: { places: ['Pune', 'Mumbai'] },
      }),
    ).toEqual({ asked: 'Anywhere', said: 'Pune, Mumbai' });
    const workMode = { fact: 'workMode', verdict: 'fits', asked: { workMode: 'Work From Office' } } as const;
    expect(of({ ...workMode, said: { places: ['Hybrid'], inTown: true } })).toEqual({
      asked: 'Work From Office',
      said: 'Hybrid, In a preferred town',
    });
    expect(of({ ...workMode, said: null }).said).toBe('');
    expect(
      of({
        fact: 'education',
        verdict: 'fits',
        asked: { level: "Bachelor's Degree" },
        said: { level: "Master's Degree", degree: 'M.Des.' },
      }),
    ).toEqual({ asked: "Bachelor's Degree", said: 'M.Des.' });
    expect(
      of({ fact: 'start', verdict: 'doesNotFit', asked: { day: '2027-01-04' }, said: { notice: '60 days' } }),
    ).toEqual({ asked: '04 Jan 2027', said: 'Notice period: 60 days' });
  });

  it('is empty where nobody has said it, and one end where only one is known', () => {
    expect(of({ fact: 'pay', verdict: 'notSaidByJob', asked: null, said: null })).toEqual({ asked: '', said: '' });
    expect(of({ fact: 'pay', verdict: 'fits', asked: { min: null, max: 900_000 }, said: null }).asked).toBe(
      'Up to ₹9 LPA',
    );
    expect(of({ fact: 'pay', verdict: 'fits', asked: { min: 900_000, max: null }, said: null }).asked).toBe(
      'From ₹9 LPA',
    );
  });

  it('calls a first day that has come immediate', () => {
    expect(of({ fact: 'start', verdict: 'fits', asked: { day: TODAY }, said: null }).asked).toBe('Immediately');
  });
});

it('tells work in years and months', () => {
  expect([workText(0), workText(1), workText(12), workText(25)]).toEqual([
    'No work experience yet',
    '1 month',
    '1 year',
    '2 years 1 month',
  ]);
});

describe('what shows a skill', () => {
  const job = { by: 'job', name: 'Lantana Works', from: '2023-07', to: null, now: true } as const;

  it('says where and when', () => {
    expect(shownText(job)).toBe('Used at Lantana Works, Jul 2023 to now');
    expect(shownText({ ...job, to: '2024-01', now: false })).toBe('Used at Lantana Works, Jul 2023 to Jan 2024');
    expect(shownText({ by: 'certificate', name: 'Excel', from: '2025-03-01', to: null, now: false })).toBe(
      'Certificate: Excel, Mar 2025',
    );
  });

  it('names no time that nobody has said', () => {
    expect(shownText({ ...job, from: null, now: false })).toBe('Used at Lantana Works');
  });
});

it('says why a job is recommended in a sentence for each reason', () => {
  expect(
    whyText([
      { why: 'place', place: 'Mumbai' },
      { why: 'near', skill: 'Tableau', have: 'Power BI', listings: 214 },
    ]),
  ).toBe('Mumbai is one of your places. They ask for Tableau, and you know Power BI.');
  expect(whyText([{ why: 'lessPay', max: 900_000 }])).toBe('It pays up to ₹9 LPA, less than you expect.');
  expect(whyText([{ why: 'lessPay', max: 96_000 }], 'month')).toBe(
    'It pays up to ₹8,000 a month, less than you expect.',
  );
  expect(whyText([])).toBe('');
});

it('names a skill once that the certificate or project bears in its name', () => {
  const by = (kind: 'project' | 'certificate', name: string, skill = 'Tally Prime') =>
    whyText([{ why: 'shown', skill, by: { by: kind, name, from: null, to: null, now: false } }]);
  expect(by('certificate', 'Tally Prime')).toBe('Your certificate: Tally Prime.');
  expect(by('project', 'Shop books in tally prime')).toBe('Your project: Shop books in tally prime.');
  expect(by('certificate', 'Accounts course')).toBe('Accounts course shows your Tally Prime.');
  expect(by('certificate', 'Accounts course', 'C')).toBe('Accounts course shows your C.');
});
