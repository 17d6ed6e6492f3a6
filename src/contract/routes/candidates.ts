import { admins, anyone, people, type Route } from './route.ts';

export const candidateRoutes = {
  setCandidateStatuses: {
    method: 'PUT',
    path: '/api/candidates/bulk-status',
    who: admins,
    body: ['json'],
    repeatable: true,
    touches: ['profiles', 'accounts', 'administration', 'applications'],
  },
  listCandidates: { method: 'GET', path: '/api/candidates', who: anyone, paged: people },
  candidateStats: { method: 'GET', path: '/api/candidates/stats', who: admins },
  exportCandidates: { method: 'GET', path: '/api/candidates/export', who: admins, answersFile: true },
  getCandidate: { method: 'GET', path: '/api/candidates/:id', who: anyone },
  updateCandidate: {
    method: 'PUT',
    path: '/api/candidates/:id',
    who: ['candidate', ...admins],
    body: ['multipart', 'json'],
    files: ['profilePic', 'resumeUpload'],
    versioned: true,
    // A resume uploaded with the profile is read for suggestions.
    touches: ['profiles', 'accounts', 'administration', 'applications', 'resumes'],
  },
  candidateLanguage: { method: 'GET', path: '/api/candidates/:id/language', who: ['recruiter'] },
  jobsNotInvitedTo: { method: 'GET', path: '/api/candidates/:id/invite', who: ['recruiter'] },
  inviteCandidate: {
    method: 'POST',
    path: '/api/candidates/:id/invite',
    who: ['recruiter'],
    body: ['json'],
    status: 201,
    repeatable: true,
  },
  setCandidateStatus: {
    method: 'PUT',
    path: '/api/candidates/:id/status',
    who: admins,
    body: ['json'],
    versioned: true,
    touches: ['profiles', 'accounts', 'administration', 'applications'],
  },
} as const satisfies Record<string, Route>;
