import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';
import { accountKind } from './enums.ts';

/**
 * Append-only: triggers refuse to change or delete a row. It therefore holds ids and statuses without personal data,
 * and no foreign key, whose `set null` would be a change.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid(),
    actorKind: accountKind(),
    actorCode: varchar({ length: 24 }),
    action: varchar({ length: 80 }).notNull(),
    subjectKind: varchar({ length: 40 }).notNull(),
    subjectId: uuid(),
    subjectCode: varchar({ length: 24 }),
    fromValue: varchar({ length: 400 }),
    toValue: varchar({ length: 400 }),
    batchId: uuid(),
    at: createdAt(),
  },
  (table) => [
    index('audit_log_at_idx').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_actor_idx').on(table.actorId, table.at.desc().nullsFirst()),
    index('audit_log_subject_idx').on(table.subjectKind, table.subjectId, table.at.desc().nullsFirst()),
    index('audit_log_actor_code_idx').on(table.actorCode, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_code_idx').on(table.subjectCode, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_action_idx').on(table.action, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('audit_log_batch_idx').on(table.batchId),
  ],
);

/** The personal part of an audit row, deleted with the person concerned. */
export const auditPersonalValues = pgTable(
  'audit_personal_values',
  {
    auditId: uuid()
      .notNull()
      .references(() => auditLog.id),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.auditId, table.accountId] }),
    index('audit_personal_values_account_idx').on(table.accountId),
  ],
);

/** The changes of one bulk call, kept so that they can be undone for a while. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: id(),
    actorId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    subjectKind: varchar({ length: 40 }).notNull(),
    toValue: varchar({ length: 80 }).notNull(),
    createdAt: createdAt(),
    undoneAt: moment(),
  },
  (table) => [index('bulk_changes_actor_idx').on(table.actorId, table.createdAt.desc().nullsFirst())],
);

export const bulkChangeItems = pgTable(
  'bulk_change_items',
  {
    batchId: uuid()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    /** An account, a job or an application, depending on the batch. */
    subjectId: uuid().notNull(),
    fromValue: varchar({ length: 80 }).notNull(),
    /** The subject's version after the change, so that later changes are not undone. */
    detail: jsonb().$type<Readonly<Record<string, unknown>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.subjectId] }),
    check('bulk_change_items_from_not_blank', sql`${table.fromValue} <> ''`),
  ],
);
