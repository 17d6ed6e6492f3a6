/** PostgreSQL's code for what went wrong, of an error of Drizzle or of the driver; nothing for any other error. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined;
};

/** Something else with this key was there first. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
