import { z } from 'zod';
import {
  ApplicationFit,
  AskedSkills,
  BestJob,
  BestJobsQuery,
  DismissedJob,
  DismissedListing,
  DismissedQuery,
  FittingCandidate,
  FittingQuery,
  NotForMe,
  OwnFit,
  OwnFits,
  OwnFitsQuery,
  PostingFit,
  PostingSkills,
  WhatToLearn,
} from '#contract/fit.ts';
import type { matchRoutes } from '#contract/routes/matches.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

const byJobId = z.object({ id: z.string().min(1).max(64) });
const byDismissedJob = z.object({ jobId: z.string().min(1).max(64) });

export const matchApi = {
  bestJobs: {
    summary: 'List open jobs that fit you, best first',
    query: BestJobsQuery,
    output: z.array(BestJob),
  },
  ownFits: { summary: 'Get how you fit up to 50 jobs, for their cards', query: OwnFitsQuery, output: OwnFits },
  ownFit: { summary: 'Get how you fit a job, with all reasons', params: byJobId, output: OwnFit },
  dismissedJobs: {
    summary: 'List the jobs you asked us not to recommend, newest first',
    query: DismissedQuery,
    output: z.array(DismissedListing),
  },
  dismissJob: {
    summary: 'Stop recommending a job; repeating it changes the reason',
    params: byDismissedJob,
    body: NotForMe,
    output: DismissedJob,
  },
  undismissJob: {
    summary: 'Recommend a job again; repeating it changes nothing',
    params: byDismissedJob,
    output: Message,
  },
  whatToLearn: { summary: 'List skills that would open the most jobs to you', output: WhatToLearn },
  askedSkills: { summary: 'List the skills that open jobs ask for most', output: AskedSkills },
  applicationFit: {
    summary: 'Get how an applicant fits the job, with all reasons',
    params: byId,
    output: ApplicationFit,
  },
  fittingCandidates: {
    summary: 'List candidates in the database who fit your job, best first; each counts towards the daily limit',
    query: FittingQuery,
    output: z.array(FittingCandidate),
  },
  postingFit: {
    summary: 'Estimate how many candidates have the skills of a job being posted',
    body: PostingSkills,
    output: PostingFit,
  },
} as const satisfies Record<keyof typeof matchRoutes, Shapes>;
