import type { AccountKind } from '#contract/vocabularies.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { Problem } from '#server/problem.ts';
import { SESSION_LIFETIMES } from './account-policy.ts';
import { lockLiveAccount, rememberSignIn } from './accounts.store.ts';
import { findSecondFactor } from './second-factor.store.ts';
import type { SpentCode } from './second-factor-codes.ts';
import { newToken, tokenHashOf } from './secret-tokens.ts';
import { deleteSession, insertSession } from './sessions.store.ts';

/** Sign-in methods as named in the audit log. */
const PROVEN_BY = { password: 'password', app: 'password and code', recovery: 'password and recovery code' } as const;

export const accountBlocked = (kind: AccountKind, reason: string | null): Problem =>
  new Problem('ACCOUNT_BLOCKED', {
    params: { deactivated: kind === 'admin', hasReason: Boolean(reason), reason: reason ?? '' },
  });

/**
 * Opens a session and returns its token, which is stored nowhere. The account is locked meanwhile: a concurrent block
 * or new password would otherwise leave a session behind.
 */
export async function startSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  meta: Pick<RequestMeta, 'clientAddress' | 'userAgent'>,
  account: {
    id: string;
    kind: AccountKind;
    email: string;
    passwordHash?: string;
    /** The consumed code of an administrator's second factor. */
    proof?: SpentCode;
    /** The session the request came from; the browser drops its token. */
    leaves?: string;
  },
): Promise<string> {
  const token = newToken();
  const at = now();
  const clientAddress = addressKey(meta.clientAddress);
  await db.transaction(async (tx) => {
    const live = await lockLiveAccount(tx, account.id);
    if (!live) throw accountBlocked(account.kind, null);
    const outdated = account.passwordHash !== undefined && account.passwordHash !== live.passwordHash;
    if (outdated) throw new Problem('WRONG_CREDENTIALS');
    if (account.kind === 'admin') {
      // Switched on since the password was checked: this sign-in has not used it.
      const factor = await findSecondFactor(tx, account.id);
      if (factor?.confirmedAt && !account.proof) throw new Problem('SECOND_FACTOR_NEEDED');
      await recordAudit(tx, {
        actor: { id: account.id, kind: 'admin', code: live.userCode },
        action: 'admin_signed_in',
        subject: { kind: 'admin', id: account.id, code: live.userCode },
        to: PROVEN_BY[account.proof ?? 'password'],
        at,
      });
    }
    if (account.leaves) await deleteSession(tx, account.leaves);
    await insertSession(tx, {
      tokenHash: tokenHashOf(token),
      accountId: account.id,
      kind: account.kind,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: new Date(at.getTime() + SESSION_LIFETIMES[account.kind].whole),
      userAgent: meta.userAgent,
      clientAddress,
    });
    await rememberSignIn(tx, { accountId: account.id, email: account.email, clientAddress, at });
  });
  return token;
}
