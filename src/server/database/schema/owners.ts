import type { PgTable } from 'drizzle-orm/pg-core';
import type * as schema from './index.ts';

/** Every table by the name that it has in the schema. */
export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/**
 * Whose each table is: a folder of `src/server/modules`, or the database's own.
 * Only its owner inserts, updates or deletes; `scripts/check-table-owners.ts` sees to it.
 */
export const TABLE_OWNERS: Readonly<Record<TableName, string>> = {
  accounts: 'accounts',
  admins: 'accounts',
  blockedIdentities: 'accounts',
  idleWarnings: 'accounts',
  loginSuccesses: 'accounts',
  oneTimeTokens: 'accounts',
  sessions: 'accounts',
  accessLog: 'audit',
  auditLog: 'audit',
  auditPersonalValues: 'audit',
  bulkChangeItems: 'bulk',
  bulkChanges: 'bulk',
  candidateChanges: 'candidates',
  candidates: 'candidates',
  certificates: 'candidates',
  education: 'candidates',
  experiences: 'candidates',
  jobInvitations: 'candidates',
  projects: 'candidates',
  resumeSuggestions: 'candidates',
  skills: 'candidates',
  blocks: 'conversations',
  conversationSettings: 'conversations',
  conversations: 'conversations',
  messageFiles: 'conversations',
  messages: 'conversations',
  idempotencyKeys: 'database',
  portalState: 'database',
  rateLimits: 'database',
  enquiries: 'enquiries',
  enquiryReplies: 'enquiries',
  files: 'files',
  applicationEvents: 'hiring',
  applicationNotes: 'hiring',
  applications: 'hiring',
  heldAnswers: 'hiring',
  interviewEvents: 'hiring',
  interviews: 'hiring',
  offers: 'hiring',
  jobChanges: 'jobs',
  jobs: 'jobs',
  jobImports: 'jobs',
  savedJobs: 'jobs',
  savedSearches: 'jobs',
  heldMails: 'mail',
  mailFailures: 'mail',
  mailTurns: 'mail',
  notificationSettings: 'mail',
  applicationFits: 'matching',
  dismissedJobs: 'matching',
  fitState: 'matching',
  nightlySkillSets: 'matching',
  skillAliases: 'matching',
  skillModels: 'matching',
  notices: 'notices',
  recruiters: 'recruiters',
  jobDecisions: 'reports',
  jobReports: 'reports',
  reportedJobs: 'reports',
  jobFraudSigns: 'trust',
};
