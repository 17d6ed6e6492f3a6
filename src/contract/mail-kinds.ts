/**
 * The kinds of mail that a person may do without; the account page and the
 * mail's own foot name them in the words of the catalogue. Every mail that is no answer to
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
  'recruiter_wrote',
  'application_received',
  'candidate_wrote',
  'answers_due',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Who can get such a mail. */
export const MAIL_READERS: Readonly<Record<MailKind, 'candidate' | 'recruiter'>> = {
  application_sent: 'candidate',
  saved_search: 'candidate',
  job_invitation: 'candidate',
  recruiter_wrote: 'candidate',
  application_received: 'recruiter',
  candidate_wrote: 'recruiter',
  answers_due: 'recruiter',
};

/** The kinds that an account of this kind can switch; administrators have none. */
export const mailKindsOf = (kind: 'candidate' | 'recruiter'): MailKind[] =>
  MAIL_KINDS.filter((one) => MAIL_READERS[one] === kind);

export const isMailKind = (value: unknown): value is MailKind => MAIL_KINDS.some((one) => one === value);
