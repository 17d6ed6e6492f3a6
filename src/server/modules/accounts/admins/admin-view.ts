import type { Administrator } from '#contract/administrators.ts';
import { roleOf } from './admin-policy.ts';
import type { AdminRow } from './admins.store.ts';

/** Returns an administrator as shown to other administrators. */
export const adminView = (row: AdminRow): Administrator => ({
  _id: row.id,
  email: row.email,
  userCode: row.userCode,
  firstName: row.firstName,
  lastName: row.lastName,
  userType: roleOf(row.super),
  userStatus: row.status,
  ...(row.statusReason && { statusReason: row.statusReason }),
  createdAt: row.createdAt.toISOString(),
  ...(row.lastSignInAt && { lastSignInAt: row.lastSignInAt.toISOString() }),
  secondFactor: { on: row.secondFactorOn, required: row.secondFactorRequired },
  version: row.version,
});
