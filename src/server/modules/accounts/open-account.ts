import type { UserData } from '#contract/accounts.ts';
import type { AccountStatus } from '#contract/vocabularies.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { Problem } from '#server/problem.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { TERMS_VERSION } from './account-policy.ts';
import { insertAccount, rememberSignIn } from './accounts.store.ts';
import { findBlockedIdentities } from './blocked-identities.store.ts';
import { identityHash } from './identity-hash.ts';
import { userDataOf } from './user-data.ts';

/** Counts one registration, and rejects it when too many addresses were tried already. */
export async function admitRegistration(
  { limits }: Pick<Deps, 'limits'>,
  meta: Pick<RequestMeta, 'clientAddress'>,
): Promise<void> {
  const address = addressKey(meta.clientAddress);
  await limits.take('registrationPerAddress', address);
  // Before any lookup: rejecting only taken addresses would still reveal them.
  await limits.assertFree('takenPerAddress', address);
}

export interface AccountDraft {
  kind: 'candidate' | 'recruiter';
  status: AccountStatus;
  email: string;
  /** As `normalPhone` writes it; '' for none. */
  phone: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/**
 * Writes the account of a registration and sends the welcome email with the confirmation link; the caller writes the
 * row of the account's kind in the same transaction.
 * @throws EMAIL_TAKEN, also for an address that may not register again
 */
export async function openAccount(
  deps: Pick<Deps, 'limits' | 'settings' | 'now' | 'queue'>,
  tx: Transaction,
  meta: Pick<RequestMeta, 'clientAddress'>,
  draft: AccountDraft,
): Promise<UserData> {
  const clientAddress = addressKey(meta.clientAddress);
  const blocked = await findBlockedIdentities(tx, {
    email: identityHash(deps, 'email', draft.email),
    phone: draft.phone ? identityHash(deps, 'phone', draft.phone) : undefined,
  });
  if (blocked.size > 0) {
    await deps.limits.take('takenPerAddress', clientAddress);
    if (blocked.has('email')) throw new Problem('EMAIL_TAKEN');
    throw new Problem('REGISTRATION_REFUSED');
  }
  const at = deps.now();
  const account = await insertAccount(tx, {
    ...draft,
    phone: draft.phone || null,
    termsAcceptedAt: at,
    termsVersion: TERMS_VERSION,
    language: spokenLanguage(),
    createdAt: at,
  });
  if (!account) {
    await deps.limits.take('takenPerAddress', clientAddress);
    throw new Problem('EMAIL_TAKEN', { at: 'email' });
  }
  // Keeps later password guessing from locking the owner out of the place they registered from.
  const { id: accountId, email } = account;
  await rememberSignIn(tx, { accountId, email, clientAddress, at });
  await deps.queue.send(tx, 'confirm-link', { accountId, email, askedAt: at.toISOString(), welcome: true });
  return userDataOf(account);
}
