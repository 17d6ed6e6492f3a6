import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/audit-vocabulary.ts';
import { auditTexts } from '#texts/admin-audit.ts';
import { auditActionText, auditFieldText, auditValueText } from './audit-text.ts';

test('a value that was typed is shown as it is, also where every object has something of that name', () => {
  expect(auditValueText('constructor')).toBe('constructor');
  expect(auditFieldText('toString')).toBe('ToString');
});

test('each action has its text, and one of an earlier version is said in words', () => {
  expect(Object.keys(auditTexts.actions)).toEqual([...AUDIT_ACTIONS]);
  expect(auditActionText('daily_number_reached')).toBe('Daily limit reached');
  expect(auditActionText('account_moved')).toBe('Account moved');
});
