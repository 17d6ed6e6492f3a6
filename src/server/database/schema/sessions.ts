import { sql } from 'drizzle-orm';
import { boolean, check, index, pgEnum, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt, id, moment } from './columns.ts';
import { accountKind } from './enums.ts';

/** The bearer token is not stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: bytea().notNull().unique(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: accountKind().notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    userAgent: varchar({ length: 500 }),
    clientAddress: varchar({ length: 64 }),
  },
  (table) => [
    index('sessions_account_idx').on(table.accountId, table.lastSeenAt.desc().nullsFirst()),
    index('sessions_expires_idx').on(table.expiresAt),
  ],
);

/** The push service endpoint of a signed-in device; deleted with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: uuid()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: varchar({ length: 1000 }).notNull().unique(),
    /** The browser's keys: only that browser can decrypt the messages. */
    p256dh: varchar({ length: 100 }).notNull(),
    auth: varchar({ length: 30 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscriptions_account_idx').on(table.accountId)],
);

export const tokenPurpose = pgEnum('token_purpose', [
  'reset',
  'confirm_email',
  'unsubscribe',
  'sign_in',
  'admin_setup',
  'admin_invite',
]);

export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    tokenHash: bytea().notNull().unique(),
    purpose: tokenPurpose().notNull(),
    /** The account; setup and invitation links have none yet. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The address that the link confirms or invites. */
    email: varchar({ length: 254 }),
    /** `unsubscribe`: the kind of email. */
    topic: varchar({ length: 60 }),
    /** `admin_invite`: the new administrator is a Super Admin. */
    super: boolean().notNull().default(false),
    createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    index('one_time_tokens_account_idx').on(table.accountId, table.purpose),
    index('one_time_tokens_created_by_idx').on(table.createdBy),
    index('one_time_tokens_purpose_idx').on(table.purpose, table.createdAt.desc().nullsFirst()),
    index('one_time_tokens_expires_idx').on(table.expiresAt),
    check(
      'one_time_tokens_for_somebody',
      sql`${table.accountId} is not null or ${table.purpose} in ('admin_setup', 'admin_invite')`,
    ),
  ],
);

/** Deletion warnings to unused accounts that a mail server accepted. */
export const idleWarnings = pgTable(
  'idle_warnings',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** 1, 2 and 3: a month, a week and two days before. */
    stage: smallint().notNull(),
    /** The last use when warned: a later use voids the warning. */
    lastUsedAt: moment().notNull(),
    acceptedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.stage] })],
);
