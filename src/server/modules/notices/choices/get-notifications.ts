import { type Channels, channelsOf, type NotificationKind, notificationKindsOf } from '#contract/notification-kinds.ts';
import type { Notifications } from '#contract/own-account.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import type { Member } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { readerOf } from '../reader-of.ts';
import { findChoices } from './choices.store.ts';

/** Returns the channels of these kinds of news for an account. */
export async function findChannels(
  executor: Executor,
  accountId: string,
  kinds: readonly NotificationKind[],
): Promise<[NotificationKind, Channels][]> {
  const chosen = new Map((await findChoices(executor, [accountId], kinds)).map((one) => [one.kind, one]));
  return kinds.map((kind) => [kind, channelsOf(kind, chosen.get(kind))]);
}

/** Returns the notification channels of an account of this kind: the defaults, until something else is chosen. */
export const channelsOfAccount = async (
  executor: Executor,
  { accountId, reader }: { accountId: string; reader: AccountKind },
): Promise<Notifications> => Object.fromEntries(await findChannels(executor, accountId, notificationKindsOf(reader)));

export const getNotifications = ({ db }: Pick<Deps, 'db'>, caller: Member): Promise<Notifications> =>
  channelsOfAccount(db, { accountId: caller.accountId, reader: readerOf(caller) });
