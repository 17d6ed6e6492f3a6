import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import type { Connection } from './client.ts';

/** A table with its columns, except generated ones. */
export const TableCopy = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
export type TableCopy = z.infer<typeof TableCopy>;

export const SequenceCopy = z.object({ name: z.string(), value: z.string() });
export type SequenceCopy = z.infer<typeof SequenceCopy>;

/** The number of copied rows of a table, and the hash of their text. */
export const TableSum = z.object({ rows: z.number(), sha256: z.string() });
export type TableSum = z.infer<typeof TableSum>;

/** Numbered by one server's transactions, and rebuilt from the jobs at each start. */
const DERIVED = ['job_changes'];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columnsOf = ({ columns }: TableCopy): string => columns.map(quoted).join(', ');

export const listTables = async (client: Connection): Promise<TableCopy[]> => {
  const { rows } = await client.query<TableCopy>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [DERIVED],
  );
  return rows;
};

/** Lists the sequences that have been used. */
export const listSequences = async (client: Connection): Promise<SequenceCopy[]> => {
  const { rows } = await client.query<SequenceCopy>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`,
  );
  return rows;
};

/** Streams a table's rows as text; the sum covers what was delivered. */
export const copyOut = async (
  client: Connection,
  table: TableCopy,
  take: (chunk: Buffer) => Promise<void>,
): Promise<TableSum> => {
  const stream = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`));
  const hash = createHash('sha256');
  for await (const chunk of stream) {
    hash.update(chunk);
    await take(chunk);
  }
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
};

/** Loads the output of `copyOut`. */
export const copyIn = async (
  client: Connection,
  table: TableCopy,
  chunks: AsyncIterable<Buffer>,
): Promise<TableSum> => {
  const stream: Writable & { rowCount: number } = client.query(
    copyFrom(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`),
  );
  const hash = createHash('sha256');
  await pipeline(async function* () {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }, stream);
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
};

export const restoreSequence = async (client: Connection, { name, value }: SequenceCopy): Promise<void> => {
  await client.query('select setval($1::regclass, $2)', [quoted(name), value]);
};

export const isEmptyDatabase = async (client: Connection): Promise<boolean> => {
  const { rows } = await client.query(
    "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S') limit 1",
  );
  return rows.length === 0;
};

/** Drops what a failed restore has created, so that it can be retried. */
export const emptyDatabase = async (client: Connection): Promise<void> => {
  await client.query('drop schema if exists public, drizzle, queue cascade; create schema public');
};

/** Loads rows table by table with constraints and triggers off, since references are complete only at the end. */
export const withoutConstraints = async (
  client: Connection,
  tables: readonly TableCopy[],
  work: () => Promise<void>,
): Promise<void> => {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const names = tables.map(({ name }) => quoted(name));
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  await work();
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
};

/** Waiting work of the queue, with the queue's own names; scheduled work is recreated by the scheduler. */
export const QueuedWork = z.object({ name: z.string(), data: z.unknown() });

export const listQueued = async (client: Connection): Promise<z.infer<typeof QueuedWork>[]> => {
  const { rows: found } = await client.query("select to_regclass('queue.job') as job");
  if (!found[0]?.job) return [];
  const { rows } = await client.query(
    `select name, data from queue.job
     where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and data <> '{}'
     order by created_on`,
  );
  return z.array(QueuedWork).parse(rows);
};
