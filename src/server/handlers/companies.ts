import type { companyRoutes } from '#contract/routes/companies.ts';
import { ok, pageOf } from '#server/answer.ts';
import type { Handlers } from '#server/handlers/handler.ts';
import {
  addPicture,
  askForVerification,
  confirmDomain,
  followCompany,
  getCompany,
  getOwnCompany,
  listCompanies,
  listFollowed,
  openVerificationDocument,
  removeCover,
  removePicture,
  requestDomainCode,
  setCover,
  unfollowCompany,
  updateOwnCompany,
} from '#server/modules/companies/public.ts';
import { readCompanyAnswerRecord } from '#server/modules/hiring/promise/read-answer-record.ts';
import { listCompanyJobs } from '#server/modules/jobs/public.ts';
import { reportCompany } from '#server/modules/reports/report-company.ts';

export const companyHandlers: Handlers<typeof companyRoutes> = {
  listCompanies: async ({ query }, { deps }) => pageOf(await listCompanies(deps, query)),
  getCompany: async ({ params }, { deps }) => ok(await getCompany(deps, params.slug)),
  listCompanyJobs: async ({ params, query }, { deps }) => pageOf(await listCompanyJobs(deps, params.slug, query)),
  companyAnswerRecord: async ({ params }, { deps }) => ok(await readCompanyAnswerRecord(deps, params.slug)),
  reportCompany: async ({ params: { slug }, body }, { caller, deps, meta }) =>
    ok(await reportCompany(deps, caller, meta, { slug, ...body })),
  followCompany: async ({ params }, { caller, deps }) => ok(await followCompany(deps, caller, params.slug)),
  unfollowCompany: async ({ params }, { caller, deps }) => ok(await unfollowCompany(deps, caller, params.slug)),
  listFollowed: async ({ query }, { caller, deps }) => pageOf(await listFollowed(deps, caller, query)),
  getOwnCompany: async (_input, { caller, deps }) => ok(await getOwnCompany(deps, caller)),
  updateOwnCompany: async ({ body }, { caller, deps, meta }) =>
    ok(await updateOwnCompany(deps, caller, { edit: body, ifMatch: meta.ifMatch })),
  setCompanyCover: async ({ files }, { caller, deps }) => ok(await setCover(deps, caller, files.cover)),
  removeCompanyCover: async (_input, { caller, deps }) => ok(await removeCover(deps, caller)),
  addCompanyPicture: async ({ body, files }, { caller, deps }) => ({
    body: await addPicture(deps, caller, { caption: body.caption, upload: files.picture }),
    status: 201,
  }),
  removeCompanyPicture: async ({ params }, { caller, deps }) => ok(await removePicture(deps, caller, params.id)),
  requestDomainCode: async ({ body }, { caller, deps }) => ok(await requestDomainCode(deps, caller, body)),
  confirmDomain: async ({ body }, { caller, deps }) => ok(await confirmDomain(deps, caller, body)),
  openVerificationDocument: ({ params }, { caller, deps }) => openVerificationDocument(deps, caller, params.id),
  askForVerification: async ({ files }, { caller, deps }) => ok(await askForVerification(deps, caller, files.document)),
};
