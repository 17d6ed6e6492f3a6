import { anyone, people, type Route } from './route.ts';

export const matchRoutes = {
  bestJobs: { method: 'GET', path: '/api/matches/jobs', who: ['candidate'], paged: people },
  ownFits: { method: 'GET', path: '/api/matches/fits', who: ['candidate'] },
  ownFit: { method: 'GET', path: '/api/jobpostingform/jobs/:id/fit', who: ['candidate'] },
  dismissedJobs: { method: 'GET', path: '/api/matches/dismissed', who: ['candidate'], paged: people },
  dismissJob: { method: 'PUT', path: '/api/matches/dismissed/:jobId', who: ['candidate'], body: ['json'] },
  undismissJob: { method: 'DELETE', path: '/api/matches/dismissed/:jobId', who: ['candidate'] },
  whatToLearn: { method: 'GET', path: '/api/skills/missing', who: ['candidate'] },
  askedSkills: { method: 'GET', path: '/api/skills/asked', who: anyone },
  applicationFit: { method: 'GET', path: '/api/matches/applications/:id', who: ['candidate', 'recruiter'] },
  fittingCandidates: { method: 'GET', path: '/api/matches/candidates', who: ['recruiter'], paged: people },
  postingFit: { method: 'POST', path: '/api/matches/posting', who: ['recruiter'], body: ['json'] },
} as const satisfies Record<string, Route>;
