import { demoAccountsSignIn } from '#server/database/demo-mark.ts';
import type { Deps } from '#server/deps.ts';
import { demoAccountsReachable } from '#server/settings.ts';

/** Their passwords are in a file and in a terminal's history, so only this machine may reach them. */
export const assertNoDemoAccounts = async ({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<void> => {
  if (!settings.loopback && (await demoAccountsSignIn(db))) throw demoAccountsReachable();
};
