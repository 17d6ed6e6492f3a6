import { z } from 'zod';
import { AnswerRecord } from '#contract/applications.ts';
import {
  CodeRequest,
  Company,
  CompanyCard,
  CompanyEdit,
  CompanyJobQuery,
  CompanyQuery,
  DomainCode,
  FollowedQuery,
  NewCompanyPicture,
  OwnCompany,
} from '#contract/companies.ts';
import { Job } from '#contract/jobs.ts';
import { CompanyReport } from '#contract/reports.ts';
import type { companyRoutes } from '#contract/routes/companies.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

/** PostgreSQL cannot compare NUL. */
const bySlug = z.object({
  slug: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^\p{Cc}]+$/u),
});

export const companyApi = {
  listCompanies: {
    summary: 'List verified companies, those with most open jobs first',
    query: CompanyQuery,
    output: z.array(CompanyCard),
  },
  getCompany: { summary: 'Get a company page, verified or not', params: bySlug, output: Company },
  reportCompany: {
    summary: 'Report a company page that is public',
    params: bySlug,
    body: CompanyReport,
    output: Message,
  },
  listCompanyJobs: {
    summary: 'List the open jobs of a company, newest first',
    params: bySlug,
    query: CompanyJobQuery,
    output: z.array(Job),
  },
  companyAnswerRecord: {
    summary: 'Get how reliably a company answers in time; null while there are too few applications',
    params: bySlug,
    output: z.object({ record: AnswerRecord.nullable() }),
  },
  followCompany: {
    summary: 'Follow a verified company to get notices of its new jobs; repeating it changes nothing',
    params: bySlug,
    output: Message,
  },
  unfollowCompany: { summary: 'Unfollow a company; repeating it changes nothing', params: bySlug, output: Message },
  listFollowed: {
    summary: 'List the companies you follow, most recent first',
    query: FollowedQuery,
    output: z.array(CompanyCard),
  },
  getOwnCompany: { summary: 'Get your company as its page is edited', output: OwnCompany },
  updateOwnCompany: {
    summary: 'Edit your company page; absent fields stay unchanged',
    body: CompanyEdit,
    output: OwnCompany,
  },
  setCompanyCover: { summary: 'Set the cover picture of your company page', body: z.object({}), output: OwnCompany },
  removeCompanyCover: { summary: 'Remove the cover picture', output: OwnCompany },
  addCompanyPicture: { summary: 'Add a picture to your company page', body: NewCompanyPicture, output: OwnCompany },
  removeCompanyPicture: { summary: 'Remove a picture', params: byId, output: OwnCompany },
  requestDomainCode: {
    summary: 'Email a code to an address at your company’s domain',
    body: CodeRequest,
    output: Message,
  },
  confirmDomain: { summary: 'Confirm the domain with the code', body: DomainCode, output: OwnCompany },
  askForVerification: {
    summary: 'Ask an administrator to verify your company, with a document or a confirmed domain',
    body: z.object({}),
    output: OwnCompany,
  },
  openVerificationDocument: {
    summary: 'Open the document of a verification request; it is deleted after the decision',
    params: byId,
    output: z.unknown(),
  },
} as const satisfies Record<keyof typeof companyRoutes, Shapes>;
