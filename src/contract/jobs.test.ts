import { expect, test } from 'vitest';
import { ExperienceRange } from './jobs.ts';

test('years of experience are read in Hindi digits too', () => {
  expect(ExperienceRange.parse({ min: '३', max: '१०' })).toEqual({ min: 3, max: 10 });
  expect(ExperienceRange.safeParse({ min: '६१' }).success).toBe(false);
});
