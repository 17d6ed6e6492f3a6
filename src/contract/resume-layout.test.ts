import { expect, test } from 'vitest';
import { aResumePage } from '#tests/support/resumes.ts';
import { speaking } from '#texts/spoken.ts';

const datesOf = (): string[] =>
  aResumePage().parts.flatMap((part) => (part.kind === 'entries' ? part.entries.map(({ dates }) => dates) : []));

test('a resume names months in its own language', () => {
  expect(datesOf().join()).toMatch(/Mar 2023/);
  const hindi = speaking('hi', datesOf);
  expect(hindi.join()).toMatch(/मार्च 2023/);
  expect(hindi.join()).not.toMatch(/[A-Za-z]/);
});
