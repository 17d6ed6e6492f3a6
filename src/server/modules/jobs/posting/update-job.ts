import { jobEditProblems } from '#contract/job-rules.ts';
import type { Job, JobEdit } from '#contract/jobs.ts';
import { dayInIndia } from '#contract/rules.ts';
import { changedFacts } from '#contract/shown-facts.ts';
import { isAdmin } from '#server/caller.ts';
import type { Executor, Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { changedValues } from '#server/modules/audit/public.ts';
import { assertCompanyNameFree } from '#server/modules/recruiters/public.ts';
import { Problem } from '#server/problem.ts';
import { columnsOf } from '../search/job-columns.ts';
import { jobView } from '../search/job-view.ts';
import { auditJobAction } from './audit-job-action.ts';
import type { JobRow } from './jobs.store.ts';
import { type JobKeeper, lockOwnJob } from './lock-own-job.ts';
import { statusColumns } from './set-job-status.ts';
import { tellOfEdits } from './tell-of-edit.ts';
import { type TellDeps, tellOfFreezing } from './tell-of-freezing.ts';
import { tellOfJobPages } from './tell-of-job-pages.ts';
import { factsBothWays, factsForRecruiter, isMoved } from './tell-of-status.ts';
import { writeJobs } from './write-jobs.ts';

interface Edit {
  id: string;
  edit: JobEdit;
  /** The version the caller has seen; undefined overwrites any version. */
  ifMatch: number | undefined;
}

/** Edits a job, for its owner and for administrators. Absent fields stay as they are. */
export const updateJob = async (
  deps: Pick<Deps, 'db' | 'now' | 'pageCache'> & TellDeps,
  caller: JobKeeper,
  { id, edit: { jobStatus, ...edit }, ifMatch }: Edit,
): Promise<Job> => {
  const at = deps.now();
  const job = await deps.db.transaction(async (tx) => {
    const before = await lockOwnJob(tx, caller, id);
    if (ifMatch !== undefined && ifMatch !== before.version) {
      throw new Problem('STALE_VERSION', { current: jobView(before, caller) });
    }
    assertMayEdit(caller, before, edit, dayInIndia(at));
    await assertNameMayStay(tx, before, edit.companyName);
    const to = jobStatus ?? before.status;
    const columns = columnsOf(withKind(before, edit));
    const changes = {
      ...columns,
      ...experienceKnown(before, edit),
      ...statusColumns(caller, before, to),
      ...endWatched(edit),
    };
    const [written] = await writeJobs(tx, { id, changes, at });
    if (!written) return written;
    if (isAdmin(caller)) {
      const values = changedValues({ ...before }, { ...columns });
      // The list changes only the status, which gets its own audit entry below.
      if (values || to === before.status)
        await auditJobAction(tx, caller, { action: 'job_edited', job: before, values, at });
      if (values || isMoved(before.status, to))
        await tellOfEdits(deps, tx, [{ job: written, ...factsForRecruiter(before, written), at }]);
    }
    if (to !== before.status) {
      await auditJobAction(tx, caller, { action: 'job_status_changed', job: before, from: before.status, to, at });
      await tellOfFreezing(deps, tx, [{ job: before, to, at }]);
    }
    await tellOfChange(deps, tx, before, written);
    return written;
  });
  if (!job) throw new Problem('NOT_FOUND');
  tellOfJobPages(deps.pageCache, [job.id], job.status);
  return jobView(job, caller);
};

/** Applicants are notified when what they applied for has changed: not when only its texts have. */
const tellOfChange = async ({ queue }: TellDeps, tx: Transaction, before: JobRow, after: JobRow): Promise<void> => {
  const { jobWas, jobNow } = factsBothWays(before, after);
  if (changedFacts(jobWas, jobNow).length > 0)
    await queue.send(tx, 'tell-of-changed-job', { jobId: after.id, before: jobWas });
};

/** Duration and first day depend on the kind of employment, even when sent without it. */
const withKind = (before: JobRow, edit: JobEdit): JobEdit => ({
  ...edit,
  employmentType: edit.employmentType ?? before.employmentType ?? '',
});

/** An empty experience in the form does not turn an unknown one into "freshers may apply". */
const experienceKnown = (before: JobRow, { experience }: JobEdit): { experienceUnknown?: boolean } =>
  before.experienceUnknown && (experience?.min != null || experience?.max != null) ? { experienceUnknown: false } : {};

/** A new deadline triggers its own notice, also for jobs older than these notices. */
const endWatched = ({ applicationDeadline }: JobEdit): { endWatched?: true } =>
  applicationDeadline ? { endWatched: true } : {};

const assertMayEdit = (caller: JobKeeper, before: JobRow, edit: JobEdit, today: string): void => {
  const problems = jobEditProblems(edit, jobView(before, caller), today);
  if (problems.size > 0) throw new Problem('INVALID_INPUT', { fields: Object.fromEntries(problems) });
};

const assertNameMayStay = async (
  executor: Executor,
  before: JobRow,
  companyName: string | undefined,
): Promise<void> => {
  if (companyName === undefined || companyName === before.companyName) return;
  await assertCompanyNameFree(executor, companyName, { except: before.recruiterId ?? undefined });
};
