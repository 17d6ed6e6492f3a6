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

const bySlug = z.object({ slug: z.string().min(1).max(100) });

export const companyApi = {
  listCompanies: {
    summary: 'Verified companies, those with most open jobs first',
    query: CompanyQuery,
    output: z.array(CompanyCard),
  },
  getCompany: { summary: "A company's page; also before it is verified", params: bySlug, output: Company },
  reportCompany: {
    summary: "Reports a company's page that the public sees",
    params: bySlug,
    body: CompanyReport,
    output: Message,
  },
  listCompanyJobs: {
    summary: "A company's own open jobs, the newest first",
    params: bySlug,
    query: CompanyJobQuery,
    output: z.array(Job),
  },
  companyAnswerRecord: {
    summary: 'How a company keeps its promises to answer; null while it is too few to say',
    params: bySlug,
    output: z.object({ record: AnswerRecord.nullable() }),
  },
  followCompany: {
    summary: 'New jobs of a verified company come as notices; again is harmless',
    params: bySlug,
    output: Message,
  },
  unfollowCompany: { summary: 'Follows a company no longer; again is harmless', params: bySlug, output: Message },
  listFollowed: {
    summary: 'The companies that the candidate follows, the last first',
    query: FollowedQuery,
    output: z.array(CompanyCard),
  },
  getOwnCompany: { summary: "The recruiter's own company, as its page is edited", output: OwnCompany },
  updateOwnCompany: {
    summary: "Edits the page of the recruiter's company; absent fields stay",
    body: CompanyEdit,
    output: OwnCompany,
  },
  setCompanyCover: { summary: 'Gives the page a cover', body: z.object({}), output: OwnCompany },
  removeCompanyCover: { summary: 'Takes the cover away', output: OwnCompany },
  addCompanyPicture: { summary: 'Adds a picture', body: NewCompanyPicture, output: OwnCompany },
  removeCompanyPicture: { summary: 'Takes a picture away', params: byId, output: OwnCompany },
  requestDomainCode: {
    summary: "Mails a code to an address at the company's domain",
    body: CodeRequest,
    output: Message,
  },
  confirmDomain: { summary: 'Confirms the domain by the code', body: DomainCode, output: OwnCompany },
  askForVerification: {
    summary: 'Asks an administrator to verify the company, with a document or a confirmed domain',
    body: z.object({}),
    output: OwnCompany,
  },
} as const satisfies Record<keyof typeof companyRoutes, Shapes>;
