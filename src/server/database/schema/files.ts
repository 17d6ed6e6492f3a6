import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { bytea, createdAt, id, moment } from './columns.ts';
import { filePurpose } from './enums.ts';

/**
 * References to a file restrict its deletion, so a row never points at a missing one. When its owner is deleted, the
 * row stays without owner until the sweep has removed the stored bytes.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    purpose: filePurpose().notNull(),
    ownerId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    storageKey: varchar({ length: 200 }).notNull().unique(),
    mediaType: varchar({ length: 120 }).notNull(),
    byteSize: integer().notNull(),
    sha256: bytea().notNull(),
    originalName: varchar({ length: 255 }).notNull(),
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
    /** Set when the row that uses the file is written; a file without it is swept within the hour. */
    committedAt: moment(),
  },
  (table) => [
    index('files_owner_idx').on(table.ownerId, table.purpose),
    index('files_uncommitted_idx')
      .on(table.createdAt)
      .where(sql`${table.committedAt} is null or ${table.ownerId} is null`),
    check('files_byte_size_positive', sql`${table.byteSize} > 0`),
    check('files_sha256_length', sql`octet_length(${table.sha256}) = 32`),
  ],
);
