import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Language } from '#contract/languages.ts';
import type { AccountKind, AccountStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';

/** The reader of an optional email. */
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

/** Returns the status of the account of this kind at an address; undefined when it is gone. */
export const findStatus = async (
  executor: Executor,
  kind: AccountKind,
  email: string,
): Promise<AccountStatus | undefined> => {
  const [account] = await executor
    .select({ status: accounts.status })
    .from(accounts)
    .where(and(eq(accounts.kind, kind), eq(accounts.email, email.toLowerCase())));
  return account?.status;
};

/** Returns the language of an address's account; with several accounts, of the last active one. */
export const findLanguage = async (executor: Executor, email: string): Promise<Language> => {
  const [reader] = await executor
    .select({ language: accounts.language })
    .from(accounts)
    .where(eq(accounts.email, email.toLowerCase()))
    // The few accounts of one address are found by accounts_email_idx and sorted in memory.
    .orderBy(sql`${accounts.lastActiveAt} desc nulls last`)
    .limit(1);
  return reader?.language ?? 'en';
};

/** Returns the first name for a confirmed address; administrators' addresses were confirmed by their invitation. */
export const findProvenName = async (executor: Executor, email: string): Promise<string | undefined> => {
  const [owner] = await executor
    .select({ firstName: accounts.firstName })
    .from(accounts)
    .where(and(eq(accounts.email, email), or(isNotNull(accounts.emailConfirmedAt), eq(accounts.kind, 'admin'))))
    .orderBy(asc(accounts.id))
    .limit(1);
  return owner?.firstName;
};
