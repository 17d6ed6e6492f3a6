import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/audit-vocabulary.ts';
import { auditTexts } from '#texts/admin-audit.ts';
import { speaking } from '#texts/spoken.ts';
import { auditActionText, auditFieldText, auditOutcomeText, auditValueText, valuesInWords } from './audit-text.ts';

test('a value that was typed is shown as it is, also where every object has something of that name', () => {
  expect(auditValueText('constructor')).toBe('constructor');
  expect(auditFieldText('toString')).toBe('ToString');
});

test.each([
  ['admin_signed_in', 'password', 'Signed in with a password.'],
  ['admin_signed_in', 'password and recovery code', 'Signed in with a password and a recovery code.'],
  ['admin_password_changed', 'by mailed link', 'Changed with an emailed link.'],
  ['candidates_exported', '1', 'The file has 1 row.'],
  ['admin_sessions_ended', '12', '12 sessions ended.'],
  ['account_status_changed', 'Block', 'Block'],
  ['admin_signed_in', 'constructor', 'constructor'],
  ['job_edited', 'password', 'password'],
])('what came of %s, kept as “%s”, is said as “%s”', (action, to, said) => {
  expect(auditOutcomeText(action, to)).toBe(said);
});

test('each action has its text, and one of an earlier version is said in words', () => {
  expect(Object.keys(auditTexts.actions)).toEqual([...AUDIT_ACTIONS]);
  expect(auditActionText('daily_number_reached')).toBe('Daily limit reached');
  expect(auditActionText('account_moved')).toBe('Account moved');
});

test('an administrator is deactivated, everybody else blocked', () => {
  expect(auditValueText('Block', 'admin')).toBe('Deactivated');
  expect(auditOutcomeText('account_status_changed', 'Block', 'admin')).toBe('Deactivated');
  expect(speaking('hi', () => auditValueText('Block', 'admin'))).toBe('बंद');
  expect(auditValueText('Active', 'admin')).toBe('Active');
  expect(auditValueText('Block', 'recruiter')).toBe('Block');
});

test('a role is named in the reader’s language', () => {
  expect(auditOutcomeText('admin_registered', 'Super Admin')).toBe('Super Admin');
  expect(speaking('hi', () => auditOutcomeText('admin_registered', 'Super Admin'))).toBe('सुपर एडमिन');
});

test.each([
  ['company_verification_changed', 'not verified', 'Not verified', 'सत्यापित नहीं'],
  ['company_verification_changed', 'request declined', 'Request declined', 'अनुरोध अस्वीकार'],
  ['inquiry_answered', 'answered', 'Answered', 'जवाब दिया'],
  ['second_factor_switched_on', 'on', 'On', 'चालू'],
  ['admin_role_changed', 'Super Admin (SADM1)', 'Super Admin (SADM1)', 'सुपर एडमिन (SADM1)'],
  ['skill_merge_decided', 'refused: JS = Java', 'Refused: JS = Java', 'अलग रखा: JS = Java'],
  ['jobs_imported', '3 new, 1 present, 0 wrong', '3 new, 1 duplicate, 0 errors', '3 नई, 1 दोहराई हुई, 0 गड़बड़ी'],
  ['import_taken_back', '3 deleted, 2 closed', '3 deleted, 2 closed', '3 हटाईं, 2 बंद कीं'],
  ['import_taken_back', '1009 deleted, 2 closed', '1,009 deleted, 2 closed', '1,009 हटाईं, 2 बंद कीं'],
  ['job_edited', 'Fitter (night shift)', 'Fitter (night shift)', 'Fitter (night shift)'],
])('of %s, “%s” is said in each language', (action, to, english, hindi) => {
  expect(auditOutcomeText(action, to)).toBe(english);
  expect(speaking('hi', () => auditOutcomeText(action, to))).toBe(hindi);
});

test('changed values of closed lists are said by their labels', () => {
  const values = [
    { field: 'showSalary', from: 'true', to: 'false' },
    { field: 'workMode', from: 'Work From Office', to: 'Hybrid' },
    { field: 'title', from: 'true', to: 'constructor' },
  ];
  expect(valuesInWords(values)).toEqual([{ field: 'showSalary', from: 'Yes', to: 'No' }, ...values.slice(1)]);
  expect(speaking('hi', () => valuesInWords(values))).toEqual([
    { field: 'showSalary', from: 'हाँ', to: 'नहीं' },
    { field: 'workMode', from: 'ऑफ़िस से काम', to: 'हाइब्रिड' },
    { field: 'title', from: 'true', to: 'constructor' },
  ]);
});

test('changed pay is said in rupees, an internship’s per month', () => {
  const pay = { field: 'salaryMin', from: '1400000', to: '144000' };
  expect(auditFieldText('salaryMin')).toBe('Salary from');
  expect(valuesInWords([pay])).toEqual([{ ...pay, from: '₹14,00,000 a year', to: '₹1,44,000 a year' }]);
  expect(speaking('hi', () => valuesInWords([{ ...pay, to: '' }]))).toEqual([
    { ...pay, from: '₹14,00,000 सालाना', to: '' },
  ]);
  const kind = { field: 'employmentType', from: 'Full-time', to: 'Internship' };
  const years = { field: 'experienceMin', from: '1', to: '2' };
  expect(valuesInWords([pay, kind, years])).toEqual([
    { ...pay, from: '₹14,00,000 a year', to: '₹12,000 a month' },
    kind,
    years,
  ]);
});

test('a job is blocked where a company’s page is hidden, whichever word the log has', () => {
  const said = (kind: string) => ['frozen', 'unfrozen', 'unverified'].map((value) => auditValueText(value, kind));
  expect(said('job')).toEqual(['Blocked', 'Unblocked', 'Verification ended']);
  expect(said('recruiter')).toEqual(['Hidden', 'Shown again', 'Verification ended']);
});
