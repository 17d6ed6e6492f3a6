import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { PROBLEMS } from '#contract/problems.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { findImportKeys, findNamesOfOthers } from './import-jobs.store.ts';
import { daysAfter } from './job-policy.ts';
import type { NewJob } from './jobs.store.ts';
import type { Listing } from './read-listing.ts';
import { readListings } from './read-listings.ts';
import { writeJobs } from './write-jobs.ts';

export interface ImportReport {
  /** Rows below the headings. */
  rows: number;
  imported: number;
  /** Rows that the recruiter has already, or that stand in the file before. */
  repeated: number;
  /** By line of the file, counted from 1 with the headings. */
  refused: { line: number; reason: string }[];
}

interface Import {
  recruiterId: string;
  csv: Readable;
  /** Says what would happen, and writes nothing. */
  preview?: boolean;
  /** Called after each batch. */
  onProgress?: (soFar: Readonly<ImportReport>) => void;
}

/** Large enough for speed, small enough for the 65,535 values that one statement takes. */
const BATCH = 500;
const DAYS_OPEN = 60;

/** Equal for the same title, company, place and set of skills, whatever the case and the order of the skills. */
const importKeyOf = ({ title, companyName, location, skills }: Listing): string => {
  const plain = (text: string): string => text.normalize('NFC').toLowerCase();
  return createHash('sha256')
    .update(JSON.stringify([...[title, companyName, location].map(plain), ...skills.map(plain).sort()]))
    .digest('base64url');
};

const jobOf = (listing: Listing, { recruiterId, at }: { recruiterId: string; at: Date }): NewJob => {
  const { experience, salary, ...said } = listing;
  const today = dayInIndia(at);
  return {
    ...said,
    recruiterId,
    importKey: importKeyOf(listing),
    experienceMin: experience.min,
    experienceMax: experience.max,
    salaryMin: salary.min,
    salaryMax: salary.max,
    showSalary: salary.min !== null || salary.max !== null,
    deadlineStart: today,
    deadlineEnd: daysAfter(today, DAYS_OPEN),
    createdAt: at,
    updatedAt: at,
  };
};

/**
 * Imports listings from CSV as open jobs of a recruiter. Repeating an import
 * adds nothing twice; a row that cannot be used is refused with its reason.
 */
export const importJobs = async (
  { db, now, sharedPages }: Pick<Deps, 'db' | 'now' | 'sharedPages'>,
  { recruiterId, csv, preview = false, onProgress }: Import,
): Promise<ImportReport> => {
  const at = now();
  const namesOfOthers = await findNamesOfOthers(db, recruiterId);
  const report: ImportReport = { rows: 0, imported: 0, repeated: 0, refused: [] };
  const keys = new Set<string>();
  let batch: NewJob[] = [];

  const write = async (): Promise<void> => {
    const rows = batch;
    const isNew = preview ? await countNew(rows) : (await db.transaction((tx) => writeJobs(tx, { add: rows }))).length;
    report.imported += isNew;
    report.repeated += batch.length - isNew;
    batch = [];
    onProgress?.(report);
  };
  const countNew = async (rows: readonly NewJob[]): Promise<number> => {
    const known = await findImportKeys(
      db,
      recruiterId,
      rows.flatMap(({ importKey }) => importKey ?? []),
    );
    return rows.length - known.size;
  };

  for await (const row of readListings(csv)) {
    report.rows += 1;
    if ('refused' in row) {
      report.refused.push({ line: row.line, reason: row.refused });
      continue;
    }
    if (namesOfOthers.has(row.listing.companyName.toLowerCase())) {
      report.refused.push({ line: row.line, reason: PROBLEMS.COMPANY_NAME_TAKEN.message });
      continue;
    }
    const job = jobOf(row.listing, { recruiterId, at });
    if (keys.has(job.importKey ?? '')) {
      report.repeated += 1;
      continue;
    }
    keys.add(job.importKey ?? '');
    batch.push(job);
    if (batch.length === BATCH) await write();
  }
  await write();
  report.refused.sort((one, other) => one.line - other.line);
  if (report.imported > 0 && !preview) sharedPages.clear();
  return report;
};
