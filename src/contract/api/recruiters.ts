import { z } from 'zod';
import { AccountStatusChange } from '#contract/accounts.ts';
import { AccountsStatusChange, BulkChanged } from '#contract/bulk.ts';
import { Recruiter, RecruiterEdit, RecruiterQuery, RecruiterStats, Verification } from '#contract/recruiters.ts';
import type { recruiterRoutes } from '#contract/routes/recruiters.ts';
import { byId, type Shapes } from './shapes.ts';

export const recruiterApi = {
  listRecruiters: {
    summary: 'List companies; administrators get whole rows',
    query: RecruiterQuery,
    output: z.array(Recruiter),
  },
  getRecruiter: { summary: 'Get a recruiter', params: byId, output: Recruiter },
  updateRecruiter: {
    summary: 'Edit a recruiter; absent fields stay unchanged',
    params: byId,
    body: RecruiterEdit,
    output: Recruiter,
  },
  setRecruiterStatus: {
    summary: 'Change the status of a recruiter',
    params: byId,
    body: AccountStatusChange,
    output: Recruiter,
  },
  verifyRecruiter: {
    summary: 'Verify a recruiter’s company under its current name, or end the verification',
    params: byId,
    body: Verification,
    output: Recruiter,
  },
  recruiterStats: { summary: 'Count recruiters by status and company', output: RecruiterStats },
  exportRecruiters: { summary: 'Export recruiters as CSV', query: RecruiterQuery, output: z.unknown() },
  setRecruiterStatuses: {
    summary: 'Change the status of several recruiters',
    body: AccountsStatusChange,
    output: BulkChanged,
  },
} as const satisfies Record<keyof typeof recruiterRoutes, Shapes>;
