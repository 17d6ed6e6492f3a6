import { z } from 'zod';
import { AccountStatusChange } from '#contract/accounts.ts';
import { AccountsStatusChange, BulkChanged } from '#contract/bulk.ts';
import { Recruiter, RecruiterEdit, RecruiterQuery, RecruiterStats, Verification } from '#contract/recruiters.ts';
import type { recruiterRoutes } from '#contract/routes/recruiters.ts';
import { byId, type Shapes } from './shapes.ts';

export const recruiterApi = {
  listRecruiters: {
    summary: 'Companies; whole rows for administrators',
    query: RecruiterQuery,
    output: z.array(Recruiter),
  },
  getRecruiter: { summary: 'One recruiter', params: byId, output: Recruiter },
  updateRecruiter: {
    summary: 'Edits a recruiter; absent fields stay',
    params: byId,
    body: RecruiterEdit,
    output: Recruiter,
  },
  setRecruiterStatus: {
    summary: 'Changes the status of a recruiter',
    params: byId,
    body: AccountStatusChange,
    output: Recruiter,
  },
  verifyRecruiter: {
    summary: "Verifies a recruiter's company under its present name, or ends the verification",
    params: byId,
    body: Verification,
    output: Recruiter,
  },
  recruiterStats: { summary: 'Counts of recruiters per status and company', output: RecruiterStats },
  exportRecruiters: { summary: 'The list as CSV', query: RecruiterQuery, output: z.unknown() },
  setRecruiterStatuses: {
    summary: 'Gives many recruiters one status',
    body: AccountsStatusChange,
    output: BulkChanged,
  },
} as const satisfies Record<keyof typeof recruiterRoutes, Shapes>;
