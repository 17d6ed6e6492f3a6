import { expect, it } from 'vitest';
import type { JobFacts } from '#contract/shown-facts.ts';
import { speaking } from '#texts/spoken.ts';
import { changedFactsText } from './changed-facts-text.ts';

const internship: JobFacts = {
  title: 'Accountant',
  companyName: 'Nilgiri Systems',
  location: 'Pune',
  workMode: 'Hybrid',
  employmentType: 'Internship',
  status: 'Active',
  pay: { min: 216_000, max: 216_000 },
};
const job: JobFacts = { ...internship, employmentType: 'Full-time', pay: { min: 300_000, max: 1_250_000 } };

it('names the year in Hindi where pay by the month becomes pay by the year', () => {
  const inHindi = (was: JobFacts, now: JobFacts) => speaking('hi', () => changedFactsText(was, now));

  expect(inHindi(internship, job)).toContain('वेतन: ₹18,000 महीना → ₹3–12.5 लाख सालाना');
  expect(inHindi(internship, { ...job, pay: null })).toContain('वेतन: ₹18,000 महीना → नहीं बताया');
  expect(inHindi(job, { ...job, pay: { min: 300_000, max: 600_000 } })).toBe('वेतन: ₹3–12.5 लाख → ₹3–6 लाख');
  expect(changedFactsText(internship, job)).toContain('Pay: ₹18,000 a month → ₹3–12.5 LPA');
});
