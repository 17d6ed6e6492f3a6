import { LANGUAGES, type Language } from '#contract/languages.ts';
import { isInDigest, isMailedAlone, type MailKind } from '#contract/notification-kinds.ts';
import type { Notifications } from '#contract/own-account.ts';
import { isShutOut } from '#contract/vocabularies.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { channelsOfAccount } from '#server/modules/notices/public.ts';
import { mailTexts } from '#texts/mails.ts';
import { speaking } from '#texts/spoken.ts';
import { holdMail } from '../hold-mail.ts';
import { withFoot } from '../letter.ts';
import { mailKindTitle } from './mail-kind-title.ts';
import { findLanguage, findReader } from './readers.store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type PreparedMail = Omit<
  QueueJobs['mail'],
  'optional' | 'answersTo' | 'countsFor' | 'body' | 'hasTurn' | 'translations'
> & {
  /** In which it is written. */
  language: Language;
  /** An address. */
  replyTo?: string;
  /** Where a mail program stops this kind of mail with one click (RFC 8058). */
  oneClick?: string;
};

/**
 * What goes out of a queued mail. One that its reader may do without is asked
 * for only now, so that a switch counts for what is still on its way; it goes to
 * the address that the account has now, and says in its foot how to stop it. The
 * link is made only here: the queue keeps its rows.
 * @returns nothing when the reader has switched that kind off, has not confirmed the address, is shut out or has gone,
 *   and when the mail is held to go out with others
 */
export async function prepareMail(
  deps: Pick<Deps, 'db' | 'queue' | 'settings' | 'now'>,
  queued: QueueJobs['mail'],
): Promise<PreparedMail | undefined> {
  const { db, settings } = deps;
  const { optional, answersTo, countsFor, body: _body, hasTurn: _hasTurn, translations, ...written } = queued;
  const reader = optional && (await findReader(db, optional.accountId));
  const language = reader?.language ?? (await findLanguage(db, queued.to));
  const { body: _translated, ...words } = translations?.[language] ?? {};
  const letter = { ...written, ...words, language };
  const sender = answersTo ?? countsFor;
  const writer = sender ? await findReader(db, sender) : undefined;
  const mail = { ...letter, ...(answersTo && writer && !isShutOut(writer.status) && { replyTo: writer.email }) };
  const waits = (): Promise<boolean> | false =>
    sender !== undefined && writer?.kind === 'recruiter' && holdMail(deps, queued, sender);
  if (!optional) return (await waits()) ? undefined : mail;
  const { accountId, kind } = optional;
  if (!reader || isShutOut(reader.status)) return undefined;
  // The address may be a stranger's, who asked for nothing; what answers the candidate's own act still goes out.
  if (reader.kind === 'candidate' && !reader.emailConfirmedAt && kind !== 'application_sent') return undefined;
  const channels = await channelsOfAccount(db, { accountId, reader: reader.kind });
  if (!isMailedNow(kind, channels)) return undefined;
  if (await waits()) return undefined;
  const { email } = reader;
  const token = unsubscribeToken({ settings }, { accountId, kind, email });
  const page = `${settings.publicUrl}${LANGUAGES[language].base}/unsubscribe`;
  const footed = speaking(language, () =>
    withFoot(mail, mailTexts.because({ title: mailKindTitle(kind) }), {
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

/** Whether a mail of this kind goes out by itself: what is gathered goes with the mail of a morning. */
const isMailedNow = (kind: MailKind, channels: Notifications): boolean =>
  kind === 'digest'
    ? Object.entries(channels).some(([name, { mail }]) => isInDigest(name, mail))
    : isMailedAlone(kind, channels[kind]?.mail ?? 'off');
