import type { AccountStatus } from '#contract/vocabularies.ts';
import { call } from '#web/lib/api-client.ts';
import type { StatusSaving } from '#web/pages/admin/list/use-status-change.ts';
import { adminWords } from '#web/words/en/admin.ts';

/** How the status of one candidate is changed. */
export const candidateStatusSaving: StatusSaving<AccountStatus> = {
  save: ({ id, status }, reason, version) =>
    call('setCandidateStatus', { params: { id }, version, body: { userStatus: status, reason } }),
  done: adminWords.statusChange.done,
  failed: adminWords.statusChange.failed,
};
