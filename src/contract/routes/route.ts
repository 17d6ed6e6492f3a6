/**
 * Who calls. `visitor` means that no session is needed. Without a live session
 * the others get 401, and a kind that is not named gets 403. What is not one's
 * own is then looked for in vain: 404.
 */
export type CallerKind = 'visitor' | 'candidate' | 'recruiter' | 'admin' | 'super_admin';

/** The features that calls belong to, one for each file of this folder. */
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
  /** Which bodies are taken; nothing when there is no body. */
  body?: readonly ('json' | 'multipart' | 'form')[];
  /** The file fields of a multipart body. */
  files?: readonly string[];
  /** The status of a success; 200 when not said. */
  status?: 200 | 201;
  /** A list that takes `page` and `limit` and answers `X-Total-Count` and `Link`. */
  paged?: { limit: number; most: number };
  /** Honours `Idempotency-Key`. */
  repeatable?: true;
  /** Changes something that has a version: honours `If-Match`, and answers STALE_VERSION with the newer one. */
  versioned?: true;
  /** A form that works without scripts: the Origin header is checked. */
  publicForm?: true;
  /** Files may come in the JSON as `data:` URLs, so the body may be that large. */
  dataUrls?: true;
  /** A write: the features, beside its own, of which answers are out of date after it. */
  touches?: readonly Feature[];
  /** What comes back is a file, not JSON. */
  answersFile?: true;
  /** What comes back are server-sent events, as long as the caller listens. The page asks by itself: its session lasts no longer for it. */
  answersStream?: true;
  /** Open to an administrator who must set up a second factor first. What visitors may call is answered to them as to a visitor. */
  beforeSecondFactor?: true;
}

/** The header of what a page asks by itself, such as a refetch after an event: it keeps no session alive. */
export const ASKED_BY_PAGE = 'x-asked-by-page';

/** The header of what somebody signed in has read: listening from there on, a page misses nothing. */
export const STREAM_POSITION = 'x-stream-position';

/** Whether this kind of caller passes the door of a call. What they may do behind it, its use case decides. */
export const letsIn = ({ who }: Pick<Route, 'who'>, kind: CallerKind): boolean => who.includes(kind);

export const anyone = ['visitor', 'candidate', 'recruiter', 'admin', 'super_admin'] as const;
export const signedIn = ['candidate', 'recruiter', 'admin', 'super_admin'] as const;
export const admins = ['admin', 'super_admin'] as const;

export const longList = { limit: 100, most: 1000 } as const;
export const people = { limit: 20, most: 100 } as const;
