import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, real, uuid, varchar } from 'drizzle-orm/pg-core';
import { ALIAS_DECISIONS } from '#contract/vocabularies.ts';
import { accounts } from './accounts.ts';
import { bytea, createdAt, moment } from './columns.ts';

/** The results of each training on skills: each row is complete, and the newest is used. */
export const skillModels = pgTable('skill_models', {
  version: integer().primaryKey().generatedAlwaysAsIdentity(),
  content: bytea().notNull(),
  /** Later data is not included. */
  readAt: moment().notNull(),
  listings: integer().notNull(),
  people: integer().notNull(),
  skills: integer().notNull(),
  createdAt: createdAt(),
});

export const aliasDecision = pgEnum('alias_decision', ALIAS_DECISIONS);

/** Two normal forms that may be one skill: proposed by a training, decided by an administrator. */
export const skillAliases = pgTable(
  'skill_aliases',
  {
    /** The form that is merged into the other. */
    fromKey: varchar({ length: 160 }).primaryKey(),
    toKey: varchar({ length: 160 }).notNull(),
    /** As in most listings. */
    fromName: varchar({ length: 80 }).notNull(),
    toName: varchar({ length: 80 }).notNull(),
    fromListings: integer().notNull(),
    toListings: integer().notNull(),
    /** The similarity of their vectors, from -1 to 1. */
    alike: real().notNull(),
    decision: aliasDecision().notNull().default('proposed'),
    decidedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index('skill_aliases_decision_idx').on(table.decision, table.fromListings.desc().nullsFirst(), table.fromKey),
    index('skill_aliases_decided_idx')
      .on(table.decidedAt.desc().nullsFirst(), table.fromKey)
      .where(sql`${table.decision} <> 'proposed'`),
    index('skill_aliases_decided_by_idx').on(table.decidedBy),
    check('skill_aliases_not_itself', sql`${table.fromKey} <> ${table.toKey}`),
    check('skill_aliases_decided', sql`(${table.decision} = 'proposed') = (${table.decidedAt} is null)`),
  ],
);
