import type pg from 'pg';

/** The state of an unused database. */
export interface Template {
  /** Its empty tables, and those with rows from migrations; quoted. */
  empty: readonly string[];
  filled: readonly string[];
  /** A hash of its tables, triggers, functions and settings, and of the rows from migrations. */
  fingerprint: string;
}

const OURS = "nspname not in ('pg_catalog', 'information_schema') and nspname !~ '^pg_(toast|temp)'";

const SHAPE = `
  select md5(string_agg(line, E'\\n' order by line)) as shape from (
    select format('%s %s %s', nspname, relname, relkind) as line
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${OURS}
    union all select format('%s %s %s', attrelid::regclass, attname, atttypid)
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
      where ${OURS} and attnum > 0
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s %s', conrelid::regclass, conname) from pg_constraint
    union all select format('%s %s', proname, md5(prosrc))
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where ${OURS}
    union all select setconfig::text from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) lines`;

const fingerprintOf = async (admin: pg.Pool, filled: readonly string[]): Promise<string> => {
  const shape = await admin.query(SHAPE);
  const content = await admin.query(
    filled
      .map(
        (table) => `select '${table}' as name, (select md5(string_agg(t::text, '' order by t::text)) from ${table} t)`,
      )
      .join(' union all '),
  );
  return JSON.stringify([shape.rows, content.rows]);
};

/** @param admin one superuser connection to the unused database */
export const readTemplate = async (admin: pg.Pool): Promise<Template> => {
  const { rows: tables } = await admin.query<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace where ${OURS} and relkind = 'r'`,
  );
  const { rows } = await admin.query<{ name: string; isFilled: boolean }>(
    tables
      .map(({ name }) => `select '${name}' as name, exists (select from ${name}) as "isFilled"`)
      .join(' union all '),
  );
  const filled = rows.flatMap(({ name, isFilled }) => (isFilled ? [name] : []));
  const empty = rows.flatMap(({ name, isFilled }) => (isFilled ? [] : [name]));
  return { empty, filled, fingerprint: await fingerprintOf(admin, filled) };
};

/** Empties used tables and resets sequences. Returns whether the database is then like new. */
export const resetDatabase = async (admin: pg.Pool, { empty, filled, fingerprint }: Template): Promise<boolean> => {
  try {
    // Disables triggers and foreign keys, so the order of tables does not matter. Do not wait for an open transaction.
    await admin.query("set session_replication_role = replica; set lock_timeout = '1s'");
    const deleted: unknown = await admin.query(empty.map((table) => `delete from ${table}`).join(';'));
    const counts = Array.isArray(deleted) ? deleted.map(({ rowCount }: pg.QueryResult) => rowCount) : [];
    const used = empty.filter((_, at) => counts[at] !== 0);
    await admin.query('select setval(seqrelid::regclass, seqstart, false) from pg_sequence');
    if (used.length > 0) await admin.query(`vacuum ${used.join()}`);
    return (await fingerprintOf(admin, filled)) === fingerprint;
  } catch {
    return false;
  }
};
