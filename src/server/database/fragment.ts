import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a text contains a fragment, without case. Every character of the
 * fragment stands for itself; the database lowers both sides, so that they
 * always agree. No stored text has a NUL, and the database takes none.
 */
export const containsFragment = (column: SQLWrapper, fragment: string): SQL =>
  inLowered(sql`lower(${column})`, fragment);

/**
 * The same in a text that is in lower case already, so that an index on the text itself can serve it.
 *
 * @param before what must follow somewhere behind the fragment
 */
export const inLowered = (column: SQLWrapper, fragment: string, before = ''): SQL => {
  if (fragment.includes('\0')) return sql`false`;
  const literal = fragment.replace(/[\\%_]/g, (character) => `\\${character}`);
  return before === ''
    ? sql`${column} like '%' || lower(${literal}) || '%'`
    : sql`${column} like '%' || lower(${literal}) || '%' || ${before} || '%'`;
};
