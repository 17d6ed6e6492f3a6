import type { ImportedRow, ImportReport, JobImport } from '#contract/job-imports.ts';
import type { Upload } from '#contract/values.ts';
import { isShutOut, NOBODY } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import { getRecruiterForJob } from '#server/modules/recruiters/public.ts';
import { invalid, isProblem } from '#server/problem.ts';
import type { KeptError } from './imports.store.ts';
import { keptErrors } from './keep-import.ts';
import type { ReadRow } from './read-listings.ts';
import { runImport } from './run-import.ts';

type RecruiterOfJob = Awaited<ReturnType<typeof getRecruiterForJob>>;

/** The import request of an administrator. */
export type SentImport = JobImport & { file: Upload | undefined };

/**
 * Finds the recruiter; undefined for an import without one. @throws INVALID_INPUT when nothing can be posted for the
 * recruiter
 */
export const recruiterForImport = async (
  executor: Executor,
  recruiterId: string,
): Promise<RecruiterOfJob | undefined> => {
  if (recruiterId === NOBODY) return undefined;
  const recruiter = await getRecruiterForJob(executor, recruiterId).catch((error: unknown) => {
    throw isProblem(error) && error.code === 'NOT_FOUND' ? invalid('recruiterId', 'recruiterUnknown') : error;
  });
  if (isShutOut(recruiter.status)) throw invalid('recruiterId', 'recruiterBlocked');
  return recruiter;
};

interface Reported {
  /** Id of the stored import. */
  importId?: string;
  recruiter: RecruiterOfJob | undefined;
  rows: readonly ReadRow[];
  ignored: readonly string[];
  preview: boolean;
  at: Date;
}

/** Runs or previews an import: the report of every row, and the refused ones to keep. */
export const reportImport = async (
  executor: Executor,
  { importId, recruiter, rows, ignored, preview, at }: Reported,
): Promise<{ report: ImportReport; errors: readonly KeptError[] }> => {
  const reported: ImportedRow[] = [];
  let errors: readonly KeptError[] = [];
  for await (const batch of runImport(executor, { recruiterId: recruiter?.id, importId, rows, preview, at })) {
    errors = keptErrors(batch, errors);
    reported.push(...batch.map(({ problems: _, ...row }) => row));
  }
  const count = (outcome: ImportedRow['outcome']): number => reported.filter((row) => row.outcome === outcome).length;
  const report = {
    ...(importId && count('new') > 0 && { _id: importId }),
    ...(recruiter && {
      recruiter: { _id: recruiter.id, userCode: recruiter.userCode, companyName: recruiter.companyName },
    }),
    counts: {
      rows: reported.length,
      new: count('new'),
      present: count('present'),
      wrong: count('wrong'),
      leadsOut: reported.filter(({ applyHost }) => applyHost).length,
      warned: reported.filter(({ warnings }) => warnings).length,
    },
    ignored: [...ignored],
    rows: reported,
  };
  return { report, errors };
};
