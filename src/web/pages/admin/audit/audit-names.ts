import { auditWords as words } from '#web/words/en/admin-audit.ts';
import { statusWords } from '#web/words/en/components.ts';

/** `account_status_changed` as a person says it. */
export const said = (name: string): string => {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const fieldText = (field: string): string => words.fields[field] ?? said(field);

/** A status as its badge says it; any other value as it is. */
export const shownAs = (value: string): string => (statusWords as Readonly<Record<string, string>>)[value] ?? value;
