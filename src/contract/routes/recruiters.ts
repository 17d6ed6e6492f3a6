import { admins, anyone, people, type Route } from './route.ts';

export const recruiterRoutes = {
  listRecruiters: { method: 'GET', path: '/api/recruiters/recruiters', who: anyone, paged: people },
  getRecruiter: { method: 'GET', path: '/api/recruiters/recruiter/:id', who: ['recruiter', ...admins] },
  updateRecruiter: {
    method: 'PUT',
    path: '/api/recruiters/recruiter/:id',
    who: ['recruiter', ...admins],
    body: ['multipart', 'json'],
    files: ['avatar', 'companyLogoUpload'],
    versioned: true,
    touches: ['accounts', 'administration', 'jobs'],
  },
  setRecruiterStatus: {
    method: 'PUT',
    path: '/api/recruiters/recruiter/:id/status',
    who: admins,
    body: ['json'],
    versioned: true,
    touches: ['accounts', 'administration', 'jobs'],
  },
  verifyRecruiter: {
    method: 'PUT',
    path: '/api/recruiters/recruiter/:id/verification',
    who: admins,
    body: ['json'],
    versioned: true,
    touches: ['accounts', 'administration', 'jobs'],
  },
  recruiterStats: { method: 'GET', path: '/api/recruiters/stats', who: admins },
  exportRecruiters: { method: 'GET', path: '/api/recruiters/export', who: admins, answersFile: true },
  setRecruiterStatuses: {
    method: 'PUT',
    path: '/api/recruiters/bulk-status',
    who: admins,
    body: ['json'],
    repeatable: true,
    touches: ['accounts', 'administration', 'jobs'],
  },
} as const satisfies Record<string, Route>;
