/** How many days the tests' clock is ahead: the suite must also pass next year. */
export const DAYS_AHEAD = Number(process.env.TEST_CLOCK_AHEAD_DAYS ?? 0);

/** Moves PostgreSQL's current time: the server uses it only in column defaults. */
export const MOVE_DEFAULTS = `
  do $$
  declare found record;
  begin
    for found in
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'
    loop
      execute format(
        'alter table %I alter column %I set default now() + interval ''${DAYS_AHEAD} days''',
        found.table_name, found.column_name
      );
    end loop;
  end $$`;
