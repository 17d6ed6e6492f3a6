import { expect, test } from 'vitest';
import { offerDayProblems } from './offer-rules.ts';

test('both days of an offer are checked at once, each on its own', () => {
  const of = (expiresOn: string | null, startDate: string | null) =>
    Object.fromEntries(offerDayProblems({ expiresOn, startDate }, '2026-11-20'));
  expect(of('2026-11-19', '2026-11-19')).toEqual({ expiresOn: 'deadlinePast', startDate: 'firstDayPast' });
  expect(of(null, '2026-11-19')).toEqual({ startDate: 'firstDayPast' });
  expect(of('2028-11-21', '2028-11-21')).toEqual({ expiresOn: 'farAhead', startDate: 'farAhead' });
  expect(of('2026-11-20', null)).toEqual({});
});
