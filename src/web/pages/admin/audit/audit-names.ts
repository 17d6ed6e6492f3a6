import { auditTexts as texts } from '#texts/admin-audit.ts';
import { statusTexts } from '#texts/components.ts';

/** The text under a name that somebody may have typed: `constructor` has none. */
export const ownText = (texts: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** `account_status_changed` as a person says it. */
export const said = (name: string): string => {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const fieldText = (field: string): string => ownText(texts.fields, field) ?? said(field);

/** A status as its badge says it; any other value as it is. */
export const shownAs = (value: string): string => ownText(statusTexts, value) ?? value;
