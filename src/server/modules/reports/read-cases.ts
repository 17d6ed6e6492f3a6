import type { AdminCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { companiesForAdmins } from '#server/modules/companies/public.ts';
import { jobsForAdmins } from '#server/modules/jobs/public.ts';
import { findNewestJobs, findRecruiterHistories } from './recruiter-history.store.ts';
import { findDecisions, findReports, findSigns, findStatusChanges } from './report-cases.store.ts';
import type { ReportCase } from './reported-view.ts';

/** Returns everything about the jobs and companies, in the order of their ids. */
export const readCases = async (
  executor: Executor,
  caller: AdminCaller,
  ids: readonly string[],
  now: Date,
): Promise<ReportCase[]> => {
  if (ids.length === 0) return [];
  // Sequential, since a transaction has only one connection.
  const jobs = await jobsForAdmins(executor, caller, ids, now);
  const companies = await companiesForAdmins(
    executor,
    ids.filter((id) => !jobs.has(id)),
    now,
  );
  const ownerOf = (id: string) => (companies.has(id) ? id : jobs.get(id)?.recruiterId);
  const owners = [...new Set(ids.flatMap((id) => ownerOf(id) ?? []))];
  const reports = Map.groupBy(await findReports(executor, ids), ({ subjectId }) => subjectId);
  const signs = Map.groupBy(await findSigns(executor, ids), ({ jobId }) => jobId);
  const decisions = Map.groupBy(await findDecisions(executor, ids), ({ subjectId }) => subjectId);
  const changes = Map.groupBy(await findStatusChanges(executor, ids), ({ subjectId }) => subjectId);
  const histories = await findRecruiterHistories(executor, owners);
  const newest = await findNewestJobs(executor, owners);
  return ids.flatMap((id): ReportCase[] => {
    const owner = ownerOf(id);
    const common = {
      reports: reports.get(id) ?? [],
      signs: signs.get(id) ?? [],
      decisions: decisions.get(id) ?? [],
      changes: changes.get(id) ?? [],
      recruiter: histories.find((one) => one.id === owner),
      newestJobs: newest.filter(({ recruiterId }) => recruiterId === owner),
    };
    const job = jobs.get(id);
    if (job) return [{ about: 'job', ...common, ...job }];
    const company = companies.get(id);
    return company ? [{ about: 'company', ...common, ...company }] : [];
  });
};
