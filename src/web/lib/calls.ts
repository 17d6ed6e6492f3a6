import type { CallInput } from '#contract/api.ts';
import type { CallName, ROUTES } from '#contract/routes.ts';

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The caller's version of the object to change; undefined when unknown. */
type Held<N extends CallName> = (typeof ROUTES)[N] extends { versioned: true }
  ? { version: number | undefined }
  : unknown;

/**
 * A call's options: those of `params`, `query` and `body` that its route defines, and the `version` of the object to
 * change. The query may be omitted, since every filter is optional.
 */
export type CallOptions<N extends CallName> = Omit<Defined<CallInput<N>>, 'query' | 'body'> & {
  query?: Partial<CallInput<N>['query']>;
  /** An object for JSON, or a form with files. */
  body?: CallInput<N>['body'] | FormData;
} & Held<N>;
