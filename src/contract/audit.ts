import { z } from 'zod';
import { AUDIT_SUBJECTS } from './audit-vocabulary.ts';
import { Day, Id, Instant, oneOf, Paging, several } from './values.ts';
import { ACCOUNT_KINDS } from './vocabularies.ts';

/** What one value was and became; kept apart from the row, for as long as there is the account that it is about. */
const AuditedValue = z.object({ field: z.string(), from: z.string(), to: z.string() });

/** `GET /api/admin/audit-log`: who did what to whom, when. */
export const AuditEntry = z.object({
  _id: Id,
  at: Instant,
  /** Null: the portal itself. The name is gone with the account. */
  actor: z
    .object({ userCode: z.string(), kind: z.enum(ACCOUNT_KINDS).optional(), name: z.string().optional() })
    .nullable(),
  /** As `account_status_changed`; an act of an earlier version keeps its own name. */
  action: z.string(),
  /**
   * Whom or what it was done to. `person`: whose application, interview or offer it is, who wrote the enquiry, which
   * address is invited; gone with the account or the message.
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
  /** The bulk change that it was part of. */
  batchId: Id.optional(),
  reason: z.string().optional(),
  values: z.array(AuditedValue).optional(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** `actor` and `code` are whole user codes in any case, `portal` is the portal itself; both days are included. */
export const AuditQuery = z.object({
  actor: several(z.string().trim().max(24)),
  action: several(z.string().trim().max(80)),
  kind: several(oneOf(AUDIT_SUBJECTS)),
  code: several(z.string().trim().max(24)),
  from: Day.optional(),
  to: Day.optional(),
  ...Paging,
});
export type AuditQuery = z.output<typeof AuditQuery>;
