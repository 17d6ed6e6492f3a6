import { expect, it } from 'vitest';
import { fieldText } from '#texts/by-code/field-text.ts';
import { problemText } from '#texts/by-code/problem-text.ts';
import { formatTexts } from '#texts/formats.ts';
import { speaking } from '#texts/spoken.ts';

it('makes every text in the language that is spoken, English by default', async () => {
  expect(problemText('WRONG_CREDENTIALS')).toMatch(/^[A-Z]/);
  await speaking('hi', async () => {
    await Promise.resolve();
    expect(problemText('WRONG_CREDENTIALS')).toMatch(/\p{Script=Devanagari}/u);
    expect(fieldText('required')).toMatch(/\p{Script=Devanagari}/u);
    expect(formatTexts.months[0]).toBe('जनवरी');
    expect([...formatTexts.months]).toHaveLength(12);
    expect({ ...formatTexts }.recently).toMatch(/\p{Script=Devanagari}/u);
  });
  expect(problemText('WRONG_CREDENTIALS')).toMatch(/^[A-Z]/);
});

it('counts as the language counts: Hindi has one form for none and one', () => {
  const minutes = (count: number) => speaking('hi', () => formatTexts.minutesAgo({ count }));
  expect(minutes(0).replace('0', '1')).toBe(minutes(1));
});
