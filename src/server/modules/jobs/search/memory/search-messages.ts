import type { Clock } from '../job-lists.store.ts';
import type { SearchCalls } from './job-search.ts';

export type CallName = keyof SearchCalls;

/** To the worker. */
export type SearchRequest =
  | { kind: 'follow' }
  | { [N in CallName]: { kind: 'ask'; id: number; call: N; input: SearchCalls[N]['input']; clock: Clock } }[CallName];

/** From the worker. */
export type SearchNews =
  /** The index includes everything committed before `at`, in milliseconds. */
  | { kind: 'current'; at: number }
  | { kind: 'answer'; id: number; output: SearchCalls[CallName]['output'] }
  | { kind: 'failed'; id: number }
  | { kind: 'trouble'; message: string };
