import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { expect, test } from 'vitest';
import { signedInAskTexts } from '#texts/signed-in-asks.ts';
import { CallFailed, failureMessage } from '#web/lib/api-client.ts';
import { addAsks, errorAt, fieldAt, refusedFields, showFailure, summaryErrors } from '#web/lib/form-errors.ts';

// As the signed-in areas do.
addAsks(signedInAskTexts);

const NAMES = ['title', 'deadline.end'];

/** The part of a form that these functions use. */
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
    title: { type: 'rule', message: 'Use fewer characters.' },
    root: { server: { type: 'server', message: 'No answer.' } },
  };
  expect(errorAt(errors, 'deadline.end')).toBe('Too early.');
  expect(summaryErrors(errors, NAMES)).toEqual([
    { message: 'No answer.' },
    { name: 'title', message: 'Use fewer characters.' },
    { name: 'deadline.end', message: 'Too early.' },
  ]);
  expect(summaryErrors(errors, NAMES, { title: 'Job title' })[1]).toEqual({
    name: 'title',
    message: 'Job title: Use fewer characters.',
  });
});

test('an empty field says what to enter, alike at the field and in the summary', () => {
  const empty = { type: 'required', message: 'Fill in this field.' };
  const errors: FieldErrors = {
    title: empty,
    workMode: { type: 'choose', message: 'Choose one of the options.' },
    applicationDeadline: { end: empty },
    rows: { 1: { degree: empty } },
    unheardOf: empty,
  };
  const labels = { title: 'Job title', 'rows.1.degree': 'Education 2, Degree', unheardOf: 'Colour' };
  expect(errorAt(errors, 'title')).toBe('Enter a job title');
  expect(errorAt(errors, 'rows.1.degree')).toBe('Enter a degree');
  expect(
    summaryErrors(errors, ['title', 'workMode', 'applicationDeadline.end', 'rows.1.degree', 'unheardOf'], labels),
  ).toEqual([
    { name: 'title', message: 'Enter a job title' },
    { name: 'workMode', message: 'Choose a work mode' },
    { name: 'applicationDeadline.end', message: 'Choose the last day to apply' },
    { name: 'rows.1.degree', message: 'Education 2, Degree: Enter a degree' },
    { name: 'unheardOf', message: 'Colour: Fill in this field.' },
  ]);
});

test('an empty field that the server refuses says what to enter, by the code of the refusal', () => {
  const failure = new CallFailed({
    code: 'INVALID_INPUT',
    status: 400,
    message: 'Fill in this field.',
    fields: { title: 'Fill in this field.' },
    fieldProblems: { title: { code: 'required' } },
  });
  expect(summaryErrors(refusedFields(failure), ['title'])).toEqual([{ name: 'title', message: 'Enter a job title' }]);
});
