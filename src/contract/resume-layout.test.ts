import { expect, test } from 'vitest';
import { aResumePage, aResumeSource } from '#tests/support/resumes.ts';
import { speaking } from '#texts/spoken.ts';
import { languageOfProfile } from './resume-layout.ts';

const datesOf = (): string[] =>
  aResumePage().parts.flatMap((part) => (part.kind === 'entries' ? part.entries.map(({ dates }) => dates) : []));

test('a resume names months in its own language', () => {
  expect(datesOf().join()).toMatch(/Mar 2023/);
  const hindi = speaking('hi', datesOf);
  expect(hindi.join()).toMatch(/मार्च 2023/);
  expect(hindi.join()).not.toMatch(/[A-Za-z]/);
});

test('a degree chosen from the list is named in the resume’s own language, one that was typed stays', () => {
  const degrees = (): string[] => {
    const [bachelor] = aResumeSource().education;
    const source = { education: bachelor ? [{ ...bachelor, degree: "Bachelor's Degree" }, bachelor] : [] };
    return aResumePage(source).parts.flatMap((part) =>
      part.section === 'education' && part.kind === 'entries' ? part.entries.map(({ title }) => title) : [],
    );
  };
  expect(degrees()).toEqual(["Bachelor's Degree", 'B.Tech Computer Science']);
  expect(speaking('hi', degrees)).toEqual(['बैचलर डिग्री', 'B.Tech Computer Science']);
});

test('a degree that ends in a later year is expected, whether it names its year or its month', () => {
  const [degree] = aResumeSource().education;
  if (!degree) throw new Error('The profile has a degree.');
  const education = [
    { ...degree, yearOfPassing: 2028 },
    { ...degree, yearOfPassing: 2026 },
    { ...degree, yearOfPassing: null, endDate: '2027-05-01' },
    { ...degree, yearOfPassing: 2028, startDate: '2024-08-01', endDate: '2028-05-01' },
  ];
  const dates = (): string[] =>
    aResumePage({ education }).parts.flatMap((part) =>
      part.section === 'education' && part.kind === 'entries' ? part.entries.map((entry) => entry.dates) : [],
    );
  expect(dates()).toEqual(['Expected in 2028', '2026', 'Expected in May 2027', 'Aug 2024 – May 2028']);
  expect(speaking('hi', dates)[0]).toBe('2028 में पूरी होगी');
  expect(speaking('ta', dates)[0]).toBe('Expected in 2028');
});

test('a resume is offered in the language of the profile’s sentences, in English when there are none', () => {
  const blank = { title: '', summary: '', experience: [], education: [], projects: [], certificates: [] };
  const [job] = aResumeSource().experience;
  if (!job) throw new Error('The profile has a job.');
  const offered = (traits: Parameters<typeof aResumeSource>[0]) => languageOfProfile(aResumeSource(traits));
  expect(offered({})).toBe('en');
  expect(offered(blank)).toBe('en');
  expect(offered({ ...blank, name: 'आशा राव', skills: ['टाइपिंग'] })).toBe('en');
  expect(offered({ ...blank, title: 'अकाउंटेंट', summary: 'Tally और MS Excel पर पाँच साल से काम करती हूँ।' })).toBe('hi');
  expect(offered({ ...blank, experience: [{ ...job, position: 'नर्स', description: 'मरीज़ों की देखभाल' }] })).toBe('hi');
});
