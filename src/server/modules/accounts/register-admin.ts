import type { AdminRegistration, Registered } from '#contract/accounts.ts';
import { LIMITS } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import { recordAudit } from '#server/modules/audit/public.ts';
import { mailOf } from '#server/modules/mail/public.ts';
import { Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import { TERMS_VERSION } from './account-policy.ts';
import { adminExists, everyAdminNeedsSecondFactor, insertAccount, lockAdmins } from './accounts.store.ts';
import { findAdminToken, useAdminToken } from './one-time-tokens.store.ts';
import { admitRegistration } from './open-account.ts';
import { assertAcceptablePassword } from './password-checks.ts';
import { hashPassword } from './passwords.ts';
import { tokenHashOf } from './secret-tokens.ts';
import { dropSetupLink } from './setup-link-file.ts';
import { userDataOf } from './user-data.ts';

/**
 * Registers an administrator by setup link or invitation. The first one becomes Super Admin, whatever the link says.
 * @throws INVITATION_NEEDED without a valid link, and for another address than the invited one
 */
export async function registerAdmin(
  { db, limits, now, queue, settings }: Pick<Deps, 'db' | 'limits' | 'now' | 'queue' | 'settings'>,
  meta: RequestMeta,
  registration: AdminRegistration,
): Promise<Registered> {
  const { email, password } = registration;
  await admitRegistration({ limits }, meta);
  const at = now();
  await assertInvited(db, registration, at, findAdminToken);
  assertAcceptablePassword(password, { email, least: LIMITS.adminPasswordMin });
  const passwordHash = await hashPassword(password, addressKey(meta.clientAddress));

  const answer = await db.transaction(async (tx) => {
    // Fifty concurrent registrations are serialized, and all but one find the link used.
    await lockAdmins(tx);
    const token = await assertInvited(tx, registration, at, useAdminToken);
    const isSuper = token.super || !(await adminExists(tx));
    const inserted = await insertAccount(tx, {
      kind: 'admin',
      super: isSuper,
      status: 'Active',
      email,
      passwordHash,
      ...namesOf(registration.name),
      phone: null,
      termsAcceptedAt: at,
      termsVersion: TERMS_VERSION,
      language: spokenLanguage(),
      createdAt: at,
      // Where every administrator must have one, new ones must, too.
      secondFactorRequired: await everyAdminNeedsSecondFactor(tx),
    });
    if (!inserted) throw new Problem('EMAIL_TAKEN');
    await recordAudit(tx, {
      actor: { id: inserted.id, kind: 'admin', code: inserted.userCode },
      action: 'admin_registered',
      subject: { kind: 'admin', id: inserted.id, code: inserted.userCode },
      to: isSuper ? 'Super Admin' : 'Admin',
      at,
    });
    const { userCode } = inserted;
    await queue.send(tx, 'mail', mailOf('adminRegistered', { to: email, userCode }));
    return { message: answerTexts.adminRegistered, userData: userDataOf(inserted) };
  });
  // The link is void even if the file cannot be removed.
  await dropSetupLink(settings).catch(() => undefined);
  return answer;
}

/** A setup link is valid only while there is no administrator; an invitation only for its own address. */
const assertInvited = async (
  executor: Executor,
  { email, setup, invite }: AdminRegistration,
  now: Date,
  take: typeof findAdminToken,
): Promise<{ super: boolean }> => {
  if (setup && !(await adminExists(executor))) {
    const token = await take(executor, { tokenHash: tokenHashOf(setup), purpose: 'admin_setup', now });
    if (token) return token;
  }
  if (invite) {
    const token = await take(executor, { tokenHash: tokenHashOf(invite), purpose: 'admin_invite', now });
    if (token?.email === email) return token;
  }
  throw new Problem('INVITATION_NEEDED');
};

const namesOf = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
};
