import type { CallInput } from '#contract/api.ts';
import type { CallName, ROUTES } from '#contract/routes.ts';

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** The version of what is changed, as the caller holds it; undefined when it is not known. */
type Held<N extends CallName> = (typeof ROUTES)[N] extends { versioned: true }
  ? { version: number | undefined }
  : unknown;

/**
 * What a call wants: those of `params`, `query` and `body` that its row names,
 * and the `version` of what it changes. A query may be left out, since every
 * filter may.
 */
export type CallOptions<N extends CallName> = Omit<Defined<CallInput<N>>, 'query' | 'body'> & {
  query?: Partial<CallInput<N>['query']>;
  /** An object for JSON, or a form with files. */
  body?: CallInput<N>['body'] | FormData;
} & Held<N>;
