import { z } from 'zod';
import { Id } from './values.ts';

/** For whom listings are imported; the file comes beside it, as `file`. */
export const JobImport = z.object({ recruiterId: Id });
export type JobImport = z.output<typeof JobImport>;

/**
 * What becomes of a row: a new job, one that is there already, or nothing
 * because it is wrong.
 */
const IMPORT_OUTCOMES = ['new', 'present', 'wrong'] as const;

/** One row of the file: by its first line, counted from 1 with the headings. */
const ImportedRow = z.object({
  line: z.number(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** As the file says them; empty where it says nothing. */
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  /** The job that it has become, or that is there already. */
  jobId: z.string().optional(),
  /** Why it is there already, or what is wrong. */
  reason: z.string().optional(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** What an import did, or would do: every row, in the order of the file. */
export const ImportReport = z.object({
  recruiter: z.object({ _id: Id, userCode: z.string(), companyName: z.string() }),
  counts: z.object({ rows: z.number(), new: z.number(), present: z.number(), wrong: z.number() }),
  /** Headings of columns that are not read. */
  ignored: z.array(z.string()),
  rows: z.array(ImportedRow),
});
export type ImportReport = z.infer<typeof ImportReport>;
