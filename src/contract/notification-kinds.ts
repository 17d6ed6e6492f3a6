/**
 * The kinds of notifications that a person can switch, and the channels of each: in Avsar, which is the bell; push to
 * devices; and email, sent immediately or gathered in one daily or weekly email. The account page and the footer of
 * each email name them as in the catalogue.
 *
 * An `always` kind has no switch: answers to applications, interviews and offers, because nobody should miss an
 * interview through a forgotten switch; and what concerns the account itself (new passwords, another address, a block),
 * because an intruder would switch exactly these off first.
 *
 * No schema library here, so that the browser can load it.
 */

import { ACCOUNT_KINDS, type AccountKind } from './vocabularies.ts';

/** When an email is sent: immediately, or gathered on the morning of each day or each Monday. */
export const MAIL_CHOICES = ['now', 'daily', 'weekly', 'off'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

export const isMailChoice = (value: string): value is MailChoice => MAIL_CHOICES.some((one) => one === value);

/** The times of an email. */
export type Gathering = Exclude<MailChoice, 'off'>;

interface KindOfNotification {
  to: readonly AccountKind[];
  /** In Avsar; `null` when the bell does not show this kind. */
  inAvsar: boolean | 'always' | null;
  /** The default choice; `null` when there is no email for this kind. */
  mail: MailChoice | 'always' | null;
  /**
   * The choice for which the use case writes a separate email, with more details than the bell: immediately (`now`), or
   * once a day and then never immediately (`daily`). `gathered`: once a day or a week, as the reader chooses.
   */
  ownMail?: 'now' | 'daily' | 'gathered';
  /** Never emailed immediately: at most one email a day. */
  neverNow?: true;
}

const SURE = { inAvsar: 'always', mail: 'always' } as const;

/** Every kind, in the account page's order. */
export const NOTIFICATION_KINDS = {
  reminders: { to: ['candidate'], inAvsar: true, mail: 'now' },
  recruiter_wrote: { to: ['candidate'], inAvsar: true, mail: 'now', ownMail: 'now' },
  application_sent: { to: ['candidate'], inAvsar: null, mail: 'now', ownMail: 'now' },
  promise_passed: { to: ['candidate'], inAvsar: true, mail: 'daily' },
  job_changed: { to: ['candidate'], inAvsar: true, mail: 'daily', neverNow: true },
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
  moderation: { to: ['recruiter'], ...SURE },

  reports: { to: ['admin'], inAvsar: true, mail: 'daily' },
  enquiries: { to: ['admin'], inAvsar: true, mail: 'daily' },
  verification_asked: { to: ['admin'], inAvsar: true, mail: 'daily' },
  portal: { to: ['admin'], inAvsar: true, mail: 'daily' },

  report_answers: { to: ['candidate', 'recruiter'], inAvsar: true, mail: 'daily' },
  account_security: { to: ACCOUNT_KINDS, inAvsar: null, mail: 'always' },
} as const satisfies Record<string, KindOfNotification>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export const isNotificationKind = (value: unknown): value is NotificationKind =>
  typeof value === 'string' && Object.hasOwn(NOTIFICATION_KINDS, value);

/** All kinds, in the order of the table. */
export const NOTIFICATION_KIND_NAMES: readonly NotificationKind[] =
  Object.keys(NOTIFICATION_KINDS).filter(isNotificationKind);

const kindNamed = (kind: NotificationKind): KindOfNotification => NOTIFICATION_KINDS[kind];

/** Whether accounts of this kind get notifications of that kind. */
export const isOfReader = (kind: NotificationKind, reader: AccountKind): boolean => kindNamed(kind).to.includes(reader);

/** Returns the kinds that an account of this kind gets. */
export const notificationKindsOf = (reader: AccountKind): NotificationKind[] =>
  NOTIFICATION_KIND_NAMES.filter((kind) => isOfReader(kind, reader));

/** The channels of a kind; `null` for a channel that it does not have. */
export interface Channels {
  inAvsar: boolean | null;
  /** To the devices with push switched on. */
  push: boolean | null;
  mail: MailChoice | null;
}

/** A person's choices for a kind; `null` is not chosen. */
export type Chosen = Channels;

/** Returns the channels of a kind for a person's choices; fixed channels ignore them. */
export const channelsOf = (kind: NotificationKind, chosen?: Partial<Chosen>): Channels => {
  const { inAvsar, mail } = kindNamed(kind);
  return {
    inAvsar: typeof inAvsar === 'boolean' ? (chosen?.inAvsar ?? inAvsar) : inAvsar && true,
    // Only what the bell shows can be pushed; push is off by default.
    push: inAvsar === null ? null : (chosen?.push ?? false),
    mail: isFixed(mail) ? mail && 'now' : mailOffered(kind, chosen?.mail ?? mail),
  };
};

/** Treats a stored `now` that is no longer offered as the soonest choice still offered. */
const mailOffered = (kind: NotificationKind, mail: MailChoice): MailChoice =>
  mail === 'now' && !mailChoicesOf(kind).includes(mail) ? 'daily' : mail;

const isFixed = (mail: KindOfNotification['mail']): mail is 'always' | null => mail === 'always' || mail === null;

/** Whether the bell always or never shows this kind, regardless of the choice. */
export const inAvsarIsFixed = (kind: NotificationKind): boolean => typeof kindNamed(kind).inAvsar !== 'boolean';

export const mayBePushed = (kind: NotificationKind): boolean => kindNamed(kind).inAvsar !== null;

/** Returns the choices for a kind's emails; none when they are always or never sent. */
export const mailChoicesOf = (kind: NotificationKind): readonly MailChoice[] => {
  const { inAvsar, mail, ownMail, neverNow } = kindNamed(kind);
  if (isFixed(mail)) return [];
  if (ownMail === 'gathered') return ['daily', 'weekly', 'off'];
  // Only what the bell shows can be gathered.
  if (inAvsar === null) return ['now', 'off'];
  return ownMail === 'daily' || neverNow ? ['daily', 'weekly', 'off'] : MAIL_CHOICES;
};

/** Whether, with this choice, the use case's own email replaces the bell's text. */
export const hasOwnMail = (kind: NotificationKind, choice: MailChoice): boolean => {
  const { ownMail, mail } = kindNamed(kind);
  if (ownMail === 'gathered') return isGathered(choice);
  return ownMail === choice || (mail === 'always' && choice === 'now');
};

/** Whether emails with this choice come in the morning, daily or weekly. */
export const isGathered = (choice: MailChoice | null): choice is 'daily' | 'weekly' =>
  choice === 'daily' || choice === 'weekly';

/** Whether notifications of a kind wait for the gathered morning email. */
export const isInDigest = (kind: string, choice: MailChoice | null): boolean =>
  isNotificationKind(kind) && isGathered(choice) && !hasOwnMail(kind, choice);

/**
 * Whether, with this choice, an email of this kind is sent separately; otherwise its content is gathered or not emailed
 * at all.
 */
export const isMailedAlone = (kind: NotificationKind, choice: MailChoice): boolean =>
  choice === 'now' || hasOwnMail(kind, choice);

/** The kind named in an optional email, so that its reader can unsubscribe; `digest` is for gathered emails. */
export type MailKind = NotificationKind | 'digest';
export const MAIL_KINDS: readonly MailKind[] = [
  ...NOTIFICATION_KIND_NAMES.filter((kind) => mailChoicesOf(kind).length > 0),
  'digest',
];

export const isMailKind = (value: unknown): value is MailKind => MAIL_KINDS.some((one) => one === value);
