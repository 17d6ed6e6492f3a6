import { expect, test } from 'vitest';
import { ALL_LANGUAGES, LANGUAGES } from '#contract/languages.ts';
import { dateRangeIn } from './read-dates.ts';

const months = Array.from({ length: 12 }, (_, month) => month + 1);
const dayOf = (month: number): string => `2019-${String(month).padStart(2, '0')}-01`;

test.each(
  ALL_LANGUAGES.flatMap((language) =>
    (['short', 'long'] as const).flatMap((style) => months.map((month) => ({ language, style, month }))),
  ),
)('the month $month is read as $language writes it, $style', ({ language, style, month }) => {
  const { dateLocale } = LANGUAGES[language];
  const name = new Date(dayOf(month)).toLocaleString(dateLocale, { timeZone: 'UTC', month: style });
  const read = dateRangeIn(`Dyer, Kaveri Silks | ${name} 2019 – ${name} 2021`, '2026-11-20');
  expect(read).toMatchObject({
    startDate: dayOf(month),
    rest: expect.stringMatching(/^Dyer, Kaveri Silks \|\s+\|\s*$/),
  });
});

test.each(['Present', 'अब तक', 'वर्तमान'])('work that goes on until %s has no end', (end) => {
  expect(dateRangeIn(`अग॰ 2021 – ${end}`, '2026-11-20')).toMatchObject({ startDate: '2021-08-01', endDate: null });
});

test.each([
  ['Crop price tracker, Jan–Mar 2026', '2026-01-01', '2026-03-31'],
  ['Crop price tracker (September to October, 2025)', '2025-09-01', '2025-10-31'],
  ['Crop price tracker | Apr. - Jun ’24', '2024-04-01', '2024-06-30'],
])('two months of one year are read: %s', (line, startDate, endDate) => {
  expect(dateRangeIn(line, '2026-11-20')).toMatchObject({ startDate, endDate });
});

test.each(['Marketing - Mar 2026', '12 Jan - Mar 2026', 'Nov–Jan 2026', 'Jan–Mar', 'Jan - Mar 15'])(
  'what may be something else than two months of one year is not read: %s',
  (line) => {
    expect(dateRangeIn(line, '2026-11-20')).toBeUndefined();
  },
);

test('the end of another word is no month', () => {
  expect(dateRangeIn('योजन 2019 – 2021', '2026-11-20')).toMatchObject({ startDate: '2019-01-01' });
});
