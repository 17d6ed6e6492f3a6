import type { NoticeKind, NoticeSays } from '#contract/notice-kinds.ts';
import type { Transaction } from '#server/database/client.ts';
import { announce } from '#server/modules/stream/public.ts';
import { findAdmins, insertNotices } from './notices.store.ts';

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

/** Tells people in the transaction of what causes it; pages that they have open hear of it. */
export async function tell(tx: Transaction, notices: readonly NewNotice[]): Promise<void> {
  await insertNotices(tx, notices);
  await announce(
    tx,
    notices.map(({ to }) => to),
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
