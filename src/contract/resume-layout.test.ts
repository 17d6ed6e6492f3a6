import { expect, test } from 'vitest';
import { aResumePage, aResumeSource } from '#tests/support/resumes.ts';
import { speaking } from '#texts/spoken.ts';

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
