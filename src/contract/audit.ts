import { z } from 'zod';
import { AUDIT_SUBJECTS } from './audit-vocabulary.ts';
import { LIMITS } from './rules.ts';
import { Day, Id, Instant, oneOf, Paging, several } from './values.ts';
import { ACCOUNT_KINDS } from './vocabularies.ts';

/** A value before and after; stored apart from the row, for as long as the account concerned exists. */
const AuditedValue = z.object({ field: z.string(), from: z.string(), to: z.string() });

/** `GET /api/admin/audit-log`: who did what to whom, when. */
export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  /** Null for the portal itself. The name is gone with the account. */
  actor: z
    .object({ userCode: z.string(), kind: z.enum(ACCOUNT_KINDS).optional(), name: z.string().optional() })
    .nullable(),
  /** Such as `account_status_changed`; an action from an earlier version keeps its old name. */
  action: z.string(),
  /**
   * What the action was about. `person`: whose application, interview or offer it is, who wrote the enquiry, or the
   * invited address; gone with the account or the message.
   */
  subject: z.object({
    kind: z.string(),
    code: z.string(),
    _id: Id.optional(),
    name: z.string().optional(),
    person: z.object({ userCode: z.string().optional(), name: z.string().optional() }).optional(),
  }),
  from: z.string().optional(),
  to: z.string().optional(),
  /** The bulk change that it belongs to. */
  batchId: Id.optional(),
  /** When the bulk change was made that the entry undoes. */
  undoes: Instant.optional(),
  /** When the change was made that the entry takes back within seconds. */
  takesBack: Instant.optional(),
  /** The import that was made or taken back; absent for one that is not listed, because it added and refused nothing. */
  import: z.object({ _id: Id, fileName: z.string(), createdAt: Instant }).optional(),
  reason: z.string().optional(),
  values: z.array(AuditedValue).optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/**
 * `actor` and `code` are complete user codes or email addresses, without case; an address finds its account, and in `code`
 * also its enquiries and the open invitations to it. `portal` is the portal itself; both days are included. The kind `report` finds decisions on reports, whose subject is a job or a recruiter.
 */
export const AuditQuery = z.object({
  actor: several(z.string().trim().max(LIMITS.email)),
  action: several(z.string().trim().max(80)),
  kind: several(oneOf(AUDIT_SUBJECTS)),
  code: several(z.string().trim().max(LIMITS.email)),
  from: Day.optional(),
  to: Day.optional(),
  ...Paging,
});
export type AuditQuery = z.output<typeof AuditQuery>;
