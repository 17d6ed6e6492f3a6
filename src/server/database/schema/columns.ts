import { sql } from 'drizzle-orm';
import { bigint, customType, integer, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';
import { isLanguage, type Language } from '#contract/languages.ts';

/** Time-ordered, so that an index on it stays compact and "newest" follows it. */
export const id = () => uuid().primaryKey().default(sql`uuidv7()`);

/** Milliseconds, because a JavaScript Date holds no more: with microseconds a page that continues after a row would skip or repeat it. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Indexes on it say `.desc().nullsFirst()`: that is what `order by … desc` means, and Drizzle's own `.desc()` would not serve it. */
export const createdAt = () => moment().notNull().defaultNow();

export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** Compared with `If-Match`; whoever changes the row adds one. */
export const version = () => integer().notNull().default(1);

/** Whole rupees a year; a bigint, because the contract's most is above 2^31. */
export const rupees = () => bigint({ mode: 'number' });

export const years = () => numeric({ precision: 4, scale: 1, mode: 'number' });

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** In which somebody reads; English where the pages of theirs are no longer built. */
export const readingLanguage = customType<{ data: Language; driverData: string }>({
  dataType: () => 'varchar(8)',
  fromDriver: (code) => (isLanguage(code) ? code : 'en'),
});

/** The number of a transaction, as text: it has 64 bits. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });
