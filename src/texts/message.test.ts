import { expect, it } from 'vitest';
import { mailTexts } from '#texts/mails.ts';
import { messagesIn } from './message.ts';

const { number, plural, select } = messagesIn('en-IN');

it('groups numbers as India does', () => {
  expect(number(1_00_000)).toBe('1,00,000');
  const whole = [0, 7, 42, 999, 1_000, -12_345, 99_999, 1_00_000, 12_34_567, 5_00_00_00_001];
  for (const locale of ['en-IN', 'hi-IN', 'ta-IN'])
    expect(whole.map(messagesIn(locale).number)).toEqual(whole.map((value) => value.toLocaleString(locale)));
  expect(number(2_345.5)).toBe('2,345.5');
});

it('takes the text for exactly this many before the plural form', () => {
  const choices = { 0: 'none', one: 'one', other: 'many' };
  expect([0, 1, 2].map((count) => plural(count, choices))).toEqual(['none', 'one', 'many']);
});

it('falls back to the other text, also for a value that names something every object has', () => {
  const choices = { candidate: 'yours', other: 'theirs' };
  expect(['candidate', 'recruiter', 'constructor'].map((value) => select(value, choices))).toEqual([
    'yours',
    'theirs',
    'theirs',
  ]);
});

it('ends a sentence with one full stop, also after a company that has one of its own', () => {
  const sentences = ['Rao & Co.', 'Rao & Sons'].map((company) => mailTexts.postedByRecruiter({ company }));
  expect(messagesIn('hi-IN').unstopped('राव एंड कं।')).toBe('राव एंड कं');
  expect(sentences).toEqual(['Posted by a recruiter for Rao & Co.', 'Posted by a recruiter for Rao & Sons.']);
});
