import { z } from 'zod';
import { AccountStatusChange } from '#contract/accounts.ts';
import { AccountsStatusChange, BulkChanged } from '#contract/bulk.ts';
import {
  Candidate,
  CandidateEdit,
  CandidateLanguage,
  CandidateQuery,
  CandidateStats,
  Invitation,
} from '#contract/candidates.ts';
import type { candidateRoutes } from '#contract/routes/candidates.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

export const candidateApi = {
  setCandidateStatuses: {
    summary: 'Gives many candidates one status',
    body: AccountsStatusChange,
    output: BulkChanged,
  },
  listCandidates: {
    summary: 'Candidates, as far as the caller may see them',
    query: CandidateQuery,
    output: z.array(Candidate),
  },
  candidateStats: { summary: 'Counts of the candidates', output: CandidateStats },
  exportCandidates: { summary: 'The list as CSV', query: CandidateQuery, output: z.unknown() },
  getCandidate: { summary: 'One candidate, as far as the caller may see', params: byId, output: Candidate },
  updateCandidate: {
    summary: 'Edits a candidate: the person their own, an administrator what the office may',
    params: byId,
    body: CandidateEdit,
    output: Candidate,
  },
  candidateLanguage: {
    summary: 'In which language a candidate reads, for whoever writes to them',
    params: byId,
    output: CandidateLanguage,
  },
  inviteCandidate: {
    summary: 'Asks a findable candidate to apply to an own job; 20 a day',
    params: byId,
    body: Invitation,
    output: Message,
  },
  setCandidateStatus: {
    summary: 'Changes the status of a candidate',
    params: byId,
    body: AccountStatusChange,
    output: Candidate,
  },
} as const satisfies Record<keyof typeof candidateRoutes, Shapes>;
