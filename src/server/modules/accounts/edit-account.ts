import { type AdminCaller, isAdmin, type Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { type ChangedValues, changedValues, recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { lockAccount, updateIdentity } from './accounts.store.ts';
import { insertBlockedIdentities } from './blocked-identities.store.ts';
import { identityHash } from './identity-hash.ts';
import { moveEmail } from './move-email.ts';

export interface AccountEdit {
  accountId: string;
  kind: 'candidate' | 'recruiter';
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  /** Only for administrators; the person confirms an address by a link. */
  email?: string | undefined;
  /** The version the caller has seen, if known. */
  seen: number | undefined;
  /** Further changes made by the same action, as logged. */
  beside?: ChangedValues;
}

/**
 * Changes names, phone or address of an account and increments its version. A change of address notifies the old one.
 * An administrator's change is audited.
 * @returns false when the account was changed since `seen`
 * @throws NOT_FOUND; EMAIL_TAKEN when another account of that kind has the address
 */
export async function editAccount(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  by: Member,
  { accountId, kind, seen, email, beside, ...edit }: AccountEdit,
): Promise<boolean> {
  const account = await lockAccount(tx, kind, accountId);
  if (!account) throw new Problem('NOT_FOUND');
  if (seen !== undefined && seen !== account.version) return false;
  const at = deps.now();
  await updateIdentity(tx, accountId, { ...edit, at });
  if (email !== undefined && email !== account.email)
    await moveEmail(deps, tx, { accountId, email, by: isAdmin(by) ? 'admin' : 'owner' });
  if (account.status === 'Black List') {
    const phone = edit.phone ?? account.phone;
    await insertBlockedIdentities(tx, accountId, {
      email: identityHash(deps, 'email', email ?? account.email),
      phone: phone ? identityHash(deps, 'phone', phone) : undefined,
    });
  }
  if (isAdmin(by)) {
    const values = changedValues({ ...account, ...beside?.before }, { ...edit, email, ...beside?.after });
    await recordEdit(tx, by, { kind, id: accountId, code: account.userCode }, values, at);
  }
  return true;
}

const recordEdit = async (
  tx: Transaction,
  by: AdminCaller,
  subject: { kind: 'candidate' | 'recruiter'; id: string; code: string },
  values: ChangedValues | undefined,
  at: Date,
): Promise<void> => {
  const actor = { id: by.accountId, kind: 'admin', code: by.userCode } as const;
  await recordAudit(tx, { actor, action: `${subject.kind}_edited`, subject, values, at });
};
