import { read } from '#web/lib/queries.ts';

/** All active sessions of the account. */
export const SESSIONS = read('listSessions', {});

const SEEN_AT_ONCE = 10;

/** The access log page given in the address. */
export const accessPageOf = (search: URLSearchParams): number =>
  Math.max(1, Math.floor(Number(search.get('seen'))) || 1);

/** One page of the access log. */
export const accessesQuery = (page: number) => read('listAccesses', { query: { page, limit: SEEN_AT_ONCE } });

export const accessPages = (total: number): number => Math.ceil(total / SEEN_AT_ONCE);
