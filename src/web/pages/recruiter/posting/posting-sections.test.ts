import { expect, test } from 'vitest';
import { sectionState } from '#web/pages/recruiter/posting/posting-sections.tsx';
import { emptyPosting } from '#web/pages/recruiter/posting/posting-values.ts';

const EMPTY = emptyPosting('Kaveri', '2026-11-27');

test('a section without required fields is complete once something is filled in and nothing is wrong', () => {
  const rest = { wrong: [], had: undefined };
  const onlyShown = { ...EMPTY, salary: { ...EMPTY.salary, showSalary: true } };
  expect(sectionState('offer', { values: EMPTY, ...rest }).state).toBe('open');
  expect(sectionState('offer', { values: onlyShown, ...rest }).state).toBe('open');
  const values = { ...EMPTY, skills: ['Water'] };
  expect(sectionState('offer', { values, ...rest }).state).toBe('ok');
  expect(sectionState('offer', { values, ...rest, wrong: ['salary.max'] })).toMatchObject({ state: 'bad', toFix: 1 });
});

test('a section with required fields is open until all of them are filled in', () => {
  const values = { ...EMPTY, description: 'Keep the locks.' };
  expect(sectionState('texts', { values, wrong: [], had: undefined })).toMatchObject({ state: 'open', toFill: 3 });
  expect(sectionState('texts', { values, wrong: [], had: values }).state).toBe('ok');
});
