import { auditTexts as texts } from '#texts/admin-audit.ts';
import { labelOf } from '#texts/by-code/label-of.ts';
import { statusTexts } from '#texts/components.ts';

/** A name of an earlier version, which has no text: `account_status_changed` as a person says it. */
const said = (name: string): string => {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const auditActionText = (action: string): string => labelOf(texts.actions, action, said);

export const auditKindText = (kind: string): string => labelOf(texts.kinds, kind, said);

export const auditFieldText = (field: string): string => labelOf(texts.fields, field, said);

/** A status as its badge says it; any other value as it is. */
export const auditValueText = (value: string): string => labelOf(statusTexts, value);
