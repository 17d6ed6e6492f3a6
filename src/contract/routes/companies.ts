import { anyone, people, type Route } from './route.ts';

export const companyRoutes = {
  listCompanies: { method: 'GET', path: '/api/companies', who: anyone, paged: people },
  getCompany: { method: 'GET', path: '/api/companies/pages/:slug', who: anyone },
  listCompanyJobs: { method: 'GET', path: '/api/companies/pages/:slug/jobs', who: anyone, paged: people },
  followCompany: { method: 'PUT', path: '/api/companies/pages/:slug/follow', who: ['candidate'] },
  unfollowCompany: { method: 'DELETE', path: '/api/companies/pages/:slug/follow', who: ['candidate'] },
  listFollowed: { method: 'GET', path: '/api/companies/followed', who: ['candidate'], paged: people },
  getOwnCompany: { method: 'GET', path: '/api/companies/own', who: ['recruiter'] },
  updateOwnCompany: {
    method: 'PUT',
    path: '/api/companies/own',
    who: ['recruiter'],
    body: ['json'],
    versioned: true,
  },
  setCompanyCover: {
    method: 'PUT',
    path: '/api/companies/own/cover',
    who: ['recruiter'],
    body: ['multipart'],
    files: ['cover'],
  },
  removeCompanyCover: { method: 'DELETE', path: '/api/companies/own/cover', who: ['recruiter'] },
  addCompanyPicture: {
    method: 'POST',
    path: '/api/companies/own/pictures',
    who: ['recruiter'],
    body: ['multipart'],
    files: ['picture'],
    status: 201,
  },
  removeCompanyPicture: { method: 'DELETE', path: '/api/companies/own/pictures/:id', who: ['recruiter'] },
  requestDomainCode: { method: 'POST', path: '/api/companies/own/code', who: ['recruiter'], body: ['json'] },
  confirmDomain: { method: 'PUT', path: '/api/companies/own/domain', who: ['recruiter'], body: ['json'] },
  askForVerification: {
    method: 'PUT',
    path: '/api/companies/own/verification',
    who: ['recruiter'],
    body: ['multipart'],
    files: ['document'],
  },
} as const satisfies Record<string, Route>;
