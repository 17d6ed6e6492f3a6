import type { RecruiterQuery } from '#contract/recruiters.ts';
import type { recruiterRoutes } from '#contract/routes/recruiters.ts';
import { ok, pageOf } from '#server/answer.ts';
import { type Caller, isAdmin } from '#server/caller.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { changeAccountStatuses } from '#server/modules/accounts/change-account-status.ts';
import { wordsOfCompanies } from '#server/modules/hindi/public.ts';
import { getRecruiter } from '#server/modules/recruiters/get-recruiter.ts';
import { countRecruiters, exportRecruiters, listRecruiters } from '#server/modules/recruiters/list-recruiters.ts';
import { setRecruiterStatus } from '#server/modules/recruiters/set-recruiter-status.ts';
import { updateRecruiter } from '#server/modules/recruiters/update-recruiter.ts';
import { verifyRecruiter } from '#server/modules/recruiters/verify-recruiter.ts';

/** Administrators find a company by its name in either script. */
const inBothScripts = (caller: Caller, query: RecruiterQuery): RecruiterQuery =>
  isAdmin(caller)
    ? { ...query, q: query.q.flatMap(wordsOfCompanies), companyName: query.companyName.flatMap(wordsOfCompanies) }
    : query;

export const recruiterHandlers: Handlers<typeof recruiterRoutes> = {
  listRecruiters: async ({ query }, { caller, deps }) =>
    pageOf(await listRecruiters(deps, caller, inBothScripts(caller, query))),
  getRecruiter: async ({ params }, { caller, deps }) => ok(await getRecruiter(deps, caller, params.id)),
  updateRecruiter: async ({ params: { id }, body, files }, { caller, deps, meta }) =>
    ok(await updateRecruiter(deps, caller, { id, edit: body, files, ifMatch: meta.ifMatch })),
  setRecruiterStatus: async ({ params, body }, { caller, deps, meta }) =>
    ok(await setRecruiterStatus(deps, caller, meta, { ...params, ...body })),
  verifyRecruiter: async ({ params, body }, { caller, deps, meta }) =>
    ok(await verifyRecruiter(deps, caller, meta, { ...params, ...body })),
  recruiterStats: async (_input, { deps }) => ok(await countRecruiters(deps)),
  exportRecruiters: ({ query }, { caller, deps }) => exportRecruiters(deps, caller, inBothScripts(caller, query)),
  setRecruiterStatuses: async ({ body }, { caller, deps }) =>
    ok(await changeAccountStatuses(deps, caller, { kind: 'recruiter', ...body })),
};
