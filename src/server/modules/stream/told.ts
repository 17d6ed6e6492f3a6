/** The channel of what people are told. */
export const PEOPLE = 'people';

/** In the place of an account: every administrator. */
export const ADMINS = 'admins';

/** Something has changed for these accounts. */
export interface Change {
  to: readonly string[];
  kinds: readonly string[];
  subject: string | null;
}

/** Which window of an account has something open: for the other windows of the same account alone, and kept nowhere. */
export interface Here {
  of: string;
  here: string;
}

/** What travels between processes. */
export type Told = Change | Here | { ended: string };

/** A change and the transaction that made it. */
export type Entry = Change & { id: string };

const areTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Nothing where another version of the portal says what this one does not understand. */
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
