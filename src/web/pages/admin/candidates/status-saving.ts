import type { AccountStatus } from '#contract/vocabularies.ts';
import { adminTexts } from '#texts/admin.ts';
import { call } from '#web/lib/api-client.ts';
import { HELD } from '#web/pages/admin/candidates/candidate-queries.ts';
import type { StatusSaving } from '#web/pages/admin/list/use-status-change.ts';

/** Changes the status of one candidate. */
export const candidateStatusSaving: StatusSaving<AccountStatus> = {
  held: HELD,
  shownAs: (userStatus) => ({ userStatus }),
  save: ({ id, status }, reason, version) =>
    call('setCandidateStatus', { params: { id }, version, body: { userStatus: status, reason } }),
  done: adminTexts.statusChange.done,
  failed: adminTexts.statusChange.failed,
};
