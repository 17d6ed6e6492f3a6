import { expect, test } from 'vitest';
import {
  changesBetween,
  companyResolver,
  LABELS,
  type OwnCompany,
  valuesOf,
} from '#web/pages/recruiter/company/company-values.ts';

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

test('all errors of the form are found at once', async () => {
  const values = {
    ...valuesOf(COMPANY),
    foundedYear: '2999',
    people: 'about 100',
    links: 'http://linkedin.com/company/x\nhttps://looms.example',
  };
  const checked = async (confirmedDomain?: string) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    return Object.keys((await companyResolver({ confirmedDomain })(values, undefined, options)).errors).sort();
  };
  expect(await checked('looms.example')).toEqual(['foundedYear', 'links', 'people']);
  expect(await checked()).toEqual(['foundedYear', 'links', 'people']);
});

test('of several links, the message names those that are wrong', async () => {
  const messageFor = async (links: string) => {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const values = { ...valuesOf(COMPANY), links };
    return (await companyResolver({})(values, undefined, options)).errors.links?.message;
  };
  const said = await messageFor('https://linkedin.com/company/x\nhttps://looms.example\nhttp://x.com/looms');
  expect(said).toContain('https://looms.example, http://x.com/looms');
  expect(said).not.toContain('linkedin.com');
  expect(await messageFor('https://looms.example')).not.toContain('looms.example');
  expect(await messageFor('https://linkedin.com/company/x')).toBeUndefined();
});
