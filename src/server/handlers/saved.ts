import type { savedRoutes } from '#contract/routes/saved.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { listSavedJobs, saveJob, unsaveJob } from '#server/modules/jobs/public.ts';
import { changeSearch, deleteSearch, listSearches, saveSearch } from '#server/modules/jobs/saved/saved-searches.ts';

export const savedHandlers: Handlers<typeof savedRoutes> = {
  listSavedJobs: async ({ query }, { caller, deps }) => pageOf(await listSavedJobs(deps, caller, query)),
  saveJob: async ({ params }, { caller, deps }) => ok(await saveJob(deps, caller, params)),
  unsaveJob: async ({ params }, { caller, deps }) => ok(await unsaveJob(deps, caller, params)),
  listSearches: async ({ query }, { caller, deps }) => pageOf(await listSearches(deps, caller, query)),
  saveSearch: async ({ body }, { caller, deps }) => ok(await saveSearch(deps, caller, body)),
  changeSearch: async ({ params, body }, { caller, deps }) =>
    ok(await changeSearch(deps, caller, { ...body, ...params })),
  deleteSearch: async ({ params }, { caller, deps }) => ok(await deleteSearch(deps, caller, params)),
};
