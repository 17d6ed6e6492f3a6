/** What is not kept for ever, in the order in which the privacy policy lists it. */
export const RETENTION_KINDS = [
  'idleAccounts',
  'applications',
  'enquiries',
  'accessLog',
  'auditLog',
  'notices',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/**
 * For how many months each is kept: an account after its last use, an
 * application after it was settled, an enquiry after its answer, the record of
 * who saw whom, the record of what administrators did, and what the bells tell.
 */
export type RetentionMonths = Readonly<Record<RetentionKind, number>>;

export const DEFAULT_RETENTION: RetentionMonths = {
  idleAccounts: 36,
  applications: 24,
  enquiries: 12,
  accessLog: 12,
  auditLog: 36,
  notices: 3,
};
