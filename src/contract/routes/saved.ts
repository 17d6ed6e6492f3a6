import { longList, type Route } from './route.ts';

export const savedRoutes = {
  listSavedJobs: { method: 'GET', path: '/api/saved-jobs', who: ['candidate'], paged: longList },
  saveJob: { method: 'PUT', path: '/api/saved-jobs/:jobId', who: ['candidate'] },
  unsaveJob: { method: 'DELETE', path: '/api/saved-jobs/:jobId', who: ['candidate'] },
  listSearches: { method: 'GET', path: '/api/saved-searches', who: ['candidate'], paged: longList },
  saveSearch: {
    method: 'POST',
    path: '/api/saved-searches',
    who: ['candidate'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  changeSearch: { method: 'PUT', path: '/api/saved-searches/:id', who: ['candidate'], body: ['json'] },
  deleteSearch: { method: 'DELETE', path: '/api/saved-searches/:id', who: ['candidate'] },
} as const satisfies Record<string, Route>;
