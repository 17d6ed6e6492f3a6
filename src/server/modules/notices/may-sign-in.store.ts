import { inArray, type SQL } from 'drizzle-orm';
import { ACCOUNT_STATUSES, isShutOut } from '#contract/vocabularies.ts';
import { accounts } from '#server/database/schema/index.ts';

/** Accounts that are shut out get no notices. */
export const maySignIn: SQL = inArray(
  accounts.status,
  ACCOUNT_STATUSES.filter((status) => !isShutOut(status)),
);
