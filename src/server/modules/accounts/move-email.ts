import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { auditOwnAction } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { findBlockedIdentities } from './blocked-identities.store.ts';
import { deleteConfirmTokens } from './confirm-links.store.ts';
import { findAccountById, updateEmail } from './emails.store.ts';
import { identityHash } from './identity-hash.ts';
import { deleteResetTokens } from './reset-tokens.store.ts';

export interface EmailMove {
  accountId: string;
  /** The new address, as `normalEmail` writes it. */
  email: string;
  /** `owner`: the address was just confirmed by its link; `admin`: ownership is not verified yet. */
  by: 'owner' | 'admin';
}

/**
 * Gives an account another address, in the caller's transaction. Invalidates links emailed to the old one, and notifies
 * it. An address set by an administrator gets a confirmation link. The same address again changes nothing.
 * @throws EMAIL_IN_USE when another account of that kind has it, or it may not register
 */
export async function moveEmail(
  deps: Pick<Deps, 'now' | 'queue' | 'settings'>,
  tx: Transaction,
  { accountId, email, by }: EmailMove,
): Promise<void> {
  const account = await findAccountById(tx, accountId);
  if (!account) throw new Problem('NOT_FOUND');
  if (account.email === email) return;
  const at = deps.now();
  const blocked = await findBlockedIdentities(tx, { email: identityHash(deps, 'email', email) });
  const moved =
    blocked.size === 0 && (await updateEmail(tx, accountId, { email, confirmedAt: by === 'owner' ? at : null, at }));
  if (!moved) throw new Problem('EMAIL_IN_USE', { at: 'email' });
  await deleteResetTokens(tx, accountId);
  await deleteConfirmTokens(tx, accountId);
  if (by === 'owner') {
    const values = { before: { email: account.email }, after: { email } };
    await auditOwnAction(tx, { ...account, accountId }, { action: 'admin_email_changed', values, at });
  }
  const { kind, language } = account;
  const about = { to: account.email, language, publicUrl: deps.settings.publicUrl, kind, email, by };
  // An unconfirmed address may be a stranger's, who must see neither the name nor the correct address.
  const shown = kind === 'admin' || account.emailConfirmedAt !== null;
  const mail = shown ? mailOf('emailChanged', about) : mailOf('emailCorrected', about);
  await deps.queue.send(tx, 'mail', mail);
  if (by === 'admin') await deps.queue.send(tx, 'confirm-link', { accountId, email, askedAt: at.toISOString() });
}
