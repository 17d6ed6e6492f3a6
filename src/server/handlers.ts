import type { CallOutput, ParsedInput } from '#contract/api.ts';
import type { CallName, ROUTES } from '#contract/routes.ts';
import { type Answer, ok, pageOf } from '#server/answer.ts';
import type { CallerOf } from '#server/caller.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { openFile } from '#server/modules/files/public.ts';
import {
  createJob,
  deleteJob,
  getJob,
  jobFacets,
  listJobs,
  setJobStatus,
  similarJobs,
  suggest,
  updateJob,
} from '#server/modules/jobs/public.ts';

/** What a handler knows of its caller: one of the kinds that its row lets in. */
export interface Context<N extends CallName> {
  caller: CallerOf<(typeof ROUTES)[N]['who'][number]>;
  deps: Deps;
  meta: RequestMeta;
}

export type Handler<N extends CallName> = (
  input: ParsedInput<N>,
  context: Context<N>,
) => Promise<Answer<CallOutput<N>>>;

/** A line for each call of the table; the compiler checks that none is missing. */
export const HANDLERS: { [N in CallName]: Handler<N> } = {
  listJobs: async ({ query }, { caller, deps }) => pageOf(await listJobs(deps, caller, query)),
  getJob: async ({ params }, { caller, deps }) => ok(await getJob(deps, caller, params)),
  createJob: async ({ body }, { caller, deps }) => ok(await createJob(deps, caller, body)),
  jobFacets: async ({ query }, { caller, deps }) => ok(await jobFacets(deps, caller, query)),
  similarJobs: async ({ params }, { caller, deps }) => ok(await similarJobs(deps, caller, params)),
  updateJob: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await updateJob(deps, caller, { id, edit: body, ifMatch: meta.ifMatch })),
  deleteJob: async ({ params }, { caller, deps }) => ok(await deleteJob(deps, caller, params)),
  setJobStatus: async ({ params: { id }, body }, { caller, deps }) =>
    ok(await setJobStatus(deps, caller, { id, ...body })),
  suggest: async ({ query }, { deps }) => ok(await suggest(deps, query)),
  openFile: ({ params, query }, { deps }) => openFile(deps, { ...params, ...query }),
};
