/** By how many days the clock of the tests is ahead: the suite must pass next year as well. */
export const DAYS_AHEAD = Number(process.env.TEST_CLOCK_AHEAD_DAYS ?? 0);

/** Moves what PostgreSQL takes for the present: the server asks it only for the defaults of columns. */
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
