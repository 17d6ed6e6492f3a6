import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { SERVER_HANGS } from './silent-connections.ts';

/** Returns PostgreSQL's code of an error from Drizzle or the driver; undefined for any other error. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined;
};

/** PostgreSQL's transient codes: a restart, a failover, a deadlock, a lock or statement that took too long. */
const PASSING_STATES = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '57014', '25P03', '25006', '40001', '40P01', '55P03', '58030'],
]);

/** PostgreSQL's transient classes: no connection, and no room left for connections, memory or files. */
const PASSING_CLASSES = ['08', '53'];

/** The system's codes for an unreachable server: for the socket, or for its folder. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** The driver's errors without a code: a lost connection, or none available in time. */
const GONE: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  SERVER_HANGS,
]);

/** A query error is wrapped, and so is the cause of a pool's timeout. */
const rootOf = (error: unknown): unknown => {
  if (error instanceof pg.DatabaseError || !(error instanceof Error) || GONE.has(error.message)) return error;
  if (error instanceof DrizzleQueryError || error.cause instanceof pg.DatabaseError) return rootOf(error.cause);
  return error;
};

/** Whether the database is temporarily unavailable, so that the same call may be retried. */
export const isPassing = (error: unknown): boolean => {
  const cause = rootOf(error);
  if (!(cause instanceof Error)) return false;
  if (GONE.has(cause.message)) return true;
  const state = sqlStateOf(cause) ?? '';
  if (cause instanceof pg.DatabaseError)
    return PASSING_STATES.has(state) || PASSING_CLASSES.includes(state.slice(0, 2));
  // Without a query around it, the same code may come from a file or a visitor's connection.
  const ofDatabase = cause !== error || ('syscall' in cause && cause.syscall === 'connect');
  return ofDatabase && UNREACHABLE.has(state);
};

/** Whether a row with this unique key already exists. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
