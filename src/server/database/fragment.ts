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
  const pattern = patternOf(fragment);
  return before === '' ? sql`${column} like ${pattern}` : sql`${column} like ${pattern} || ${before} || '%'`;
};

/**
 * Whether a text contains one of these fragments. For a text without an index of trigrams: it is lower-cased once for all
 * fragments, and no such index serves this condition.
 */
export const containsAny = (column: SQLWrapper, fragments: readonly string[]): SQL => {
  const patterns = fragments.filter((fragment) => !fragment.includes('\0')).map(patternOf);
  return patterns.length === 0 ? sql`false` : sql`lower(${column}) like any (array[${sql.join(patterns, sql`, `)}])`;
};

/** `%`, `_` and `\` stand for themselves. */
const patternOf = (fragment: string): SQL =>
  sql`'%' || lower(${fragment.replace(/[\\%_]/g, (character) => `\\${character}`)}) || '%'`;
