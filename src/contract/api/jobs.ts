import { z } from 'zod';
import { BulkChanged, JobsStatusChange } from '#contract/bulk.ts';
import { ImportQuery, ImportReport, ImportTakenBack, JobImport, ListedImport } from '#contract/job-imports.ts';
import { JobFacets, JobQuery, SearchHelp, Suggestion, SuggestQuery } from '#contract/job-search.ts';
import { Job, JobEdit, JobPosting, JobStats, JobStatusChange } from '#contract/jobs.ts';
import { JobReport } from '#contract/reports.ts';
import type { jobRoutes } from '#contract/routes/jobs.ts';
import { Message } from '#contract/values.ts';
import { byId, type Shapes } from './shapes.ts';

/** A job is identified by its record id or its readable id. */
const byJobId = z.object({ id: z.string().min(1).max(64) });

export const jobApi = {
  listJobs: { summary: 'Jobs by filters, newest first', query: JobQuery, output: z.array(Job) },
  jobFacets: {
    summary: 'Counts of titles, places, skills for the present filters',
    query: JobQuery,
    output: JobFacets,
  },
  searchHelp: { summary: 'What else to search for when little is found', query: JobQuery, output: SearchHelp },
  jobStats: { summary: 'Counts of the jobs that the caller keeps', output: JobStats },
  getJob: { summary: 'One job', params: byJobId, output: Job },
  similarJobs: { summary: 'Open jobs like this one', params: byJobId, output: z.array(Job) },
  createJob: { summary: 'Posts a job', body: JobPosting, output: Job },
  updateJob: { summary: 'Edits a job', params: byId, body: JobEdit, output: Job },
  deleteJob: { summary: 'Deletes a job; its applications stay', params: byId, output: Message },
  setJobStatus: { summary: 'Opens, closes or freezes a job', params: byId, body: JobStatusChange, output: Job },
  setJobStatuses: { summary: 'Gives many jobs one status', body: JobsStatusChange, output: BulkChanged },
  previewJobImport: { summary: 'What an import of jobs would do', body: JobImport, output: ImportReport },
  importJobs: {
    summary: 'Imports jobs from CSV; a row that is there already stays one',
    body: JobImport,
    output: ImportReport,
  },
  listImports: { summary: 'The imports of jobs, newest first', query: ImportQuery, output: z.array(ListedImport) },
  takeBackImport: { summary: 'Deletes or closes the jobs of an import', params: byId, output: ImportTakenBack },
  reportJob: { summary: 'Reports a job that the public sees', params: byJobId, body: JobReport, output: Message },
  suggest: {
    summary: 'Suggestions for skills, titles, companies, places',
    query: SuggestQuery,
    output: z.array(Suggestion),
  },
} as const satisfies Record<keyof typeof jobRoutes, Shapes>;
