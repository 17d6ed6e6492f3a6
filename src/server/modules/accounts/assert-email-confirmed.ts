import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { findAccountById } from './emails.store.ts';

/**
 * Whether the account still has to confirm its address: candidates always, recruiters only when email is sent
 * externally.
 */
export const isConfirmationNeeded = (
  { settings }: { settings: Pick<Deps['settings'], 'smtpUrl'> },
  { kind, emailConfirmedAt }: { kind: string; emailConfirmedAt: Date | null },
): boolean =>
  emailConfirmedAt === null && (kind === 'candidate' || (kind === 'recruiter' && settings.smtpUrl !== undefined));

/**
 * Denies access to people's data to a recruiter with an unconfirmed address. Without SMTP_URL this is not required.
 * @throws EMAIL_UNCONFIRMED
 */
export async function assertEmailConfirmed(
  { db, settings }: Pick<Deps, 'db'> & { settings: Pick<Deps['settings'], 'smtpUrl'> },
  { accountId }: RecruiterCaller,
): Promise<void> {
  if (!settings.smtpUrl) return;
  const account = await findAccountById(db, accountId);
  if (!account || isConfirmationNeeded({ settings }, account)) throw new Problem('EMAIL_UNCONFIRMED');
}
