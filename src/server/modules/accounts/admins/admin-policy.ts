import type { PlainProblemCode } from '#contract/problems.ts';
import type { AccountStatus, AdminRole } from '#contract/vocabularies.ts';

interface Change {
  /** The Super Admin who asks is the one whom it meets. */
  own: boolean;
  /** Besides whom it meets there is a Super Admin who may sign in. */
  anotherSuperAdmin: boolean;
}

/**
 * Whether a status may be given to an administrator. The last Super Admin stays
 * Active whatever anybody wants, and nobody shuts themselves out by a slip.
 */
export const refuseStatus = ({
  own,
  anotherSuperAdmin,
  status,
}: Change & { status: AccountStatus }): PlainProblemCode | undefined => {
  if (status === 'Active') return undefined;
  if (!anotherSuperAdmin) return 'LAST_SUPER_ADMIN';
  return own ? 'NOT_YOUR_OWN_ROLE_OR_STATUS' : undefined;
};

/** Whether a role may be given to an administrator. */
export const refuseRole = ({
  own,
  anotherSuperAdmin,
  role,
}: Change & { role: AdminRole }): PlainProblemCode | undefined => {
  if (role === 'Super Admin') return undefined;
  if (!anotherSuperAdmin) return 'LAST_SUPER_ADMIN';
  return own ? 'NOT_YOUR_OWN_ROLE_OR_STATUS' : undefined;
};

/** How long an invitation can be followed, in milliseconds. */
export const INVITATION_VALID_FOR = 7 * 24 * 3_600_000;

export const roleOf = (isSuper: boolean): AdminRole => (isSuper ? 'Super Admin' : 'Admin');
