import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import {
  type Chosen,
  type Gathering,
  isNotificationKind,
  type NotificationKind,
} from '#contract/notification-kinds.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts, notices, notificationSettings } from '#server/database/schema/index.ts';
import { maySignIn } from '../may-sign-in.store.ts';

/** PostgreSQL takes 65,535 values a statement. */
const AT_ONCE = 10_000;

/** What accounts have chosen of these kinds; what has no row is not chosen. */
export const findChoices = async (
  executor: Executor,
  accountIds: readonly string[],
  kinds: readonly NotificationKind[],
): Promise<(Chosen & { accountId: string; kind: NotificationKind })[]> => {
  const found: (Chosen & { accountId: string; kind: NotificationKind })[] = [];
  for (let first = 0; first < accountIds.length; first += AT_ONCE) {
    const rows = await executor
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
          inArray(notificationSettings.accountId, accountIds.slice(first, first + AT_ONCE)),
          inArray(notificationSettings.kind, [...kinds]),
        ),
      );
    // A kind that there is no more is nobody's.
    found.push(...rows.filter(({ kind }) => isNotificationKind(kind)));
  }
  return found;
};

/** Who has chosen to be mailed of a kind so and has shown that the address is theirs, in the order of their accounts. */
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

/** What is not named stays as it is. */
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

/** The notices of somebody that are of these kinds. */
const ofKinds = (accountId: string, kinds: readonly NoticeKind[]) =>
  and(eq(notices.accountId, accountId), inArray(notices.kind, [...kinds]));

/** Those that wait for a mail wait for the one that is chosen now, or for none. */
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

/** Nothing is counted any more in notices that come elsewhere than what follows. */
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

/** What waits to be pushed is pushed no more. */
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
