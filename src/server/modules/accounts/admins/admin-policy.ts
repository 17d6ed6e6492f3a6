import type { PlainProblemCode } from '#contract/problems.ts';
import type { AccountStatus, AdminRole } from '#contract/vocabularies.ts';

interface Change {
  /** The Super Admin is changing their own account. */
  own: boolean;
  /** Another Super Admin than the affected one may sign in. */
  anotherSuperAdmin: boolean;
}

/**
 * Returns why a status may not be given to an administrator; undefined when it may. The last Super Admin always stays
 * Active, and nobody can lock themselves out by mistake.
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

/** Returns why a role may not be given to an administrator; undefined when it may. */
export const refuseRole = ({
  own,
  anotherSuperAdmin,
  role,
}: Change & { role: AdminRole }): PlainProblemCode | undefined => {
  if (role === 'Super Admin') return undefined;
  if (!anotherSuperAdmin) return 'LAST_SUPER_ADMIN';
  return own ? 'NOT_YOUR_OWN_ROLE_OR_STATUS' : undefined;
};

/** How long an invitation is valid, in milliseconds. */
export const INVITATION_VALID_FOR = 7 * 24 * 3_600_000;

export const roleOf = (isSuper: boolean): AdminRole => (isSuper ? 'Super Admin' : 'Admin');
