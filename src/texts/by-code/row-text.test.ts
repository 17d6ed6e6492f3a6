import { expect, it } from 'vitest';
import { speaking } from '#texts/spoken.ts';
import { reportedText, rowText } from './row-text.ts';

it('a reported reason is put into the words of another language, unless its parameters were not kept', () => {
  const problem = { code: 'skillMissing' as const, params: { most: 80 } };
  const reason = rowText(problem);
  const hindi = speaking('hi', () => rowText(problem));
  expect(speaking('hi', () => reportedText({ ...problem, reason }))).toBe(hindi);
  expect(speaking('hi', () => reportedText({ code: 'titleMissing', reason: 'The title is missing.' }))).toMatch(
    /\p{Script=Devanagari}/u,
  );
  expect(speaking('hi', () => reportedText({ code: 'skillMissing', reason }))).toBe(reason);
  expect(reportedText({ code: 'of old', reason })).toBe(reason);
  expect(reportedText({ reason: undefined })).toBeUndefined();
});
