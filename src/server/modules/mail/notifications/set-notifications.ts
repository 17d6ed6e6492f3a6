import { isMailKind, MAIL_READERS } from '#contract/mail-kinds.ts';
import type { Notifications } from '#contract/own-account.ts';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import { getNotifications } from './get-notifications.ts';
import { saveSettings } from './notification-settings.store.ts';

/** Switches the named kinds of mail on or off; the others stay as they are. */
export async function setNotifications(
  { db }: Pick<Deps, 'db'>,
  caller: CandidateCaller | RecruiterCaller,
  wanted: Notifications,
): Promise<Notifications> {
  const changes = Object.entries(wanted).flatMap(([kind, enabled]) => (isMailKind(kind) ? [{ kind, enabled }] : []));
  const foreign = changes.find(({ kind }) => MAIL_READERS[kind] !== caller.kind);
  if (foreign) throw invalid(foreign.kind, 'mailKindForeign');
  return db.transaction(async (tx) => {
    await saveSettings(tx, caller.accountId, changes);
    return getNotifications({ db: tx }, caller);
  });
}
