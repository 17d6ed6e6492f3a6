import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt, moment, updatedAt } from './columns.ts';

export const admins = pgTable(
  'admins',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    super: boolean().notNull().default(false),
    /** Encrypted with the server's key. */
    totpSecret: bytea(),
    /** The second factor is required from then on; until then it is being set up. */
    totpConfirmedAt: moment(),
    /** A Super Admin requires a second factor for this account. */
    totpRequired: boolean().notNull().default(false),
    /** The last time step used, so that a code works once. */
    totpLastStep: bigint({ mode: 'number' }),
    recoveryCodeHashes: bytea().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('admins_super_idx').on(table.accountId).where(sql`${table.super}`)],
);
