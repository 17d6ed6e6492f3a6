import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '#contract/notification-kinds.ts';
import type { Settings } from '#server/settings.ts';

interface Reader {
  accountId: string;
  kind: MailKind;
  /** The address that is mailed. */
  email: string;
}

type Key = { settings: Pick<Settings, 'secretKey'> };

const markOf = ({ settings }: Key, { accountId, kind, email }: Reader): Buffer =>
  createHmac('sha256', settings.secretKey).update(`unsubscribe\0${accountId}\0${kind}\0${email}`).digest();

/**
 * The token of a mail's own link: it stops this kind of mail to this account and
 * can do nothing else. It is signed and stored nowhere, so it works as long as
 * the mail is kept; once the account has another address it works no more.
 */
export const unsubscribeToken = (key: Key, reader: Reader): string =>
  `${reader.accountId}.${reader.kind}.${markOf(key, reader).toString('base64url')}`;

const SHAPE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z_]{1,40})\.([\w-]{43})$/;

/** What a token claims; nothing when it is none of ours. */
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
