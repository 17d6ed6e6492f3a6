import { expect, test } from 'vitest';
import { answerRecordFacts } from './answer-record.ts';

test.each([
  [0, 'Same day (median)'],
  [0.4, 'Under a day (median)'],
  [1, 'After 1 day (median)'],
  [2.5, 'After 2.5 days (median)'],
])('a first answer after %d days reads as people say it', (medianDays, text) => {
  const record = { due: 12, inTimePercent: 90, since: '2026-11-01', medianDays, bulkPercent: 0 };
  expect(answerRecordFacts(record)).toContainEqual({ label: 'First answer', value: text });
});
