import { z } from 'zod';
import { says } from './field-problems.ts';
import { ALL_LANGUAGES } from './languages.ts';
import { LIMITS } from './rules.ts';
import { FilePath, flag, Id, Instant, oneOf, text } from './values.ts';
import { READING_STATES, RESUME_FORMATS, RESUME_SECTIONS, RESUME_TEMPLATES, SUGGESTION_KINDS } from './vocabularies.ts';

/**
 * `POST /api/resume/build`: the sections in order, without hidden ones. `title` and `summary` apply to this resume
 * only; absent means the profile's own, the empty text means none. `language` is that of the headings and dates; absent
 * means the account's.
 */
export const ResumeBuild = z.object({
  template: oneOf(RESUME_TEMPLATES),
  sections: z
    .array(oneOf(RESUME_SECTIONS))
    .max(RESUME_SECTIONS.length)
    .refine((sections) => new Set(sections).size === sections.length, says('sectionTwice')),
  format: oneOf(RESUME_FORMATS),
  saveAsMine: flag.optional().default(false),
  title: z.union([z.literal(''), text(LIMITS.title)]).optional(),
  summary: z.union([z.literal(''), text(LIMITS.note)]).optional(),
  language: oneOf(ALL_LANGUAGES).optional(),
});
export type ResumeBuild = z.output<typeof ResumeBuild>;

/** The answer with `saveAsMine`: the profile's new resume. */
export const ResumeSaved = z.object({
  message: z.string(),
  resumePath: FilePath,
  resumeName: z.string(),
  resumeBytes: z.number(),
});
export type ResumeSaved = z.infer<typeof ResumeSaved>;

/** An extracted value, by kind; empty texts and nulls where the resume has nothing. Days are `YYYY-MM-DD`. */
export const SuggestedValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone'), phone: z.string() }),
  z.object({ kind: z.literal('skill'), name: z.string() }),
  z.object({
    kind: z.literal('education'),
    degree: z.string(),
    institute: z.string(),
    yearOfPassing: z.number().int().nullable(),
    /** As written; left out where the resume has none. */
    grade: z.string().optional(),
  }),
  z.object({
    kind: z.literal('employment'),
    position: z.string(),
    company: z.string(),
    startDate: z.string(),
    endDate: z.string().nullable(),
    currentlyWorking: z.boolean(),
    /** Left out where the resume has none. */
    description: z.string().optional(),
  }),
  /** The first sentences about the person, short enough for a headline. */
  z.object({ kind: z.literal('summary'), text: z.string() }),
  /** The dates are months, `YYYY-MM`. */
  z.object({
    kind: z.literal('project'),
    title: z.string(),
    description: z.string(),
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('certificate'),
    title: z.string(),
    issuer: z.string(),
    /** Left out where the resume has none; of a month, its first day. */
    issueDate: z.string().optional(),
  }),
  z.object({ kind: z.literal('hobby'), name: z.string() }),
]);
export type SuggestedValue = z.infer<typeof SuggestedValue>;

export const ResumeSuggestion = z.object({
  _id: Id,
  kind: z.enum(SUGGESTION_KINDS),
  value: SuggestedValue,
  /** The line of the resume that contains it. */
  source: z.string(),
  /** null: not answered yet. */
  accepted: z.boolean().nullable(),
});
export type ResumeSuggestion = z.infer<typeof ResumeSuggestion>;

/** `GET /api/resume/suggestions`: the unanswered suggestions, and the state of reading the newest resume. */
export const ResumeSuggestions = z.object({
  state: z.enum(READING_STATES),
  fileName: z.string(),
  uploadedAt: Instant.nullable(),
  suggestions: z.array(ResumeSuggestion),
});
export type ResumeSuggestions = z.infer<typeof ResumeSuggestions>;

/** true adds it to the profile, false dismisses it, null reopens it. */
export const SuggestionAnswer = z.object({ accepted: z.boolean().nullable() });
export type SuggestionAnswer = z.output<typeof SuggestionAnswer>;

/** Far above what a reading suggests. */
const Answered = z.array(Id).max(500).default([]);

/** `POST /api/resume/suggestions`: which are added to the profile, dismissed or reopened. */
export const SuggestionAnswers = z.object({ add: Answered, dismiss: Answered, reopen: Answered });
export type SuggestionAnswers = z.output<typeof SuggestionAnswers>;
