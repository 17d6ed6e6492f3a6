import { isShutOut } from '#contract/vocabularies.ts';
import type { QueueJobs } from '#server/database/queue.ts';
import type { Deps } from '#server/deps.ts';
import { mailKindTexts } from '#texts/mail-kinds.ts';
import { mailTexts } from '#texts/mails.ts';
import { withFoot } from '../letter.ts';
import { findReader, findSwitchedOff } from './notification-settings.store.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

export type PreparedMail = Omit<QueueJobs['mail'], 'optional' | 'answersTo'> & {
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
 * @returns nothing when the reader has switched that kind off, has not confirmed the address, is shut out or has gone
 */
export async function prepareMail(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { optional, answersTo, ...letter }: QueueJobs['mail'],
): Promise<PreparedMail | undefined> {
  const writer = answersTo ? await findReader(db, answersTo) : undefined;
  const mail = { ...letter, ...(writer && !isShutOut(writer.status) && { replyTo: writer.email }) };
  if (!optional) return mail;
  const { accountId, kind } = optional;
  const reader = await findReader(db, accountId);
  if (!reader || isShutOut(reader.status)) return undefined;
  // The address may be a stranger's, who asked for nothing; what answers the candidate's own act still goes out.
  if (reader.kind === 'candidate' && !reader.emailConfirmedAt && kind !== 'application_sent') return undefined;
  if ((await findSwitchedOff(db, accountId)).has(kind)) return undefined;
  const { email } = reader;
  const token = unsubscribeToken({ settings }, { accountId, kind, email });
  const page = `${settings.publicUrl}/unsubscribe`;
  const because = mailTexts.because({ title: mailKindTexts[kind].title });
  return {
    ...withFoot(mail, because, { label: mailTexts.unsubscribe, link: `${page}#token=${token}` }),
    to: email,
    oneClick: `${page}?token=${token}`,
  };
}
