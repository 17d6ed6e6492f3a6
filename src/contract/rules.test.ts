import { expect, test } from 'vitest';
import { industryNamed } from './industries.ts';
import { fillPlaceholders, leftInBraces } from './placeholder-rules.ts';
import { isProblemCode } from './problems.ts';
import { holdsAddress, memberOf, nameProblem } from './rules.ts';
import { WORK_MODES } from './vocabularies.ts';

/** Properties that every object inherits. */
const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

test('a list has only its own members and their known spellings', () => {
  expect(memberOf(WORK_MODES, ' wfh ')).toBe('Work From Home');
  for (const name of INHERITED) {
    expect(memberOf(WORK_MODES, name)).toBeUndefined();
    expect(industryNamed(name)).toBeUndefined();
    expect(isProblemCode(name)).toBe(false);
  }
});

test.each([
  'Asha',
  "D'Souza",
  'K.Ramesh',
  'S.De',
  'R.Mehta',
  'A.P.J. Abdul',
  'Md.Rafi',
  'Dr.Anand',
  'Smt. Lata',
  'Anne-Marie',
  'अवसर',
  'डॉ.राम',
  'ராஜா கே.',
  'Ravi (HR)',
])('%s is a name', (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  'Win at https://evil.example',
  'www.evil',
  'evil.example',
  'Go to bit.ly/x',
  'asha@example.in',
  'Mr.Evil.com',
  'click＠evil.com',
  't.me/abc',
  't.me',
  'x.com',
  'evil。com',
  'evil․com',
  'evil｡com',
  'evil﹒com',
  'evil\u200B.com',
  'कंपनी.भारत',
])('%s is no name', (name) => {
  expect(nameProblem(name)).toBe('name');
});

test('placeholders are filled in any case and with spaces, and what stays in braces is named', () => {
  const message = 'Dear {Name}, { company } pays {salary}, {SALARY} and {name}. {} {see below}';
  expect(fillPlaceholders(message, { name: 'Asha', company: 'Nilgiri' })).toBe(
    'Dear Asha, Nilgiri pays {salary}, {SALARY} and Asha. {} {see below}',
  );
  expect(leftInBraces(message, ['name', 'job'])).toEqual(['company', 'salary', 'SALARY']);
  expect(leftInBraces('{first name} of { company name }, {name}, {as the name says it}', ['name'])).toEqual([
    'first name',
    'company name',
  ]);
});

test.each([
  ['Booking.com', false],
  ['M/s Rao & Sons', false],
  ['Lal 24/7 Stores Pvt.Ltd.', false],
  ['http://evil.com/x', true],
  ['t.me/jobs', true],
  ['Join www.evil.com', true],
  ['hr@evil.com', true],
  ['evil。com/x', true],
])('whether the company name %s holds an address: %s', (name, expected) => {
  expect(holdsAddress(name)).toBe(expected);
});
