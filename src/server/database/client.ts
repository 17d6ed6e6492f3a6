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

/** The parameter type of stores, with or without an open transaction. */
export type Executor = Database | Transaction;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  url: string;
  /** Maximum number of connections. */
  max?: number;
  applicationName?: string;
  /** The server is behind a pooler, which refuses session settings. */
  pooled?: boolean;
  /** A busy connection without any response for this long is given up: the server or the network hangs. */
  patienceMs?: number;
  /** A call that waits longer for a connection fails; 2,000 by default. */
  connectWithinMs?: number;
  /** Adds each query to the current trace. */
  traced?: boolean;
  /** Called when a connection breaks, for example when the server restarts; the pool replaces it. */
  onBroken?: (error: Error) => void;
}

const DATE = pg.types.builtins.DATE;

/** Keeps a day as the text `YYYY-MM-DD`: pg would turn it into midnight in the process's time zone. */
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
    // A query that takes this long is a mistake, and occupies one of few connections.
    statement_timeout: 15_000,
    // A stuck transaction must not keep its row locks.
    idle_in_transaction_session_timeout: 30_000,
  }),
});

export type Connection = pg.Client;

/** Lends a dedicated connection without statement timeouts. */
export const withConnection = async <T>(
  url: string,
  applicationName: string,
  work: (client: Connection) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connectionSettings(url, { applicationName }));
  // A broken connection already fails its query; without a listener the event would end the process.
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

/** Longer than the statement timeout, after which a live server responds with an error. */
const PATIENCE_MS = 20_000;

const MAPPING = { schema, casing: 'snake_case' } as const;

/**
 * Returns every connection to the pool after its transaction. Drizzle's own implementation leaks a connection that
 * breaks before BEGIN is answered.
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

/** A pooler may give every transaction another connection, which does not have the statements prepared on an earlier one. */
const forgetStatements = (client: pg.PoolClient): void => {
  const query = client.query.bind(client);
  const unnamed = (config: unknown, ...rest: unknown[]): unknown => {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    return Reflect.apply(query, undefined, [isNamed ? { ...config, name: undefined } : config, ...rest]);
  };
  Object.defineProperty(client, 'query', { value: unnamed, configurable: true });
};

export const openDatabase = ({
  url,
  max = 10,
  patienceMs = PATIENCE_MS,
  connectWithinMs = 2_000,
  onBroken,
  traced = false,
  ...session
}: DatabaseOptions): OpenDatabase => {
  const settings = connectionSettings(url, session);
  const pool = new pg.Pool({
    ...settings,
    max,
    // A request that waits longer for a connection is answered with a retry later.
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
  });
  // A broken connection without a listener ends the process. The pool's own listener covers idle clients only; a client
  // checked out for a transaction has just this one.
  pool.on('connect', (client) => client.on('error', (error) => onBroken?.(error)));
  pool.on('error', () => undefined);
  if (session.pooled) pool.on('connect', forgetStatements);
  endSilentConnections(pool, { settings, patienceMs });
  if (traced) traceQueries(pool);

  return {
    db: withTransactions(drizzle({ client: pool, ...MAPPING })),
    pool,
    close: () => pool.end(),
  };
};
