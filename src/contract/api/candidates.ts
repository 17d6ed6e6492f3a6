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
  JobsNotInvitedTo,
} from '#contract/candidates.ts';
import type { candidateRoutes } from '#contract/routes/candidates.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

export const candidateApi = {
  setCandidateStatuses: {
    summary: 'Change the status of several candidates',
    body: AccountsStatusChange,
    output: BulkChanged,
  },
  listCandidates: {
    summary: 'List candidates with the details you may see',
    query: CandidateQuery,
    output: z.array(Candidate),
  },
  candidateStats: { summary: 'Count candidates', output: CandidateStats },
  exportCandidates: { summary: 'Export candidates as CSV', query: CandidateQuery, output: z.unknown() },
  getCandidate: { summary: 'Get a candidate with the details you may see', params: byId, output: Candidate },
  updateCandidate: {
    summary: 'Edit a candidate: candidates edit themselves, administrators the fields they may change',
    params: byId,
    body: CandidateEdit,
    output: Candidate,
  },
  candidateLanguage: {
    summary: 'Get the language a candidate reads, for whoever writes to them',
    params: byId,
    output: CandidateLanguage,
  },
  jobsNotInvitedTo: {
    summary: 'List your jobs that a candidate has applied to or was invited to',
    params: byId,
    output: JobsNotInvitedTo,
  },
  inviteCandidate: {
    summary: 'Invite a findable candidate to apply for your job; up to 20 a day',
    params: byId,
    body: Invitation,
    output: Message,
  },
  setCandidateStatus: {
    summary: 'Change the status of a candidate',
    params: byId,
    body: AccountStatusChange,
    output: Candidate,
  },
} as const satisfies Record<keyof typeof candidateRoutes, Shapes>;
