import type { Deps } from '#server/deps.ts';
import { adminExists } from './accounts.store.ts';
import { deleteSetupTokens, insertAdminToken } from './one-time-tokens.store.ts';
import { newToken, tokenHashOf } from './secret-tokens.ts';

const DAY = 24 * 3_600_000;
const SETUP_VALID_FOR = DAY;
const INVITATION_VALID_FOR = 7 * DAY;

type LinkDeps = Pick<Deps, 'db' | 'now' | 'settings'>;

/**
 * Creates the link for registering the first administrator, valid for 24 hours; it replaces the previous one. Undefined
 * once there is an administrator. For the terminal only: its holder may become Super Admin.
 */
export async function setupLink({ db, now, settings }: LinkDeps): Promise<string | undefined> {
  const token = newToken();
  const at = now();
  const wanted = await db.transaction(async (tx) => {
    if (await adminExists(tx)) return false;
    await deleteSetupTokens(tx);
    await insertAdminToken(tx, {
      tokenHash: tokenHashOf(token),
      purpose: 'admin_setup',
      email: null,
      super: true,
      createdBy: null,
      createdAt: at,
      expiresAt: new Date(at.getTime() + SETUP_VALID_FOR),
    });
    return true;
  });
  return wanted ? `${settings.publicUrl}/admin-register#setup=${token}` : undefined;
}

/**
 * Creates a link for the holder of one email address to register as administrator, once, within 7 days.
 * @param invitation the address as `normalEmail` writes it; `createdBy` is the inviting account, if any
 */
export async function invitationLink(
  { db, now, settings }: LinkDeps,
  invitation: { email: string; super: boolean; createdBy?: string },
): Promise<string> {
  const token = newToken();
  const at = now();
  await insertAdminToken(db, {
    tokenHash: tokenHashOf(token),
    purpose: 'admin_invite',
    email: invitation.email,
    super: invitation.super,
    createdBy: invitation.createdBy ?? null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + INVITATION_VALID_FOR),
  });
  return `${settings.publicUrl}/admin-register#invite=${token}`;
}
