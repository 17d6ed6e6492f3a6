import { type ExtractTablesWithRelations, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { endSilentConnections } from './silent-connections.ts';
import { traceQueries } from './trace-queries.ts';

type Schema = typeof schema;

export type Database = NodePgDatabase<Schema> & { $client: pg.Pool };
export type Transaction = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** What a store takes: it neither knows nor cares whether a transaction is open. */
export type Executor = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Waits for the queries that run and closes every connection. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  url: string;
  /** Most connections at once. */
  max?: number;
  applicationName?: string;
  /** A pooler stands before the server: it refuses settings of a session. */
  pooled?: boolean;
  /** A connection that is in use and says nothing for so long is given up: the server or the network hangs. */
  patienceMs?: number;
  /** Each query becomes a part of the trace that it belongs to. */
  traced?: boolean;
  /** A connection broke, as when the server restarts; the pool replaces it by itself. */
  onBroken?: (error: Error) => void;
}

const DATE = pg.types.builtins.DATE;

/** A day stays the text `YYYY-MM-DD`: pg would make it midnight in the process's own zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === DATE ? (value: string) => value : pg.types.getTypeParser(oid, format)),
};

export const connectionSettings = (
  url: string,
  { applicationName = 'avsar', pooled = false }: Pick<DatabaseOptions, 'applicationName' | 'pooled'> = {},
): pg.ClientConfig => ({
  connectionString: url,
  application_name: applicationName,
  types,
  ...(!pooled && {
    options: '-c timezone=UTC',
    // A query that takes this long is a mistake, and holds one of few connections.
    statement_timeout: 15_000,
    // Somebody's transaction that stopped half-way must not keep its row locks.
    idle_in_transaction_session_timeout: 30_000,
  }),
});

export type Connection = pg.Client;

/** Lends a connection of its own, on which nothing takes too long. */
export const withConnection = async <T>(
  url: string,
  applicationName: string,
  work: (client: Connection) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connectionSettings(url, { applicationName }));
  // A connection that breaks fails its query too; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
};

export const isReachable = (db: Executor): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

/** Longer than a statement may take, after which a server that lives says so. */
const PATIENCE_MS = 20_000;

const MAPPING = { schema, casing: 'snake_case' } as const;

/**
 * Gives every connection back after its transaction. Drizzle's own way with a
 * pool keeps a connection for good that breaks before BEGIN is answered.
 */
const withTransactions = (db: Database): Database => {
  const connections = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
  const on = (client: pg.PoolClient): NodePgDatabase<Schema> => {
    const known = connections.get(client) ?? drizzle({ client, ...MAPPING });
    connections.set(client, known);
    return known;
  };
  db.transaction = async (work, config) => {
    const client = await db.$client.connect();
    try {
      return await on(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
};

export const openDatabase = ({
  url,
  max = 10,
  patienceMs = PATIENCE_MS,
  onBroken,
  traced = false,
  ...session
}: DatabaseOptions): OpenDatabase => {
  const settings = connectionSettings(url, session);
  const pool = new pg.Pool({
    ...settings,
    max,
    // Whoever waits longer for one of them is told to come back.
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
  });
  // A broken connection without a listener ends the process. The pool's own hears idle clients only, and a client that
  // is checked out for a transaction has none but this.
  pool.on('connect', (client) => client.on('error', (error) => onBroken?.(error)));
  pool.on('error', () => undefined);
  if (traced) traceQueries(pool);
  endSilentConnections(pool, { settings, patienceMs });

  return {
    db: withTransactions(drizzle({ client: pool, ...MAPPING })),
    pool,
    close: () => pool.end(),
  };
};
