import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether the condition holds for one of the values; no values mean no filter. */
export const matchesAny = <T>(values: readonly T[], condition: (value: T) => SQL | undefined): SQL | undefined =>
  values.length === 0 ? undefined : or(...values.map(condition));

/**
 * Whether a text contains a fragment, without case. The fragment is matched literally; the database lower-cases both
 * sides, so that they always agree. PostgreSQL refuses NUL, and no stored text contains it.
 */
export const containsFragment = (column: SQLWrapper, fragment: string): SQL =>
  inLowered(sql`lower(${column})`, fragment);

/**
 * The same for a text that is already in lower case, so that an index on the text itself can be used.
 *
 * @param before text that must follow somewhere after the fragment
 */
export const inLowered = (column: SQLWrapper, fragment: string, before = ''): SQL => {
  if (fragment.includes('\0')) return sql`false`;
  const literal = fragment.replace(/[\\%_]/g, (character) => `\\${character}`);
  return before === ''
    ? sql`${column} like '%' || lower(${literal}) || '%'`
    : sql`${column} like '%' || lower(${literal}) || '%' || ${before} || '%'`;
};
