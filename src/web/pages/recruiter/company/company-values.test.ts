import { expect, test } from 'vitest';
import { changesBetween, LABELS, type OwnCompany } from '#web/pages/recruiter/company/company-values.ts';

const COMPANY = {
  ...{ tagline: 'We weave.', people: 40, foundedYear: null, foundedPlace: '', places: ['Pune'], links: [], perks: [] },
  story: [{ heading: 'Looms', text: 'Ten.' }],
} as unknown as OwnCompany;

test('two versions of the page differ in the fields whose newer values are shown', () => {
  const newer = { ...COMPANY, tagline: 'We dye.', people: null, story: [{ heading: 'Looms', text: 'Twelve.' }] };
  expect(changesBetween(COMPANY, newer)).toEqual([
    { label: LABELS.tagline, value: 'We dye.' },
    { label: LABELS['story.0.text'], value: 'Twelve.' },
    { label: LABELS.people, value: '' },
  ]);
});
