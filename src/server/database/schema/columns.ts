import { sql } from 'drizzle-orm';
import { bigint, customType, integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isLanguage, type Language } from '#contract/languages.ts';

/** Time-ordered, so that its index stays compact and its order is chronological. */
export const id = () => uuid().primaryKey().default(sql`uuidv7()`);

/**
 * Milliseconds, the precision of a JavaScript Date: with microseconds, a page that continues after a row would skip or
 * repeat it.
 */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/**
 * Indexes on it use `.desc().nullsFirst()`, the meaning of `order by … desc`; Drizzle's own `.desc()` would not match
 * it.
 */
export const createdAt = () => moment().notNull().defaultNow();

export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Compared with `If-Match`; every change of the row increments it. */
export const version = () => integer().notNull().default(1);

/** Whole rupees per year; a bigint, because the contract's maximum is above 2^31. */
export const rupees = () => bigint({ mode: 'number' });

export const years = () => numeric({ precision: 4, scale: 1, mode: 'number' });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** A reader's language; English if its pages are no longer built. */
export const readingLanguage = customType<{ data: Language; driverData: string }>({
  dataType: () => 'varchar(8)',
  fromDriver: (code) => (isLanguage(code) ? code : 'en'),
});

/** A transaction number, as text because it has 64 bits. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
