import { z } from 'zod';
import { Id, Instant, Paging } from './values.ts';
import { NOBODY } from './vocabularies.ts';

/** For whom listings are imported; the file comes beside it, as `file`. */
export const JobImport = z.object({ recruiterId: z.literal(NOBODY).or(Id) });
export type JobImport = z.output<typeof JobImport>;

/**
 * What becomes of a row: a new job, one that is there already, or nothing
 * because it is wrong.
 */
const IMPORT_OUTCOMES = ['new', 'present', 'wrong'] as const;

/** Why a row becomes no new job. */
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

/** What a row says that its job is published without, or otherwise than the row says it. */
export type RowWarning =
  | {
      code: 'payLeftOut' | 'payOutside' | 'industryLeftOut' | 'employmentTypeLeftOut' | 'workModeLeftOut';
      params: { text: string };
    }
  | { code: 'skillsLeftOut'; params: { count: number; text: string; most: number } }
  | { code: 'experienceLeftOut'; params: { text: string; most: number } }
  | { code: 'experienceRead'; params: { text: string; years: string; most: number } };

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
  /** The host to which a new job leads instead of taking applications. */
  applyHost: z.string().optional(),
  /** The code of why it is there already, or of what is wrong. */
  code: z.string().optional(),
  /** The same as a sentence. */
  reason: z.string().optional(),
  /** What of it is not understood, each by its code and as a sentence; only of a new job. */
  warnings: z.array(z.object({ code: z.string(), reason: z.string() })).optional(),
});
export type ImportedRow = z.infer<typeof ImportedRow>;

/** What an import did, or would do: every row, in the order of the file. */
export const ImportReport = z.object({
  /** By which it is taken back; absent while it is only thought through, or when it added nothing. */
  _id: Id.optional(),
  /** Absent when it is for nobody. */
  recruiter: z.object({ _id: Id, userCode: z.string(), companyName: z.string() }).optional(),
  counts: z.object({
    rows: z.number(),
    new: z.number(),
    present: z.number(),
    wrong: z.number(),
    /** New jobs that lead to an address elsewhere, and take no applications here. */
    leadsOut: z.number(),
    /** New jobs with something that is not understood. */
    warned: z.number(),
  }),
  /** Headings of columns that are not read. */
  ignored: z.array(z.string()),
  rows: z.array(ImportedRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

/** `GET /api/jobpostingform/imports`: all of them, or the one of this id. */
export const ImportQuery = z.object({ ...Paging, importId: Id.optional() });
export type ImportQuery = z.output<typeof ImportQuery>;

/** A file that was imported. */
export const ListedImport = z.object({
  _id: Id,
  /** Absent when it was for nobody, or its recruiter has left. */
  recruiter: z.object({ _id: Id, userCode: z.string(), companyName: z.string() }).optional(),
  fileName: z.string(),
  createdAt: Instant,
  /** How many jobs it added, and how many of them are not deleted. */
  added: z.number(),
  jobs: z.number(),
  takenBackAt: Instant.optional(),
});
export type ListedImport = z.infer<typeof ListedImport>;

/** What became of the jobs of an import that was taken back: those without applications are deleted, the others closed. */
export const ImportTakenBack = z.object({ deleted: z.number(), closed: z.number() });
export type ImportTakenBack = z.infer<typeof ImportTakenBack>;
