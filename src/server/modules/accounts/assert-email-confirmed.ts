import type { RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { findAccountById } from './emails.store.ts';

/** Whether the account has still to show that it reads its mail: a candidate always, a recruiter where mail leaves the house. */
export const isConfirmationNeeded = (
  { settings }: { settings: Pick<Deps['settings'], 'smtpUrl'> },
  { kind, emailConfirmedAt }: { kind: string; emailConfirmedAt: Date | null },
): boolean =>
  emailConfirmedAt === null && (kind === 'candidate' || (kind === 'recruiter' && settings.smtpUrl !== undefined));

/**
 * Keeps people's data from a recruiter whose address nobody has confirmed.
 * Without SMTP_URL nothing is asked.
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
