/** Notification channel of account events. */
export const PEOPLE = 'people';

/** Placeholder for every administrator. */
export const ADMINS = 'admins';

/** A change for these accounts. */
export interface Change {
  to: readonly string[];
  kinds: readonly string[];
  subject: string | null;
}

/** What one window of an account has open: only for the account's other windows, and not stored. */
export interface Here {
  of: string;
  here: string;
}

/** Messages between processes. */
export type Told = Change | Here | { ended: string };

/** A change with the id of its transaction. */
export type Entry = Change & { id: string };

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Returns undefined for messages of another version that this one does not understand. */
export const readTold = (payload: string): Entry | Here | { ended: string } | undefined => {
  const space = payload.indexOf(' ');
  try {
    const told: unknown = JSON.parse(payload.slice(space + 1));
    if (typeof told !== 'object' || told === null) return undefined;
    if ('ended' in told && typeof told.ended === 'string') return { ended: told.ended };
    if ('of' in told && 'here' in told && typeof told.of === 'string' && typeof told.here === 'string')
      return { of: told.of, here: told.here };
    if (!('to' in told && areTexts(told.to) && 'kinds' in told && areTexts(told.kinds))) return undefined;
    const subject = 'subject' in told && typeof told.subject === 'string' ? told.subject : null;
    return { id: payload.slice(0, space), to: told.to, kinds: told.kinds, subject };
  } catch {
    return undefined;
  }
};
