import { Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Like Drizzle's `inArray`, with one parameter for all values, which is faster to build and to parse for hundreds of them. */
export const anyOf = (column: PgColumn, values: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${values instanceof Placeholder ? values : sql.param([...values])})`;
