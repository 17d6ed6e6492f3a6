import { expect, test } from 'vitest';
import { industryNamed } from './industries.ts';
import { isProblemCode } from './problems.ts';
import { memberOf, nameProblem } from './rules.ts';
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
  'A.P.J. Abdul',
  'Md.Rafi',
  'Dr.Anand',
  'Smt. Lata',
  'Anne-Marie',
  'अवसर',
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
])('%s is no name', (name) => {
  expect(nameProblem(name)).toBe('name');
});
