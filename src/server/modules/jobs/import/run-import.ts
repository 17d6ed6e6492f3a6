import { createHash } from 'node:crypto';
import { plainCompanyName } from '#contract/company-name.ts';
import type { ImportedRow, RowProblem, RowWarning } from '#contract/job-imports.ts';
import { dayInIndia, LIMITS } from '#contract/rules.ts';
import type { Executor } from '#server/database/client.ts';
import { rowText } from '#texts/by-code/row-text.ts';
import { daysAfter } from '../posting/job-policy.ts';
import type { NewJob } from '../posting/jobs.store.ts';
import { writeJobs } from '../posting/write-jobs.ts';
import { findNamesOfOthers, findSameListings, lockImports, releaseImportKeys } from './import-jobs.store.ts';
import type { Listing, ListingRow } from './read-listing.ts';
import type { ReadRow } from './read-listings.ts';

interface Import {
  /** Id of the stored import; undefined in a preview. */
  importId?: string | undefined;
  /** Undefined for jobs without a recruiter. */
  recruiterId: string | undefined;
  rows: AsyncIterable<ReadRow> | Iterable<ReadRow>;
  /** Reports what would happen without writing anything. */
  preview: boolean;
  at: Date;
}

/** Large enough for speed, small enough for the limit of 65,535 values per statement. */
const BATCH = 500;
const DAYS_OPEN = 60;

/** Builds a key equal for the same title, company, place and set of skills, regardless of case and order. */
const importKeyOf = ({ title, companyName, location, skills }: Listing): string => {
  const plain = (text: string): string => text.normalize('NFC').toLowerCase();
  return createHash('sha256')
    .update(JSON.stringify([...[title, companyName, location].map(plain), ...skills.map(plain).sort()]))
    .digest('base64url');
};

type ImportedJob = NewJob & { importKey: string; skills: string[] };

const jobOf = (
  listing: Listing,
  { recruiterId, importId, at }: Pick<Import, 'recruiterId' | 'importId' | 'at'>,
): ImportedJob => {
  const { experience, salary, warnings: _, ...said } = listing;
  const today = dayInIndia(at);
  return {
    ...said,
    recruiterId,
    forNobody: recruiterId === undefined,
    importKey: importKeyOf(listing),
    importId,
    experienceMin: experience.min,
    experienceMax: experience.max,
    experienceUnknown: experience.min === null && experience.max === null,
    salaryMin: salary.min,
    salaryMax: salary.max,
    showSalary: salary.min !== null || salary.max !== null,
    deadlineStart: today,
    deadlineEnd: daysAfter(today, DAYS_OPEN),
    createdAt: at,
    updatedAt: at,
  };
};

const shown = (text: string): string => text.trim().slice(0, LIMITS.shortText);

const namesOf = ({ title = '', company = '', location = '' }: ListingRow) => ({
  title: shown(title),
  companyName: shown(company),
  location: shown(location),
});

type Because = Pick<ImportedRow, 'params'> & { code: string; reason: string };

const because = (problem: RowProblem | RowWarning): Because => ({
  ...(typeof problem === 'string' ? { code: problem } : problem),
  reason: rowText(problem),
});

/** A row's outcome; of a refused one everything that is wrong, to be put into words for each reader. */
export type RanRow = ImportedRow & { problems?: readonly RowProblem[] };

/** A row's state until its job is known to be new. */
type Pending =
  | { line: number; job: ImportedJob; same?: number; warnings: RowWarning[] }
  | (RanRow & { outcome: 'wrong' });

/**
 * Imports rows as open jobs of a recruiter and yields, batch by batch and in order, the outcome of each. Existing jobs
 * are not added again, whoever posted them; concurrent imports write one after the other.
 */
export async function* runImport(
  executor: Executor,
  { recruiterId, importId, rows, preview, at }: Import,
): AsyncGenerator<RanRow[]> {
  const namesOfOthers = await findNamesOfOthers(executor, recruiterId);
  const lineOfKey = new Map<string, number>();

  const settle = async (batch: readonly Pending[]): Promise<RanRow[]> => {
    const jobs = batch.flatMap((row) => ('job' in row && row.same === undefined ? [row.job] : []));
    const { present, written } = preview
      ? { present: await findSameListings(executor, jobs), written: [] }
      : await executor.transaction(async (tx) => {
          await lockImports(tx);
          const found = await findSameListings(tx, jobs);
          const add = jobs.filter(({ importKey }) => !found.has(importKey));
          await releaseImportKeys(tx, add);
          return { present: found, written: await writeJobs(tx, { add }) };
        });
    const added = new Map(written.map(({ importKey, jobCode }) => [importKey, jobCode]));
    return batch.map((row) => {
      if (!('job' in row)) return row;
      const { title, companyName, location, importKey } = row.job;
      const names = { line: row.line, title, companyName, location };
      if (row.same !== undefined)
        return { ...names, outcome: 'present', ...because({ code: 'sameLine', params: { line: row.same } }) };
      const jobId = present.get(importKey);
      if (jobId) return { ...names, outcome: 'present', jobId, ...because({ code: 'present', params: { jobId } }) };
      const warnings = row.warnings.length > 0 ? row.warnings.map(because) : undefined;
      const applyHost = row.job.applyUrl ? new URL(row.job.applyUrl).host : undefined;
      const jobCode = added.get(importKey);
      return {
        ...names,
        outcome: 'new',
        jobId: jobCode,
        ...(applyHost && { applyHost }),
        ...(warnings && { warnings }),
      };
    });
  };

  const pendingOf = (row: ReadRow): Pending => {
    const { line } = row;
    const { title, companyName, location } = 'refused' in row ? namesOf(row.row) : row.listing;
    const reasons: RowProblem[] = 'refused' in row ? [...row.refused] : [];
    if (namesOfOthers.has(plainCompanyName(companyName).toLowerCase())) reasons.push('companyTaken');
    const [first, ...also] = reasons.map(because);
    if ('refused' in row || first)
      return {
        ...{ line, outcome: 'wrong', title, companyName, location },
        ...first,
        ...(also.length > 0 && { also }),
        problems: reasons,
      };
    const job = jobOf(row.listing, { recruiterId, importId, at });
    const same = lineOfKey.get(job.importKey);
    if (same === undefined) lineOfKey.set(job.importKey, line);
    return { line, job, same, warnings: row.listing.warnings };
  };

  let batch: Pending[] = [];
  for await (const row of rows) {
    batch.push(pendingOf(row));
    if (batch.length < BATCH) continue;
    yield await settle(batch);
    batch = [];
  }
  yield await settle(batch);
}
