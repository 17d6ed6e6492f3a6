import { LANGUAGES, type Language } from '#contract/languages.ts';
import { isInDigest, isMailedAlone, type MailKind } from '#contract/notification-kinds.ts';
import type { Notifications } from '#contract/own-account.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { channelsOfAccount } from '#server/modules/notices/public.ts';
import { mailKindText } from '#texts/by-code/mail-kind-text.ts';
import { mailTexts } from '#texts/mails.ts';
import { speaking } from '#texts/spoken.ts';
import { holdMail } from '../hold-mail.ts';
import { withFoot } from '../letter.ts';
import { findLanguage, findReader, findStatus } from './readers.store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type PreparedMail = Omit<
  QueueJobs['mail'],
  'reader' | 'optional' | 'answersTo' | 'countsFor' | 'body' | 'hasTurn' | 'translations'
> & {
  /** Language of the email. */
  language: Language;
  /** One-click unsubscribe link for this kind of email (RFC 8058). */
  oneClick?: string;
};

/** Returns the email in one of the languages it is written in, without what is only for the queue. */
const inLanguage = (queued: QueueJobs['mail'], language: Language): PreparedMail => {
  const {
    reader: _reader,
    optional: _,
    answersTo: _to,
    countsFor: _for,
    body: _body,
    hasTurn: _turn,
    translations,
    ...written
  } = queued;
  const { body: _translated, ...words } = translations?.[language] ?? {};
  return { ...written, ...words, language };
};

/**
 * Returns an email that is sent as it is, in the language of this account; by default, in that of the address's own
 * account.
 */
export const inReadersLanguage = async (
  executor: Executor,
  mail: QueueJobs['mail'],
  accountId?: string,
): Promise<PreparedMail> => {
  const reader = accountId && (await findReader(executor, accountId));
  return inLanguage(mail, reader ? reader.language : await findLanguage(executor, mail.to));
};

/**
 * Prepares a queued email for delivery. For an optional one, the reader's setting is checked only now, so that it
 * applies to queued emails as well; it goes to the account's current address, with an unsubscribe link in its footer.
 * The link is created only here: the queue keeps its rows.
 * @returns undefined when the reader has switched off that kind, has not confirmed the address, is blocked or gone, when
 *   the email is about an application and its reader is blocked, and when it is held to be combined with others
 */
export async function prepareMail(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  queued: QueueJobs['mail'],
): Promise<PreparedMail | undefined> {
  const { db, settings } = deps;
  const { optional, answersTo, countsFor } = queued;
  const status = queued.reader && (await findStatus(db, queued.reader, queued.to));
  if (status && isShutOut(status)) return undefined;
  const reader = optional && (await findReader(db, optional.accountId));
  const letter = inLanguage(queued, queued.language ?? reader?.language ?? (await findLanguage(db, queued.to)));
  const { language } = letter;
  const sender = answersTo ?? countsFor;
  const writer = sender ? await findReader(db, sender) : undefined;
  const mail = { ...letter, ...(answersTo && writer && !isShutOut(writer.status) && { replyTo: writer.email }) };
  const waits = (): Promise<boolean> | false =>
    sender !== undefined && writer?.kind === 'recruiter' && holdMail(deps, queued, sender);
  if (!optional) return (await waits()) ? undefined : mail;
  const { accountId, kind } = optional;
  if (!reader || isShutOut(reader.status)) return undefined;
  // The address may belong to a stranger; the response to the candidate's own action is still sent.
  if (reader.kind === 'candidate' && !reader.emailConfirmedAt && kind !== 'application_sent') return undefined;
  const channels = await channelsOfAccount(db, { accountId, reader: reader.kind });
  if (!isMailedNow(kind, channels)) return undefined;
  if (await waits()) return undefined;
  const { email } = reader;
  const token = unsubscribeToken({ settings }, { accountId, kind, email });
  const page = `${settings.publicUrl}${LANGUAGES[language].base}/unsubscribe`;
  const footed = speaking(language, () =>
    withFoot(mail, mailTexts.because({ title: mailKindText(kind) }), {
      label: mailTexts.unsubscribe,
      link: `${page}#token=${token}`,
    }),
  );
  return {
    ...footed,
    to: email,
    oneClick: `${page}?token=${token}`,
  };
}

/** Whether an email of this kind is sent separately: digest kinds go with the morning email. */
const isMailedNow = (kind: MailKind, channels: Notifications): boolean =>
  kind === 'digest'
    ? Object.entries(channels).some(([name, { mail }]) => isInDigest(name, mail))
    : isMailedAlone(kind, channels[kind]?.mail ?? 'off');
