import { admins, longList, type Route, signedIn } from './route.ts';

export const applicationRoutes = {
  submitApplication: {
    method: 'POST',
    path: '/api/applyjobs',
    who: ['candidate'],
    body: ['multipart', 'json'],
    files: ['resume'],
    status: 201,
    repeatable: true,
  },
  listApplications: { method: 'GET', path: '/api/applyjobs', who: signedIn, paged: longList },
  applicationStats: { method: 'GET', path: '/api/applyjobs/stats', who: signedIn },
  getApplication: { method: 'GET', path: '/api/applyjobs/:id', who: signedIn },
  applicationTimeline: { method: 'GET', path: '/api/applyjobs/:id/timeline', who: signedIn },
  setApplicationStatus: {
    method: 'PUT',
    path: '/api/applyjobs/:id/status',
    who: signedIn,
    body: ['json'],
    versioned: true,
  },
  listNotes: { method: 'GET', path: '/api/applyjobs/:id/notes', who: ['recruiter'] },
  addNote: {
    method: 'POST',
    path: '/api/applyjobs/:id/notes',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  editNote: { method: 'PUT', path: '/api/applyjobs/:id/notes/:noteId', who: ['recruiter'], body: ['json'] },
  deleteNote: { method: 'DELETE', path: '/api/applyjobs/:id/notes/:noteId', who: ['recruiter'] },
  rateApplication: { method: 'PUT', path: '/api/applyjobs/:id/rating', who: ['recruiter'], body: ['json'] },
  answerApplications: {
    method: 'PUT',
    path: '/api/applyjobs/bulk-status',
    who: ['recruiter'],
    body: ['json'],
    repeatable: true,
  },
  exportApplications: {
    method: 'GET',
    path: '/api/applyjobs/export',
    who: ['recruiter', ...admins],
    answersFile: true,
  },
} as const satisfies Record<string, Route>;
