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
import { findAdmins, insertNotices } from './notices.store.ts';
import { pushTime } from './quiet-hours.ts';

/** What a notice is about and leads to. Once that is deleted, the notice is gone too. */
export interface NoticeAbout {
  jobId?: string;
  applicationId?: string;
  /** An account whose company or person it is about, other than its reader. */
  aboutId?: string;
  /** An interview, an offer, a saved search, an enquiry or an import; nothing watches over these. */
  recordId?: string;
}

type OfKind<Kind extends NoticeKind> = NoticeAbout & {
  kind: Kind;
  says: NoticeSays<Kind>;
  /** When it happened. */
  at: Date;
  /**
   * What is told once: a second notice of this kind to this reader under the same words is none. Whatever the clock or
   * a retried job tells needs it; 120 characters at most.
   */
  once?: string;
};

/** A notice of any kind with the values that its sentence needs, without its reader. */
export type News = { [Kind in NoticeKind]: OfKind<Kind> }[NoticeKind];

/** A notice and the account that reads it. */
export type NewNotice = News & { to: string };

/** A notice and where it comes. */
export type ToldNotice = NewNotice & {
  foldId: string | null;
  inAvsar: boolean;
  mailWith: Gathering | null;
  pushAt: Date | null;
};

/** What a notice is folded by: the job or the application that it is about, of kinds that are folded. */
const foldIdOf = (notice: NewNotice): string | null => {
  const by = foldOf(notice.kind);
  return (by && notice[by]) ?? null;
};

/** With which mail a notice goes out; none when a mail of its own tells of it, or none shall. */
const mailWithOf = (by: NotificationKind, mail: MailChoice | null): Gathering | null =>
  mail === null || mail === 'off' || hasOwnMail(by, mail) ? null : mail;

/** Where each notice comes that comes anywhere. */
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

/** Tells people in the transaction of what causes it, where they want it; pages that they have open hear of it. */
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

/** Tells every administrator who can sign in. */
export async function tellAdmins(tx: Transaction, news: News): Promise<void> {
  const admins = await findAdmins(tx);
  await tell(
    tx,
    admins.map(({ id: to }) => ({ ...news, to })),
  );
}
