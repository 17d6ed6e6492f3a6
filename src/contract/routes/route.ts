/**
 * The kinds of callers. `visitor` means that no session is needed. Others get 401 without a live session, and a kind
 * that is not listed gets 403. Records that are not the caller's own get 404.
 */
export type CallerKind = 'visitor' | 'candidate' | 'recruiter' | 'admin' | 'super_admin';

/** The features of calls, one for each file in this folder. */
export type Feature =
  | 'accounts'
  | 'administration'
  | 'applications'
  | 'candidates'
  | 'companies'
  | 'conversations'
  | 'enquiries'
  | 'files'
  | 'interviews'
  | 'jobs'
  | 'matches'
  | 'notices'
  | 'offers'
  | 'profiles'
  | 'recruiters'
  | 'resumes'
  | 'saved'
  | 'stream';

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  who: readonly CallerKind[];
  /** The accepted types of body; absent when there is no body. */
  body?: readonly ('json' | 'multipart' | 'form')[];
  /** The file fields of a multipart body. */
  files?: readonly string[];
  /** Default 200. */
  status?: 200 | 201;
  /** A list with `page` and `limit`, answered with `X-Total-Count` and `Link`. */
  paged?: { limit: number; most: number };
  /** Honours `Idempotency-Key`. */
  repeatable?: true;
  /** Changes a versioned record: honours `If-Match`, and answers STALE_VERSION with the newer one. */
  versioned?: true;
  /** A form that works without scripts: the Origin header is checked. */
  publicForm?: true;
  /** Files may be sent in the JSON as `data:` URLs, so the body limit allows for them. */
  dataUrls?: true;
  /** For a write: the features, besides its own, whose cached answers it makes stale. */
  touches?: readonly Feature[];
  /** The answer is a file, not JSON. */
  answersFile?: true;
  /**
   * The answer is a stream of server-sent events, for as long as the caller listens. The page opens it without user
   * action, so it does not extend the session.
   */
  answersStream?: true;
  /**
   * Allowed for an administrator who still has to set up a second factor. Calls open to visitors are answered as to a
   * visitor.
   */
  beforeSecondFactor?: true;
}

/**
 * The header of requests that a page makes without user action, such as a refetch after an event: they do not extend
 * the session.
 */
export const ASKED_BY_PAGE = 'x-asked-by-page';

/** The header with the stream position of a signed-in answer: a page that listens from there misses no event. */
export const STREAM_POSITION = 'x-stream-position';

/** Whether this kind of caller may make a call. The use case decides what they may do with it. */
export const letsIn = ({ who }: Pick<Route, 'who'>, kind: CallerKind): boolean => who.includes(kind);

export const anyone = ['visitor', 'candidate', 'recruiter', 'admin', 'super_admin'] as const;
export const signedIn = ['candidate', 'recruiter', 'admin', 'super_admin'] as const;
export const admins = ['admin', 'super_admin'] as const;

export const longList = { limit: 100, most: 1000 } as const;
export const people = { limit: 20, most: 100 } as const;
