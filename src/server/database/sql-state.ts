import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** PostgreSQL's code for what went wrong, of an error of Drizzle or of the driver; nothing for any other error. */
export const sqlStateOf = (error: unknown): string | undefined => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : undefined;
};

/** PostgreSQL's codes of what passes: a restart, another server taking over, a deadlock, a lock or statement that took too long. */
const PASSING_STATES = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '57014', '25P03', '25006', '40001', '40P01', '55P03', '58030'],
]);

/** Its classes of what passes: no connection, and no room left for connections, memory or files. */
const PASSING_CLASSES = ['08', '53'];

/** The system's codes of a server that is not there: those of a socket, or of the folder that it should be in. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

/** The driver gives no code to what it says of a connection that is gone or that it could not get in time. */
const GONE: ReadonlySet<string> = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
]);

/** A query's failure is wrapped, and a pool's timeout wraps what it waited for. */
const rootOf = (error: unknown): unknown => {
  if (error instanceof pg.DatabaseError || !(error instanceof Error) || GONE.has(error.message)) return error;
  if (error instanceof DrizzleQueryError || error.cause instanceof pg.DatabaseError) return rootOf(error.cause);
  return error;
};

/** The database cannot answer at the moment, and will later: the same call may be made again. */
export const isPassing = (error: unknown): boolean => {
  const cause = rootOf(error);
  if (!(cause instanceof Error)) return false;
  if (GONE.has(cause.message)) return true;
  const state = sqlStateOf(cause) ?? '';
  if (cause instanceof pg.DatabaseError)
    return PASSING_STATES.has(state) || PASSING_CLASSES.includes(state.slice(0, 2));
  // Without a query around it, the same code can be that of a file or of a visitor's own connection.
  const ofDatabase = cause !== error || ('syscall' in cause && cause.syscall === 'connect');
  return ofDatabase && UNREACHABLE.has(state);
};

/** Something else with this key was there first. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';
