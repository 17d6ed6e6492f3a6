import { z } from 'zod';
import { Id, Instant, Paging } from './values.ts';
import { NOBODY } from './vocabularies.ts';

/** The recruiter for whom listings are imported; the file is sent as `file`. */
export const JobImport = z.object({ recruiterId: z.literal(NOBODY).or(Id) });
export type JobImport = z.output<typeof JobImport>;

/** The same, with an id of the caller's choice, by which an import whose answer was lost is found in the list. */
export const JobImportToRun = JobImport.extend({ importId: Id.optional() });
export type JobImportToRun = z.output<typeof JobImportToRun>;

/** The outcome of a row: a new job, one that already exists, or an error. */
const IMPORT_OUTCOMES = ['new', 'present', 'wrong'] as const;

/** Why a row creates no new job. */
export type RowProblem =
  | 'unreadable'
  | 'notUtf8'
  | 'titleMissing'
  | 'companyMissing'
  | 'companyTaken'
  | 'placeMissing'
  | 'applyUrlWrong'
  | { code: 'sameLine'; params: { line: number } }
  | { code: 'present'; params: { jobId: string } }
  | {
      code: 'skillMissing' | 'titleLong' | 'companyLong' | 'placeLong' | 'skillsMany' | 'textLong';
      params: { most: number };
    };

/** A value in a row that the published job omits or interprets differently. */
export type RowWarning =
  | {
      code:
        | 'payLeftOut'
        | 'payOutside'
        | 'payReversed'
        | 'experienceReversed'
        | 'experienceDate'
        | 'industryLeftOut'
        | 'employmentTypeLeftOut'
        | 'workModeLeftOut';
      params: { text: string };
    }
  | { code: 'payMonthly'; params: { text: string; pay: string } }
  | { code: 'skillsLeftOut'; params: { count: number; text: string; most: number } }
  | { code: 'experienceLeftOut'; params: { text: string; most: number } }
  | { code: 'experienceRead'; params: { text: string; years: string; most: number } };

/** The parameters of a code's sentence. */
const Params = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/** One row of the file, identified by its first line, counted from 1 including the headings. */
const ImportedRow = z.object({
  line: z.number(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** As in the file; empty where missing. */
  title: z.string(),
  companyName: z.string(),
  location: z.string(),
  /** The job that was created, or that already exists. */
  jobId: z.string().optional(),
  /** The host to which a new job leads instead of accepting applications. */
  applyHost: z.string().optional(),
  /** The code for why it already exists, or for what is wrong. */
  code: z.string().optional(),
  params: Params,
  /** The code's sentence. */
  reason: z.string().optional(),
  /** What else is wrong, each as code and sentence; only where more than one thing is. */
  also: z.array(z.object({ code: z.string(), params: Params, reason: z.string() })).optional(),
  /** Values that were not understood, each as code and sentence; only for a new job. */
  warnings: z.array(z.object({ code: z.string(), params: Params, reason: z.string() })).optional(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** The result or the preview of an import: every row, in the order of the file. */
export const ImportReport = z.object({
  /** The id for taking the import back; absent for a preview, or when nothing was added. */
  _id: Id.optional(),
  /** Absent for an import without a recruiter. */
  recruiter: z.object({ _id: Id, userCode: z.string(), companyName: z.string() }).optional(),
  counts: z.object({
    rows: z.number(),
    new: z.number(),
    present: z.number(),
    wrong: z.number(),
    /** New jobs that lead to an address elsewhere and accept no applications here. */
    leadsOut: z.number(),
    /** New jobs with a value that was not understood. */
    warned: z.number(),
  }),
  /** Headings of columns that were ignored. */
  ignored: z.array(z.string()),
  rows: z.array(ImportedRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** `GET /api/jobpostingform/imports`: all of them, or the one with this id. */
export const ImportQuery = z.object({ ...Paging, importId: Id.optional() });
export type ImportQuery = z.output<typeof ImportQuery>;

/** An imported file. */
export const ListedImport = z.object({
  _id: Id,
  /** Absent for an import without a recruiter, or when the recruiter has left. */
  recruiter: z.object({ _id: Id, userCode: z.string(), companyName: z.string() }).optional(),
  fileName: z.string(),
  createdAt: Instant,
  /** How many jobs it added, and how many of them still exist. */
  added: z.number(),
  jobs: z.number(),
  /**
   * How many of them have applications, and are closed instead of deleted when it is taken back; only where a single
   * import is requested.
   */
  applied: z.number().optional(),
  /** How many rows were left out as invalid. */
  wrong: z.number(),
  /** How many rows it skipped as duplicates; 0 for imports from before this was kept. */
  present: z.number(),
  /** The first of the invalid rows; only where a single import is requested. */
  errors: z
    .array(z.object({ line: z.number(), title: z.string(), companyName: z.string(), reasons: z.array(z.string()) }))
    .optional(),
  takenBackAt: Instant.optional(),
  /** How many of its jobs have been opened again since it was taken back; only where there are some. */
  reopened: z.number().optional(),
  /** The codes of its jobs that were not deleted; only where a single import is requested that was taken back. */
  left: z.array(z.string()).optional(),
});
export type ListedImport = z.infer<typeof ListedImport>;

/** The jobs of an import that was taken back: those without applications are deleted, the others closed. */
export const ImportTakenBack = z.object({ deleted: z.number(), closed: z.number() });
export type ImportTakenBack = z.infer<typeof ImportTakenBack>;
