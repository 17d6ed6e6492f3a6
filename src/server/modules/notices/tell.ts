import { foldOf, NOTICE_KINDS, type NoticeKind, type NoticeSays } from '#contract/notice-kinds.ts';
import {
  channelsOf,
  type Gathering,
  hasOwnMail,
  type MailChoice,
  type NotificationKind,
} from '#contract/notification-kinds.ts';
import type { Transaction } from '#server/database/client.ts';
import { announce } from '#server/modules/stream/public.ts';
import { findChoices } from './choices/choices.store.ts';
import { deleteUnseen, findAdmins, insertNotices } from './notices.store.ts';
import { pushTime } from './quiet-hours.ts';

/** The subject and link of a notice. Deleting it also deletes the notice. */
export interface NoticeAbout {
  jobId?: string;
  applicationId?: string;
  /** Account whose company or person it is about, other than its reader. */
  aboutId?: string;
  /** An interview, an offer, a saved search, an enquiry or an import; without a foreign key. */
  recordId?: string;
}

type OfKind<Kind extends NoticeKind> = NoticeAbout & {
  kind: Kind;
  says: NoticeSays<Kind>;
  /** Time of the event. */
  at: Date;
  /**
   * Deduplication key: a second notice of this kind to this reader with the same key is dropped. Required for scheduled
   * and retried jobs; at most 120 characters.
   */
  once?: string;
};

/** A notice of any kind with the values of its sentence, without its reader. */
export type News = { [Kind in NoticeKind]: OfKind<Kind> }[NoticeKind];

/** A notice and the account of its reader. */
export type NewNotice = News & { to: string };

/** A notice and its channels. */
export type ToldNotice = NewNotice & {
  foldId: string | null;
  inAvsar: boolean;
  mailWith: Gathering | null;
  pushAt: Date | null;
};

/** Returns what notices of foldable kinds are grouped by: the job or the application they are about. */
const foldIdOf = (notice: NewNotice): string | null => {
  const by = foldOf(notice.kind);
  return (by && notice[by]) ?? null;
};

/** Returns the digest email for a notice; null when it has a separate email, or email is off. */
const mailWithOf = (by: NotificationKind, mail: MailChoice | null): Gathering | null =>
  mail === null || mail === 'off' || hasOwnMail(by, mail) ? null : mail;

/** Returns the channels of each notice that has any. */
async function whereWanted(tx: Transaction, notices: readonly NewNotice[]): Promise<ToldNotice[]> {
  const kinds = [...new Set(notices.map(({ kind }) => NOTICE_KINDS[kind].by))];
  const readers = [...new Set(notices.map(({ to }) => to))];
  const chosen = new Map(
    (await findChoices(tx, readers, kinds)).map((choice) => [`${choice.accountId} ${choice.kind}`, choice]),
  );
  return notices.flatMap((notice) => {
    const { by } = NOTICE_KINDS[notice.kind];
    const channels = channelsOf(by, chosen.get(`${notice.to} ${by}`));
    const mailWith = mailWithOf(by, channels.mail);
    const pushAt = channels.push ? pushTime(notice.kind, notice.at) : null;
    if (!channels.inAvsar && !mailWith && !pushAt) return [];
    return [{ ...notice, foldId: foldIdOf(notice), inAvsar: channels.inAvsar ?? false, mailWith, pushAt }];
  });
}

/** Creates notices in the transaction that causes them, by their readers' settings; open pages are updated. */
export async function tell(tx: Transaction, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const told = await whereWanted(tx, notices);
  await insertNotices(tx, told);
  await announce(
    tx,
    told.filter(({ inAvsar }) => inAvsar).map(({ to }) => to),
    ['notices'],
  );
}

/** Removes notices whose news no longer holds and that nobody has read or been emailed yet; open pages are updated. */
export async function takeBack(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await announce(tx, await deleteUnseen(tx, ids), ['notices']);
}

/** Notifies every administrator who can sign in. */
export async function tellAdmins(tx: Transaction, news: News): Promise<void> {
  const admins = await findAdmins(tx);
  await tell(
    tx,
    admins.map(({ id: to }) => ({ ...news, to })),
  );
}
