import type { jobRoutes } from '#contract/routes/jobs.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import { importListings } from '#server/modules/jobs/import/import-listings.ts';
import { listImports } from '#server/modules/jobs/import/list-imports.ts';
import { previewImport } from '#server/modules/jobs/import/preview-import.ts';
import { takeBackImport } from '#server/modules/jobs/import/take-back-import.ts';
import {
  countJobs,
  createJob,
  deleteJob,
  getJob,
  jobFacets,
  listJobs,
  searchHelp,
  searchWordings,
  setJobStatus,
  setJobStatuses,
  similarJobs,
  suggest,
  updateJob,
} from '#server/modules/jobs/public.ts';
import { reportJob } from '#server/modules/reports/report-job.ts';

export const jobHandlers: Handlers<typeof jobRoutes> = {
  listJobs: async ({ query }, { caller, deps }) => pageOf(await listJobs(deps, caller, query)),
  jobFacets: async ({ query }, { caller, deps }) => ok(await jobFacets(deps, caller, query)),
  searchHelp: async ({ query }, { deps }) => ok(await searchHelp(deps, query)),
  searchWordings: async ({ query }, { deps }) => ok(await searchWordings(deps, query)),
  jobStats: async (_input, { caller, deps }) => ok(await countJobs(deps, caller)),
  getJob: async ({ params }, { caller, deps }) => ok(await getJob(deps, caller, params)),
  similarJobs: async ({ params }, { caller, deps }) => ok(await similarJobs(deps, caller, params)),
  createJob: async ({ body }, { caller, deps }) => ok(await createJob(deps, caller, body)),
  updateJob: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await updateJob(deps, caller, { id, edit: body, ifMatch: meta.ifMatch })),
  deleteJob: async ({ params: { id } }, { caller, deps, meta }) =>
    ok(await deleteJob(deps, caller, { id, ifMatch: meta.ifMatch })),
  setJobStatus: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await setJobStatus(deps, caller, { id, ...body, ifMatch: meta.ifMatch })),
  setJobStatuses: async ({ body }, { caller, deps }) => ok(await setJobStatuses(deps, caller, body)),
  previewJobImport: async ({ body, files }, { deps }) => ok(await previewImport(deps, { ...body, file: files.file })),
  importJobs: async ({ body, files }, { caller, deps }) =>
    ok(await importListings(deps, caller, { ...body, file: files.file })),
  listImports: async ({ query }, { deps }) => pageOf(await listImports(deps, query)),
  takeBackImport: async ({ params }, { caller, deps }) => ok(await takeBackImport(deps, caller, params)),
  reportJob: async ({ params: { id }, body }, { caller, deps, meta }) =>
    ok(await reportJob(deps, caller, meta, { id, ...body })),
  suggest: async ({ query }, { deps }) => ok(await suggest(deps, query)),
};
