import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { CallFailed } from '#web/lib/api-client.ts';
import { errorAt, failureMessage, fieldAt, showFailure, summaryErrors } from '#web/lib/form-errors.ts';

const NAMES = ['title', 'deadline.end'];

/** As much of a form as these functions use. */
const formThatRecords = () => {
  const set = new Map<string, string>();
  const setError = (name: string, { message }: { message: string }) => set.set(name, message);
  // Only setError is called.
  return { set, form: { setError } as unknown as UseFormReturn<FieldValues> };
};

const refused = (fields: Record<string, string>) =>
  new CallFailed({ code: 'INVALID_INPUT', status: 400, message: 'Please check the marked fields.', fields });

test('what the server refuses stands at its field, under the name that the form uses', () => {
  const { form, set } = formThatRecords();
  showFailure(form, refused({ 'deadline.end': 'Too early.', jobTitle: 'Fill in this field.' }), NAMES, {
    rename: { jobTitle: 'title' },
  });
  expect(Object.fromEntries(set)).toEqual({ 'deadline.end': 'Too early.', title: 'Fill in this field.' });
});

test('a path of the body leads to its field: in a row, under another name, or of a part of it', () => {
  const form = {
    fields: ['rows.*.degree', 'rows.*.skills', 'skills'],
    rename: { education: 'rows', keySkills: 'skills' },
  };
  expect(fieldAt('education.2.degree', form)).toBe('rows.2.degree');
  expect(fieldAt('education.0.skills.7', form)).toBe('rows.0.skills');
  expect(fieldAt('keySkills.3', form)).toBe('skills');
  expect(fieldAt('education', form)).toBeUndefined();
  expect(fieldAt('skillsets', form)).toBeUndefined();
});

test('a field that the form does not have is said above it', () => {
  const { form, set } = formThatRecords();
  showFailure(form, refused({ company: 'Taken.' }), NAMES);
  expect(set.get('root.server')).toBe('Taken.');
});

test('a call without an answer is said above the form in its own words', () => {
  const { form, set } = formThatRecords();
  showFailure(form, new CallFailed({ code: 'NETWORK', status: 0, message: 'No answer.' }), NAMES);
  expect(Object.fromEntries(set)).toEqual({ 'root.server': 'No answer.' });
});

test('a defect is said in the words of the form', () => {
  const { form, set } = formThatRecords();
  showFailure(form, new TypeError('x is not a function'), NAMES, { otherwise: 'Registration failed.' });
  expect(set.get('root.server')).toBe('Registration failed.');
});

test('an unexpected error gives no reason, whatever its sentence and its language', () => {
  const failure = (code: 'UNEXPECTED' | 'UNAVAILABLE') =>
    new CallFailed({ code, status: 500, message: 'Kuchh galat ho gaya.' });
  expect(failureMessage(failure('UNEXPECTED'))).toBe('');
  expect(failureMessage(failure('UNAVAILABLE'))).toBe('Kuchh galat ho gaya.');
});

test('the summary names the whole first, then the fields in the order of the form', () => {
  const errors = {
    deadline: { end: { type: 'server', message: 'Too early.' } },
    title: { type: 'validate', message: 'Fill in this field.' },
    root: { server: { type: 'server', message: 'No answer.' } },
  };
  expect(errorAt(errors, 'deadline.end')).toBe('Too early.');
  expect(summaryErrors(errors, NAMES)).toEqual([
    { message: 'No answer.' },
    { name: 'title', message: 'Fill in this field.' },
    { name: 'deadline.end', message: 'Too early.' },
  ]);
  expect(summaryErrors(errors, NAMES, { title: 'Job title' })[1]).toEqual({
    name: 'title',
    message: 'Job title: Fill in this field.',
  });
});
