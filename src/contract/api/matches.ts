import { z } from 'zod';
import {
  ApplicationFit,
  AskedSkills,
  BestJob,
  BestJobsQuery,
  DismissedJob,
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
    summary: 'Open jobs that fit the candidate, the best first',
    query: BestJobsQuery,
    output: z.array(BestJob),
  },
  ownFits: { summary: 'How the candidate fits up to 50 jobs, for their cards', query: OwnFitsQuery, output: OwnFits },
  ownFit: { summary: 'How the candidate fits one job, with all reasons', params: byJobId, output: OwnFit },
  dismissJob: {
    summary: '"Not for me": no longer recommended; again changes the reason',
    params: byDismissedJob,
    body: NotForMe,
    output: DismissedJob,
  },
  undismissJob: {
    summary: 'Recommends a job again; again is harmless',
    params: byDismissedJob,
    output: Message,
  },
  whatToLearn: { summary: 'Skills that would open most jobs to the candidate', output: WhatToLearn },
  askedSkills: { summary: 'What all open jobs ask for most', output: AskedSkills },
  applicationFit: {
    summary: 'How the candidate of an application fits its job, with all reasons',
    params: byId,
    output: ApplicationFit,
  },
  fittingCandidates: {
    summary: 'Who of the database fits an own job, the best first; each counts against the day',
    query: FittingQuery,
    output: z.array(FittingCandidate),
  },
  postingFit: {
    summary: 'About how many candidates have the skills of a job being posted',
    body: PostingSkills,
    output: PostingFit,
  },
} as const satisfies Record<keyof typeof matchRoutes, Shapes>;
