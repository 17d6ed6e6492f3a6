import { bigint, index, integer, jsonb, pgTable, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, updatedAt } from './columns.ts';

/** Facts about this installation, such as the mark of the demo data. */
export const portalState = pgTable('portal_state', {
  key: varchar({ length: 80 }).primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});

/** Kept for 24 hours. A key has no `status` until its first call is answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A hash of the call, its scope (the session, or for visitors the body) and the sender's key. */
    key: varchar({ length: 200 }).primaryKey(),
    /** A hash of the body: a different body with the same key is refused. */
    fingerprint: varchar({ length: 200 }).notNull(),
    /** The account whose answer this is; deleted with it. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    status: smallint(),
    response: jsonb().$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('idempotency_keys_created_idx').on(table.createdAt),
    index('idempotency_keys_account_idx').on(table.accountId),
  ],
);

/** The schema of rate-limiter-flexible's PostgreSQL store, which lets instances share their counts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
