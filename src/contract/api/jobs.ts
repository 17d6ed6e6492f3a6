import { z } from 'zod';
import { BulkChanged, JobsStatusChange } from '#contract/bulk.ts';
import {
  ImportQuery,
  ImportReport,
  ImportTakenBack,
  JobImport,
  JobImportToRun,
  ListedImport,
} from '#contract/job-imports.ts';
import {
  JobFacets,
  JobQuery,
  SearchHelp,
  Suggestion,
  SuggestQuery,
  Wordings,
  WordingsQuery,
} from '#contract/job-search.ts';
import { Job, JobEdit, JobPosting, JobStats, JobStatusChange } from '#contract/jobs.ts';
import { JobReport } from '#contract/reports.ts';
import type { jobRoutes } from '#contract/routes/jobs.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

/** A job is identified by its record id or its readable id. */
const byJobId = z.object({ id: z.string().min(1).max(64) });

export const jobApi = {
  listJobs: { summary: 'Search jobs, newest first', query: JobQuery, output: z.array(Job) },
  jobFacets: {
    summary: 'Count jobs by title, place and skill for the given filters',
    query: JobQuery,
    output: JobFacets,
  },
  searchHelp: { summary: 'Suggest other searches when few jobs are found', query: JobQuery, output: SearchHelp },
  searchWordings: { summary: 'Read a text to search for in both scripts', query: WordingsQuery, output: Wordings },
  jobStats: { summary: 'Count the jobs you manage', output: JobStats },
  getJob: { summary: 'Get a job', params: byJobId, output: Job },
  similarJobs: { summary: 'List similar open jobs', params: byJobId, output: z.array(Job) },
  createJob: { summary: 'Post a job', body: JobPosting, output: Job },
  updateJob: { summary: 'Edit a job', params: byId, body: JobEdit, output: Job },
  deleteJob: { summary: 'Delete a job; its applications stay', params: byId, output: Message },
  setJobStatus: { summary: 'Open, close or freeze a job', params: byId, body: JobStatusChange, output: Job },
  setJobStatuses: { summary: 'Change the status of several jobs', body: JobsStatusChange, output: BulkChanged },
  previewJobImport: { summary: 'Preview an import of jobs', body: JobImport, output: ImportReport },
  importJobs: {
    summary: 'Import jobs from CSV; rows that were imported before are skipped',
    body: JobImportToRun,
    output: ImportReport,
  },
  listImports: { summary: 'List imports of jobs, newest first', query: ImportQuery, output: z.array(ListedImport) },
  takeBackImport: { summary: 'Delete or close the jobs of an import', params: byId, output: ImportTakenBack },
  reportJob: { summary: 'Report a public job', params: byJobId, body: JobReport, output: Message },
  suggest: {
    summary: 'Suggest skills, titles, companies and places',
    query: SuggestQuery,
    output: z.array(Suggestion),
  },
} as const satisfies Record<keyof typeof jobRoutes, Shapes>;
