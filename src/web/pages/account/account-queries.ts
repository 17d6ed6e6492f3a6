import { read } from '#web/lib/queries.ts';

/** Everywhere the account is signed in. */
export const SESSIONS = read('listSessions', {});

const SEEN_AT_ONCE = 10;

/** The page of the access log that an address names. */
export const accessPageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(search.get('seen'))) || 1);

/** One page of who saw whom. */
export const accessesQuery = (page: number) => read('listAccesses', { query: { page, limit: SEEN_AT_ONCE } });

export const accessPages = (total: number): number => Math.ceil(total / SEEN_AT_ONCE);
