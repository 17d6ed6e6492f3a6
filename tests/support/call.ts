import type { CallOutput } from '#contract/api.ts';
import type { CallName } from '#contract/routes.ts';
import type { Answer } from '#server/answer.ts';
import type { Caller } from '#server/caller.ts';
import type { createEndpoint, RawInput } from '#server/endpoint.ts';
import { metaFrom } from './deps.ts';

/** Returns a function that makes calls as a given caller, without HTTP. */
export const callerOf =
  (endpoint: () => ReturnType<typeof createEndpoint>) =>
  <N extends CallName>(name: N, caller: Caller, input: RawInput): Promise<Answer<CallOutput<N>>> =>
    endpoint().call(name, input, caller, metaFrom()) as Promise<Answer<CallOutput<N>>>;
