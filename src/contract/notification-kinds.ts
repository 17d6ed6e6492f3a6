/**
 * The kinds of news that a person can switch, and where each may come: in Avsar, which is the bell, on devices that
 * it is pushed to, and by mail, at once or gathered in one mail a day or a week. The account page and the foot of each mail name them in the words of the catalogue.
 *
 * What is `always` has no switch: answers to applications, interviews and offers, because nobody should miss the
 * interview they hoped for through a switch they forgot; and what concerns the account itself (new passwords, another
 * address, a block), because a stranger who got in would switch exactly these off first.
 *
 * No schema library here, so that the browser can load it.
 */

import { ACCOUNT_KINDS, type AccountKind } from './vocabularies.ts';

/** When a mail comes: at once, or gathered in the morning of each day or of each Monday. */
export const MAIL_CHOICES = ['now', 'daily', 'weekly', 'off'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

export const isMailChoice = (value: string): value is MailChoice => MAIL_CHOICES.some((one) => one === value);

/** What is gathered, and when. */
export type Gathering = Exclude<MailChoice, 'off'>;

interface KindOfNotification {
  to: readonly AccountKind[];
  /** In Avsar; `null` when the bell has nothing of it. */
  inAvsar: boolean | 'always' | null;
  /** What is chosen until somebody chooses; `null` when there is no such mail. */
  mail: MailChoice | 'always' | null;
  /**
   * With this choice it is a mail that the use case itself writes, with more than the bell says: at once, or once a day,
   * and then never at once. `gathered` is the same once a day or a week, as the reader chooses.
   */
  ownMail?: 'now' | 'daily' | 'gathered';
}

const SURE = { inAvsar: 'always', mail: 'always' } as const;

/** Every kind, in the order in which the account page has them. */
export const NOTIFICATION_KINDS = {
  reminders: { to: ['candidate'], inAvsar: true, mail: 'now' },
  recruiter_wrote: { to: ['candidate'], inAvsar: true, mail: 'now', ownMail: 'now' },
  application_sent: { to: ['candidate'], inAvsar: null, mail: 'now', ownMail: 'now' },
  promise_passed: { to: ['candidate'], inAvsar: true, mail: 'daily' },
  job_invitation: { to: ['candidate'], inAvsar: true, mail: 'daily', ownMail: 'now' },
  best_jobs: { to: ['candidate'], inAvsar: null, mail: 'off', ownMail: 'gathered' },
  saved_search: { to: ['candidate'], inAvsar: true, mail: 'daily', ownMail: 'daily' },
  saved_job_closes: { to: ['candidate'], inAvsar: true, mail: 'daily' },
  company_job: { to: ['candidate'], inAvsar: true, mail: 'off' },
  profile_opened: { to: ['candidate'], inAvsar: true, mail: null },
  application_status: { to: ['candidate'], ...SURE },
  interviews: { to: ['candidate'], ...SURE },
  offers: { to: ['candidate'], ...SURE },

  application_received: { to: ['recruiter'], inAvsar: true, mail: 'daily', ownMail: 'now' },
  candidate_wrote: { to: ['recruiter'], inAvsar: true, mail: 'now', ownMail: 'now' },
  answers_due: { to: ['recruiter'], inAvsar: true, mail: 'daily' },
  job_ends: { to: ['recruiter'], inAvsar: true, mail: 'daily' },
  candidate_answers: { to: ['recruiter'], ...SURE },
  verification: { to: ['recruiter'], ...SURE },

  reports: { to: ['admin'], inAvsar: true, mail: 'daily' },
  enquiries: { to: ['admin'], inAvsar: true, mail: 'daily' },
  verification_asked: { to: ['admin'], inAvsar: true, mail: 'daily' },
  portal: { to: ['admin'], inAvsar: true, mail: 'daily' },

  account_security: { to: ACCOUNT_KINDS, inAvsar: null, mail: 'always' },
} as const satisfies Record<string, KindOfNotification>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const isNotificationKind = (value: unknown): value is NotificationKind =>
  typeof value === 'string' && Object.hasOwn(NOTIFICATION_KINDS, value);

/** All kinds, in the order of the table. */
export const NOTIFICATION_KIND_NAMES: readonly NotificationKind[] =
  Object.keys(NOTIFICATION_KINDS).filter(isNotificationKind);

const kindNamed = (kind: NotificationKind): KindOfNotification => NOTIFICATION_KINDS[kind];

/** Whether an account of this kind gets news of that kind. */
export const isOfReader = (kind: NotificationKind, reader: AccountKind): boolean => kindNamed(kind).to.includes(reader);

/** The kinds that an account of this kind gets. */
export const notificationKindsOf = (reader: AccountKind): NotificationKind[] =>
  NOTIFICATION_KIND_NAMES.filter((kind) => isOfReader(kind, reader));

/** Where news of a kind comes; `null` where they never do. */
export interface Channels {
  inAvsar: boolean | null;
  /** To the devices on which it is turned on. */
  push: boolean | null;
  mail: MailChoice | null;
}

/** What somebody has chosen of a kind; `null` is not chosen. */
export type Chosen = Channels;

/** Where news of a kind comes to whom has chosen this: what may not be chosen is as it is. */
export const channelsOf = (kind: NotificationKind, chosen?: Partial<Chosen>): Channels => {
  const { inAvsar, mail } = kindNamed(kind);
  return {
    inAvsar: typeof inAvsar === 'boolean' ? (chosen?.inAvsar ?? inAvsar) : inAvsar && true,
    // What the bell has nothing of cannot be pushed; all else may be, and is not until somebody wants it.
    push: inAvsar === null ? null : (chosen?.push ?? false),
    mail: isFixed(mail) ? mail && 'now' : mailOffered(kind, chosen?.mail ?? mail),
  };
};

/** What was chosen when more was offered comes as soon as it does now. */
const mailOffered = (kind: NotificationKind, mail: MailChoice): MailChoice =>
  mail === 'now' && !mailChoicesOf(kind).includes(mail) ? 'daily' : mail;

const isFixed = (mail: KindOfNotification['mail']): mail is 'always' | null => mail === 'always' || mail === null;

/** Whether the bell tells of it whatever is chosen, and never does. */
export const inAvsarIsFixed = (kind: NotificationKind): boolean => typeof kindNamed(kind).inAvsar !== 'boolean';

export const mayBePushed = (kind: NotificationKind): boolean => kindNamed(kind).inAvsar !== null;

/** What may be chosen for its mails; nothing when they always come or never. */
export const mailChoicesOf = (kind: NotificationKind): readonly MailChoice[] => {
  const { inAvsar, mail, ownMail } = kindNamed(kind);
  if (isFixed(mail)) return [];
  if (ownMail === 'gathered') return ['daily', 'weekly', 'off'];
  // What the bell has nothing of cannot be gathered.
  if (inAvsar === null) return ['now', 'off'];
  return ownMail === 'daily' ? ['daily', 'weekly', 'off'] : MAIL_CHOICES;
};

/** Whether, with this choice, a mail of the use case itself stands for what the bell says. */
export const hasOwnMail = (kind: NotificationKind, choice: MailChoice): boolean => {
  const { ownMail, mail } = kindNamed(kind);
  if (ownMail === 'gathered') return choice === 'daily' || choice === 'weekly';
  return ownMail === choice || (mail === 'always' && choice === 'now');
};

/** Whether news of a kind wait for the mail of a morning that gathers all. */
export const isInDigest = (kind: string, choice: MailChoice | null): boolean =>
  isNotificationKind(kind) && (choice === 'daily' || choice === 'weekly') && !hasOwnMail(kind, choice);

/** Whether, with this choice, a mail of this kind goes out by itself; else what it says is gathered, or comes nowhere. */
export const isMailedAlone = (kind: NotificationKind, choice: MailChoice): boolean =>
  choice === 'now' || hasOwnMail(kind, choice);

/** A mail that its reader may do without names its kind; `digest` are those that gather several. */
export type MailKind = NotificationKind | 'digest';
export const MAIL_KINDS: readonly MailKind[] = [
  ...NOTIFICATION_KIND_NAMES.filter((kind) => mailChoicesOf(kind).length > 0),
  'digest',
];

export const isMailKind = (value: unknown): value is MailKind => MAIL_KINDS.some((one) => one === value);
