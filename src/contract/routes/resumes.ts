import type { Route } from './route.ts';

export const resumeRoutes = {
  listResumeSuggestions: { method: 'GET', path: '/api/resume/suggestions', who: ['candidate'] },
  buildResume: {
    method: 'POST',
    path: '/api/resume/build',
    who: ['candidate'],
    body: ['json'],
    answersFile: true,
    touches: ['profiles', 'candidates', 'matches'],
  },
  answerResumeSuggestions: {
    method: 'POST',
    path: '/api/resume/suggestions',
    who: ['candidate'],
    body: ['json'],
    touches: ['profiles', 'candidates', 'matches'],
  },
  answerResumeSuggestion: {
    method: 'PUT',
    path: '/api/resume/suggestions/:id',
    who: ['candidate'],
    body: ['json'],
    touches: ['profiles', 'candidates', 'matches'],
  },
} as const satisfies Record<string, Route>;
