import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '#contract/notification-kinds.ts';
import type { Settings } from '#server/settings.ts';

interface Reader {
  accountId: string;
  kind: MailKind;
  /** The address emailed. */
  email: string;
}

type Key = { settings: Pick<Settings, 'secretKey'> };

const markOf = ({ settings }: Key, { accountId, kind, email }: Reader): Buffer =>
  createHmac('sha256', settings.secretKey).update(`unsubscribe\0${accountId}\0${kind}\0${email}`).digest();

/**
 * Creates the token of an email's unsubscribe link: it stops this kind of email to this account and can do nothing
 * else. It is signed and not stored, so it works as long as the email is kept, but not after a change of address.
 */
export const unsubscribeToken = (key: Key, reader: Reader): string =>
  `${reader.accountId}.${reader.kind}.${markOf(key, reader).toString('base64url')}`;

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z_]{1,40})\.([\w-]{43})$/;

/** Parses the unverified claims of a token; undefined when it is malformed. */
export const readUnsubscribeToken = (
  unverifiedToken: string,
): { accountId: string; kind: MailKind; mark: Buffer } | undefined => {
  const [, accountId, kind, mark] = SHAPE.exec(unverifiedToken) ?? [];
  if (!accountId || !mark || !isMailKind(kind)) return undefined;
  return { accountId, kind, mark: Buffer.from(mark, 'base64url') };
};

export const isOwnMark = (key: Key, mark: Buffer, reader: Reader): boolean => {
  const own = markOf(key, reader);
  return mark.length === own.length && timingSafeEqual(mark, own);
};
