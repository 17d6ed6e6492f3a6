import { auditTexts as texts } from '#texts/admin-audit.ts';
import { statusTexts } from '#texts/components.ts';

/** `account_status_changed` as a person says it. */
export const said = (name: string): string => {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const fieldText = (field: string): string =>
  (texts.fields as Readonly<Record<string, string>>)[field] ?? said(field);

/** A status as its badge says it; any other value as it is. */
export const shownAs = (value: string): string => (statusTexts as Readonly<Record<string, string>>)[value] ?? value;
