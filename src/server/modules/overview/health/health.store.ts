import { sql } from 'drizzle-orm';
import type { Executor } from '#server/database/client.ts';
import { files } from '#server/database/schema/files.ts';

/** Connections in use by all processes, and the maximum. */
export const readConnections = async (
  executor: Executor,
): Promise<{ connections: number; mostConnections: number }> => {
  const { rows } = await executor.execute<{ connections: number; most: number }>(sql`
    select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`);
  const [row] = rows;
  return { connections: row?.connections ?? 0, mostConnections: row?.most ?? 0 };
};

export const readDatabaseFacts = async (executor: Executor): Promise<{ bytes: number; version: string }> => {
  const { rows } = await executor.execute<{ bytes: string; version: string }>(
    sql`select pg_database_size(current_database())::text as bytes, current_setting('server_version') as version`,
  );
  const [row] = rows;
  return { bytes: Number(row?.bytes ?? 0), version: row?.version ?? '' };
};

export const sumFiles = async (executor: Executor): Promise<{ files: number; bytes: number }> => {
  const [row] = await executor
    .select({ files: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${files.byteSize}), 0)::text` })
    .from(files);
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) };
};

/** The last archived log segment: its time, and whether a later attempt has failed. */
export const readArchived = async (executor: Executor): Promise<{ at: string | null; stuck: boolean }> => {
  const { rows } = await executor.execute<{ at: string | null; stuck: boolean }>(sql`
    select last_archived_time as at,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as stuck
    from pg_stat_archiver`);
  const { at = null, stuck = false } = rows[0] ?? {};
  return { at: at && new Date(at).toISOString(), stuck };
};
