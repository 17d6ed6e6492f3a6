import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import { isMailKind, type MailKind } from '#contract/mail-kinds.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { notificationSettings } from '#server/database/schema/saved.ts';

/** Whom an optional mail is for. */
export const findReader = async (executor: Executor, accountId: string) => {
  const [reader] = await executor
    .select({
      email: accounts.email,
      status: accounts.status,
      kind: accounts.kind,
      emailConfirmedAt: accounts.emailConfirmedAt,
      language: accounts.language,
    })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return reader;
};

/** In which language whoever has this address reads; of several accounts the one that was active last. */
export const findLanguage = async (executor: Executor, email: string): Promise<Language> => {
  const [reader] = await executor
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.email, email.toLowerCase()))
    // The few accounts of one address are found by accounts_email_idx and sorted by themselves.
    .orderBy(sql`${accounts.lastActiveAt} desc nulls last`)
    .limit(1);
  return reader?.language ?? 'en';
};

/** The first name of whoever has shown that this address is theirs: an invitation brought administrators by it. */
export const findProvenName = async (executor: Executor, email: string): Promise<string | undefined> => {
  const [owner] = await executor
    .select({ firstName: accounts.firstName })
    .from(accounts)
    .where(and(eq(accounts.email, email), or(isNotNull(accounts.emailConfirmedAt), eq(accounts.kind, 'admin'))))
    .orderBy(asc(accounts.id))
    .limit(1);
  return owner?.firstName;
};

/** The kinds that the account has switched off; a kind without a row is on. */
export const findSwitchedOff = async (executor: Executor, accountId: string): Promise<Set<MailKind>> => {
  const rows = await executor
    .select({ kind: notificationSettings.kind })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.accountId, accountId), eq(notificationSettings.enabled, false)));
  return new Set(rows.map(({ kind }) => kind).filter(isMailKind));
};

export const saveSettings = async (
  executor: Executor,
  accountId: string,
  changes: readonly { kind: MailKind; enabled: boolean }[],
): Promise<void> => {
  for (const { kind, enabled } of changes) {
    await executor
      .insert(notificationSettings)
      .values({ accountId, kind, enabled })
      .onConflictDoUpdate({
        target: [notificationSettings.accountId, notificationSettings.kind],
        set: { enabled, updatedAt: new Date() },
      });
  }
};
