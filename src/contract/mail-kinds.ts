/**
 * The kinds of mail that a person may do without, each with the words that the
 * account page and the mail's own foot say. Every mail that is no answer to
 * somebody's own step names its kind when it is queued; who switched that kind
 * off is not mailed.
 *
 * All others are always sent, and so have no switch: answers to applications,
 * interviews and offers, because nobody should miss the interview they hoped
 * for through a switch they forgot; and what concerns the account itself (new
 * passwords, another address, a block), because a stranger who got in would
 * switch exactly these off first.
 *
 * No schema library here, so that the browser can load it.
 */
export const MAIL_KINDS = [
  'application_sent',
  'saved_search',
  'job_invitation',
  'application_received',
  'answers_due',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

interface KindOfMail {
  /** Who can get such a mail. */
  to: 'candidate' | 'recruiter';
  title: string;
  /** When it is sent. */
  sentence: string;
}

export const MAILS: Readonly<Record<MailKind, KindOfMail>> = {
  application_sent: {
    to: 'candidate',
    title: 'Receipts of my applications',
    sentence: 'A mail for each application that you send, as a receipt.',
  },
  saved_search: {
    to: 'candidate',
    title: 'New jobs for my saved searches',
    sentence: 'At most one mail a day, and only for searches that you saved with a daily mail.',
  },
  job_invitation: {
    to: 'candidate',
    title: 'Invitations to apply',
    sentence: 'A mail when a recruiter has found your profile and invites you to apply for a job.',
  },
  application_received: {
    to: 'recruiter',
    title: 'New applications',
    sentence: 'A mail for each application to one of your jobs. Your list shows them in any case.',
  },
  answers_due: {
    to: 'recruiter',
    title: 'Applications that wait for an answer',
    sentence: 'One mail on a Monday, when somebody has waited for your answer for more than a week.',
  },
};

/** The kinds that an account of this kind can switch; administrators have none. */
export const mailKindsOf = (kind: 'candidate' | 'recruiter'): MailKind[] =>
  MAIL_KINDS.filter((one) => MAILS[one].to === kind);

export const isMailKind = (value: unknown): value is MailKind => MAIL_KINDS.some((one) => one === value);
