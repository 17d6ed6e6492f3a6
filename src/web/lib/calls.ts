import type { CallInput } from '#contract/api.ts';
import type { CallName } from '#contract/routes.ts';

type Defined<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/**
 * What a call wants: those of `params`, `query` and `body` that its row names.
 * A query may be left out, since every filter may.
 */
export type CallOptions<N extends CallName> = Omit<Defined<CallInput<N>>, 'query' | 'body'> & {
  query?: Partial<CallInput<N>['query']>;
  /** An object for JSON, or a form with files. */
  body?: CallInput<N>['body'] | FormData;
};
