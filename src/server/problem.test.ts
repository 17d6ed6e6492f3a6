import { expect, it } from 'vitest';
import { says } from '#contract/field-problems.ts';
import { isProblemCode, PROBLEMS } from '#contract/problems.ts';
import { VISITOR } from '#server/caller.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { invalid, Problem } from '#server/problem.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { browserProblemTexts, problemTexts } from '#texts/problems.ts';

it('a problem answers its code, what its text names, and the text', () => {
  const problem = new Problem('OFFER_ANSWERED', { params: { status: 'Expired' } });
  expect(problem.status).toBe(409);
  expect(problem.toBody()).toEqual({
    message: 'This offer has expired.',
    error: 'This offer has expired.',
    code: 'OFFER_ANSWERED',
    params: { status: 'Expired' },
  });
});

it('a wrong field answers its text and its code, alone also above the form', () => {
  expect(invalid('year', { code: 'year', params: { last: 2026 } }).toBody()).toEqual({
    message: 'Enter a year from 1900 to 2026.',
    error: 'Enter a year from 1900 to 2026.',
    code: 'INVALID_INPUT',
    fields: { year: 'Enter a year from 1900 to 2026.' },
    fieldProblems: { year: { code: 'year', params: { last: 2026 } } },
  });
  const two = new Problem('INVALID_INPUT', { fields: { email: 'required', phone: 'phone' } });
  expect(two.message).toBe('Please check the marked fields.');
});

it('a problem of one input says so at that input', () => {
  const text = 'Another account uses this email address.';
  expect(new Problem('EMAIL_IN_USE', { at: 'email' }).toBody()).toMatchObject({
    message: text,
    fields: { email: text },
    fieldProblems: { email: { code: 'EMAIL_IN_USE' } },
  });
});

it('the earlier decision on a report names who made it, if that is known', () => {
  const text = (hasName: boolean, name: string) =>
    new Problem('NO_OPEN_REPORT', { params: { about: 'company', decision: 'freeze', hasName, name } }).message;
  expect(text(true, 'Meera Iyer')).toBe('There are no open reports here. Meera Iyer has already decided this: hidden.');
  expect(text(false, '')).toBe(
    'There are no open reports here. Another administrator has already decided this: hidden.',
  );
});

it('a schema hands on what a text names', async () => {
  expect(says('required')).toBe('required');
  const { call } = createEndpoint(testDeps());
  const short = { email: 'asha@example.in', firstName: 'Asha', password: 'short' };
  await expect(call('registerRecruiter', { body: short }, VISITOR, metaFrom())).rejects.toMatchObject({
    details: { fields: { password: { code: 'passwordShort', params: { least: 8 } } } },
  });
});

it('every code has a text, and every text a code', () => {
  const { NETWORK: _, ...shared } = browserProblemTexts;
  expect(Object.keys({ ...problemTexts, ...shared }).sort()).toEqual(Object.keys(PROBLEMS).sort());
  expect(Object.keys(PROBLEMS).every(isProblemCode)).toBe(true);
});
