import type { CallOutput, ParsedInput } from '#contract/api.ts';
import type { CallName, ROUTES } from '#contract/routes.ts';
import type { Answer } from '#server/answer.ts';
import type { CallerOf } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';

/** A handler's context: its caller, of one of the kinds that its route allows, and its dependencies. */
export interface Context<N extends CallName> {
  caller: CallerOf<(typeof ROUTES)[N]['who'][number]>;
  deps: Deps;
  meta: RequestMeta;
}

export type Handler<N extends CallName> = (
  input: ParsedInput<N>,
  context: Context<N>,
) => Promise<Answer<CallOutput<N>>>;

/** One line for each of these calls; the compiler checks that none is missing. */
export type Handlers<Routes> = { [N in keyof Routes & CallName]: Handler<N> };
