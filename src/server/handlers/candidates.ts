import type { candidateRoutes } from '#contract/routes/candidates.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { changeAccountStatuses } from '#server/modules/accounts/change-account-status.ts';
import { getCandidate } from '#server/modules/candidates/get-candidate.ts';
import { getCandidateLanguage } from '#server/modules/candidates/get-candidate-language.ts';
import { inviteCandidate } from '#server/modules/candidates/invite-candidate.ts';
import { jobsNotInvitedTo } from '#server/modules/candidates/jobs-not-invited-to.ts';
import { countCandidates, exportCandidates, listCandidates } from '#server/modules/candidates/list-candidates.ts';
import { setCandidateStatus } from '#server/modules/candidates/set-candidate-status.ts';
import { updateCandidate } from '#server/modules/candidates/update-candidate.ts';

export const candidateHandlers: Handlers<typeof candidateRoutes> = {
  setCandidateStatuses: async ({ body }, { caller, deps }) =>
    ok(await changeAccountStatuses(deps, caller, { kind: 'candidate', ...body })),
  listCandidates: async ({ query }, { caller, deps }) => pageOf(await listCandidates(deps, caller, query)),
  candidateStats: async (_input, { deps }) => ok(await countCandidates(deps)),
  exportCandidates: ({ query }, { caller, deps }) => exportCandidates(deps, caller, query),
  getCandidate: async ({ params }, { caller, deps }) => ok(await getCandidate(deps, caller, params.id)),
  updateCandidate: async ({ params: { id }, body, files }, { caller, deps, meta }) =>
    ok(await updateCandidate(deps, caller, { id, edit: body, files, ifMatch: meta.ifMatch })),
  candidateLanguage: async ({ params }, { caller, deps }) => ok(await getCandidateLanguage(deps, caller, params.id)),
  jobsNotInvitedTo: async ({ params }, { caller, deps }) => ok(await jobsNotInvitedTo(deps, caller, params.id)),
  inviteCandidate: async ({ params, body }, { caller, deps }) =>
    ok(await inviteCandidate(deps, caller, { ...params, ...body })),
  setCandidateStatus: async ({ params, body }, { caller, deps, meta }) =>
    ok(await setCandidateStatus(deps, caller, meta, { ...params, ...body })),
};
