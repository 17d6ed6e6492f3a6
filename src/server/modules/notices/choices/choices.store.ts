import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import {
  type Chosen,
  type Gathering,
  isNotificationKind,
  type NotificationKind,
} from '#contract/notification-kinds.ts';
import { anyOf } from '#server/database/any-of.ts';
import type { Executor } from '#server/database/client.ts';
import { prepared } from '#server/database/prepared.ts';
import { accounts, notices, notificationSettings } from '#server/database/schema/index.ts';
import { maySignIn } from '../may-sign-in.store.ts';

const choicesOf = prepared((executor) =>
  executor
    .select({
      accountId: notificationSettings.accountId,
      kind: notificationSettings.kind,
      inAvsar: notificationSettings.inAvsar,
      push: notificationSettings.push,
      mail: notificationSettings.mail,
    })
    .from(notificationSettings)
    .where(
      and(
        anyOf(notificationSettings.accountId, sql.placeholder('accountIds')),
        anyOf(notificationSettings.kind, sql.placeholder('kinds')),
      ),
    )
    .prepare('choices_of_accounts'),
);

/** Returns the choices of accounts for these kinds; without a row the default applies. */
export const findChoices = async (
  executor: Executor,
  accountIds: readonly string[],
  kinds: readonly NotificationKind[],
): Promise<(Chosen & { accountId: string; kind: NotificationKind })[]> => {
  const rows = await choicesOf(executor).execute({ accountIds, kinds });
  // Rows of removed kinds are ignored.
  return rows.filter(({ kind }) => isNotificationKind(kind));
};

/**
 * Finds the accounts that chose this email setting for a kind and have confirmed their address, in order of account id.
 */
export const findMailChoosers = async (
  executor: Executor,
  { kind, mail, after, limit }: { kind: NotificationKind; mail: Gathering; after: string | undefined; limit: number },
): Promise<string[]> => {
  const rows = await executor
    .select({ accountId: notificationSettings.accountId })
    .from(notificationSettings)
    .innerJoin(accounts, eq(accounts.id, notificationSettings.accountId))
    .where(
      and(
        eq(notificationSettings.kind, kind),
        eq(notificationSettings.mail, mail),
        maySignIn,
        isNotNull(accounts.emailConfirmedAt),
        after ? gt(notificationSettings.accountId, after) : undefined,
      ),
    )
    .orderBy(asc(notificationSettings.accountId))
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
};

export interface Choice extends Partial<Chosen> {
  kind: NotificationKind;
}

/** Kinds not named stay unchanged. */
export const saveChoices = async (executor: Executor, accountId: string, choices: readonly Choice[]): Promise<void> => {
  for (const { kind, inAvsar, push, mail } of choices) {
    await executor
      .insert(notificationSettings)
      .values({ accountId, kind, inAvsar: inAvsar ?? null, push: push ?? null, mail: mail ?? null })
      .onConflictDoUpdate({
        target: [notificationSettings.accountId, notificationSettings.kind],
        set: {
          inAvsar: sql`coalesce(excluded.in_avsar, ${notificationSettings.inAvsar})`,
          push: sql`coalesce(excluded.push, ${notificationSettings.push})`,
          mail: sql`coalesce(excluded.mail, ${notificationSettings.mail})`,
          updatedAt: new Date(),
        },
      });
  }
};

/** A person's notices of these kinds. */
const ofKinds = (accountId: string, kinds: readonly NoticeKind[]) =>
  and(eq(notices.accountId, accountId), inArray(notices.kind, [...kinds]));

/** Moves notices waiting for an email to the newly chosen email, or to none. */
export const moveWaiting = async (
  executor: Executor,
  accountId: string,
  { kinds, mail }: { kinds: readonly NoticeKind[]; mail: Chosen['mail'] },
): Promise<void> => {
  await executor
    .update(notices)
    .set({ mailWith: mail === 'off' ? null : mail })
    .where(and(ofKinds(accountId, kinds), isNotNull(notices.mailWith)));
};

/** Stops adding to notices that are delivered differently from later ones. */
export const endFolding = async (
  executor: Executor,
  accountId: string,
  kinds: readonly NoticeKind[],
): Promise<void> => {
  await executor
    .update(notices)
    .set({ foldId: null })
    .where(and(ofKinds(accountId, kinds), isNotNull(notices.foldId)));
};

/** Cancels pending push messages. */
export const dropPushes = async (
  executor: Executor,
  accountId: string,
  kinds: readonly NoticeKind[],
): Promise<void> => {
  await executor
    .update(notices)
    .set({ pushAt: null })
    .where(and(ofKinds(accountId, kinds), isNotNull(notices.pushAt)));
};
