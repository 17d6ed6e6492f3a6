import type { AuditEntry } from '#contract/audit.ts';
import type { AuditAction } from '#contract/audit-vocabulary.ts';
import { payPeriod } from '#contract/pay.ts';
import { auditTexts as texts } from '#texts/admin-audit.ts';
import { payText } from '#texts/by-code/amount-text.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { statusTexts } from '#texts/components.ts';
import { jobTexts } from '#texts/jobs.ts';
import { employmentTypeTexts, userTypeTexts, workModeTexts } from '#texts/vocabularies.ts';

/** Formats the name of an action from an earlier version, which has no text, like `account_status_changed`. */
const said = (name: string): string => {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const auditActionText = (action: string): string => labelOf(texts.actions, action, said);

export const auditKindText = (kind: string): string => labelOf(texts.kinds, kind, said);

/** A field of a job without its own name here is named as on the job's page. */
export const auditFieldText = (field: string): string =>
  labelOf(texts.fields, field, (name) => labelOf(jobTexts.facts, name, said));

const codeText = (code: string): string =>
  labelOf(statusTexts, code, (other) => labelOf(userTypeTexts, other, (word) => labelOf(texts.values, word)));

/** A code followed by what it is about: `Super Admin (SADM1)`, `accepted: JS = JavaScript`. */
const ABOUT = /^([\w ]+?)( \(.*\)|: .*)$/;

/** A blocked administrator is called deactivated, and a company's page is hidden where a job is blocked. */
const VALUES_OF_KIND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  admin: texts.administratorValues,
  recruiter: texts.companyValues,
};

/**
 * Returns a status as its badge shows it, and a role or another code by its name; what was typed unchanged. The kind is
 * that of the record.
 */
export const auditValueText = (value: string, kind = ''): string => {
  const [, code, about] = ABOUT.exec(value) ?? [];
  if (code && about) return codeText(code) + about;
  return labelOf(VALUES_OF_KIND[kind] ?? {}, value, codeText);
};

type AuditedValues = NonNullable<AuditEntry['values']>;

const PAY_FIELDS: readonly string[] = ['salaryMin', 'salaryMax'];

/** The labels of a job's fields with a closed list. */
const FIELD_VALUES = new Map<string, Readonly<Record<string, string>>>([
  ['showSalary', texts.yesOrNo],
  ['workMode', workModeTexts],
  ['employmentType', employmentTypeTexts],
]);

/**
 * Returns the changed values of an entry as people read them: labels instead of codes, and pay in rupees, per month where
 * the entry says that it is an internship’s.
 */
export const valuesInWords = (values: AuditedValues): AuditedValues => {
  const kind = values.find(({ field }) => field === 'employmentType');
  const rupeesIn = (value: string, type: string | undefined): string =>
    /^\d+$/.test(value) ? payText(Number(value), payPeriod(type)) : value;
  return values.map(({ field, from, to }) => {
    if (PAY_FIELDS.includes(field)) return { field, from: rupeesIn(from, kind?.from), to: rupeesIn(to, kind?.to) };
    const labels = FIELD_VALUES.get(field);
    return labels ? { field, from: labelOf(labels, from), to: labelOf(labels, to) } : { field, from, to };
  });
};

const EXPORTS: readonly string[] = [
  'candidates_exported',
  'recruiters_exported',
  'applications_exported',
  'audit_log_exported',
] satisfies AuditAction[];
const OUTCOMES: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.outcomes;

/** The outcome of an import, and of taking it back. */
const IMPORTED = /^(\d+) new, (\d+) present, (\d+) wrong$/;
const TAKEN_BACK = /^(\d+) deleted, (\d+) closed$/;

/** Returns the outcome of an action: a sentence where the log has only a word or a number, otherwise the value. */
export const auditOutcomeText = (action: string, to: string, kind = ''): string => {
  const isCount = /^\d+$/.test(to);
  if (isCount && EXPORTS.includes(action)) return texts.exported({ count: Number(to) });
  if (isCount && action === 'admin_sessions_ended') return texts.sessionsEnded({ count: Number(to) });
  const [, added, present, wrong] = IMPORTED.exec(to) ?? [];
  if (added && present && wrong)
    return texts.imported({ added: Number(added), present: Number(present), wrong: Number(wrong) });
  const [, deleted, closed] = TAKEN_BACK.exec(to) ?? [];
  if (deleted && closed) return texts.takenBack({ deleted: Number(deleted), closed: Number(closed) });
  const known = Object.hasOwn(OUTCOMES, action) ? OUTCOMES[action] : undefined;
  return labelOf(known ?? {}, to, (value) => auditValueText(value, kind));
};
