import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/audit-vocabulary.ts';
import { auditTexts } from '#texts/admin-audit.ts';
import { speaking } from '#texts/spoken.ts';
import { auditActionText, auditFieldText, auditOutcomeText, auditValueText } from './audit-text.ts';

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

test('a role is named in the reader’s language', () => {
  expect(auditOutcomeText('admin_registered', 'Super Admin')).toBe('Super Admin');
  expect(speaking('hi', () => auditOutcomeText('admin_registered', 'Super Admin'))).toBe('सुपर एडमिन');
});
