import { noticeKindsBy } from '#contract/notice-kinds.ts';
import {
  inAvsarIsFixed,
  isGathered,
  isNotificationKind,
  isOfReader,
  type MailKind,
  mailChoicesOf,
  mayBePushed,
} from '#contract/notification-kinds.ts';
import type { NotificationChanges, Notifications } from '#contract/own-account.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import { readerOf } from '../reader-of.ts';
import { type Choice, dropPushes, endFolding, moveWaiting, saveChoices } from './choices.store.ts';
import { channelsOfAccount, getNotifications } from './get-notifications.ts';

/**
 * Sets the channels for the named kinds of news; others stay. Notices waiting for an email follow the change.
 * @throws Problem INVALID_INPUT for kinds of other accounts, and for those without a setting
 */
export async function setNotifications(
  { db }: Pick<Deps, 'db'>,
  caller: Member,
  changes: NotificationChanges,
): Promise<Notifications> {
  const choices = Object.entries(changes).flatMap(([kind, { inAvsar, push, mail }]) =>
    isNotificationKind(kind)
      ? [
          {
            kind,
            ...(inAvsar !== undefined && { inAvsar }),
            ...(push !== undefined && { push }),
            ...(mail !== undefined && { mail }),
          },
        ]
      : [],
  );
  for (const choice of choices) assertOpen(caller, choice);
  return db.transaction(async (tx) => {
    await choose(tx, caller.accountId, choices);
    return getNotifications({ db: tx }, caller);
  });
}

const assertOpen = (caller: Member, { kind, inAvsar, push, mail }: Choice): void => {
  if (!isOfReader(kind, readerOf(caller))) throw invalid(kind, 'notificationForeign');
  if (inAvsar !== undefined && inAvsarIsFixed(kind)) throw invalid(`${kind}.inAvsar`, 'notificationFixed');
  if (push !== undefined && !mayBePushed(kind)) throw invalid(`${kind}.push`, 'notificationFixed');
  if (mail && !mailChoicesOf(kind).includes(mail)) throw invalid(`${kind}.mail`, 'notificationFixed');
};

const choose = async (tx: Transaction, accountId: string, choices: readonly Choice[]): Promise<void> => {
  await saveChoices(tx, accountId, choices);
  for (const { kind, inAvsar, push, mail } of choices) {
    const kinds = noticeKindsBy(kind);
    if (mail) await moveWaiting(tx, accountId, { kinds, mail });
    if (inAvsar !== undefined) await endFolding(tx, accountId, kinds);
    if (push === false) await dropPushes(tx, accountId, kinds);
  }
};

/**
 * Stops optional emails: of one kind, or, for `digest`, of all that come daily or weekly, since the morning email contains
 * each of them. Returns whether they were stopped before.
 */
export async function stopMails(
  tx: Transaction,
  { accountId, reader, kind }: { accountId: string; reader: AccountKind; kind: MailKind },
): Promise<{ already: boolean }> {
  const channels = Object.entries(await channelsOfAccount(tx, { accountId, reader }));
  const stopped = channels.flatMap(([name, { mail }]) =>
    isNotificationKind(name) && (kind === 'digest' ? isGathered(mail) : name === kind && mail !== 'off')
      ? [{ kind: name, mail: 'off' as const }]
      : [],
  );
  await choose(tx, accountId, stopped);
  return { already: stopped.length === 0 };
}
