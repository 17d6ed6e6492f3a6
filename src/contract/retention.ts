/** Data with a retention period, in the privacy policy's order. */
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
 * The retention in months: accounts after their last use, applications after they were settled, enquiries after their
 * answer, the access log, the audit log, and notices.
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
