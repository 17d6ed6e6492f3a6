import type { matchRoutes } from '#contract/routes/matches.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import {
  applicationFit,
  askedSkills,
  bestJobs,
  dismissedJobs,
  dismissJob,
  fittingCandidates,
  ownFit,
  ownFits,
  postingFit,
  undismissJob,
  whatToLearn,
} from '#server/modules/matching/public.ts';

export const matchHandlers: Handlers<typeof matchRoutes> = {
  bestJobs: async ({ query }, { caller, deps }) => pageOf(await bestJobs(deps, caller, query)),
  ownFits: async ({ query }, { caller, deps }) => ok(await ownFits(deps, caller, query)),
  ownFit: async ({ params }, { caller, deps }) => ok(await ownFit(deps, caller, params)),
  dismissedJobs: async ({ query }, { caller, deps }) => pageOf(await dismissedJobs(deps, caller, query)),
  dismissJob: async ({ params, body }, { caller, deps }) => ok(await dismissJob(deps, caller, { ...params, ...body })),
  undismissJob: async ({ params }, { caller, deps }) => ok(await undismissJob(deps, caller, params)),
  whatToLearn: async (_input, { caller, deps }) => ok(await whatToLearn(deps, caller)),
  askedSkills: async (_input, { deps }) => ok(await askedSkills(deps)),
  applicationFit: async ({ params }, { caller, deps }) => ok(await applicationFit(deps, caller, params)),
  fittingCandidates: async ({ query }, { caller, deps }) => pageOf(await fittingCandidates(deps, caller, query)),
  postingFit: async ({ body }, { deps }) => ok(await postingFit(deps, body)),
};
