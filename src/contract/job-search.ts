import { z } from 'zod';
import { says } from './field-problems.ts';
import { payBand } from './pay.ts';
import { LIMITS, sortOrders } from './rules.ts';
import { flag, Id, oneOf, Paging, several } from './values.ts';
import { EMPLOYMENT_TYPES, JOB_STATUSES, WORK_MODES } from './vocabularies.ts';

const DAYS = says({ code: 'days', params: { least: 1, most: 365 } });

/** A filter's value, matched literally. */
const literal = (most: number) =>
  z
    .string({ error: says('searchText') })
    .max(most, says('tooLong'))
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), says('searchText'));

/** Limit of fragments in a search, since each is matched against every open job. */
const FRAGMENTS = 15;

/**
 * The filters of the list. A repeated parameter means "or", different ones mean
 * "and"; a value is one literal. See rulings 5.
 */
export const JobQuery = z.object({
  /** Any fragment of title, companyName or a skill, without case. */
  q: several(literal(200), FRAGMENTS),
  skills: several(literal(LIMITS.skill), FRAGMENTS),
  /** Any fragment of a skill or of the title: the home page's search. */
  what: several(literal(LIMITS.title), FRAGMENTS),
  location: several(literal(LIMITS.place), FRAGMENTS),
  role: several(literal(LIMITS.title)),
  place: several(literal(LIMITS.place)),
  /** `2-5` or `10+`, years. In an address a bare plus sign means a space. */
  experience: several(z.string().regex(/^\d{1,2}(?:-\d{1,2}|[+ ])$/, says('yearsRange'))),
  /** `3-6` or `100+`, lakh rupees per year; or the least pay as people write it. */
  salary: several(
    z.string().transform((typed, context) => {
      const band = payBand(typed.replace(/^([\d.]+) $/, '$1+'));
      if (band === undefined) context.addIssue({ code: 'custom', message: says('lakhRange') });
      return band ?? z.NEVER;
    }),
  ),
  workMode: several(oneOf(WORK_MODES)),
  employmentType: several(oneOf(EMPLOYMENT_TYPES)),
  /** Days since posting. */
  posted: z.coerce.number({ error: DAYS }).int(DAYS).min(1, DAYS).max(365, DAYS).optional(),
  /** Open jobs whose last day is within this many days, including today. */
  closing: z.coerce.number({ error: DAYS }).int(DAYS).min(1, DAYS).max(365, DAYS).optional(),
  /** For recruiters and administrators: jobs with an application that has waited this many days for an answer. */
  unanswered: z.coerce.number({ error: DAYS }).int(DAYS).min(1, DAYS).max(365, DAYS).optional(),
  status: several(oneOf(JOB_STATUSES)),
  companyName: several(literal(LIMITS.company)),
  industry: several(literal(LIMITS.shortText)),
  /** A fragment of the title; for those who manage the jobs, also the readable id. */
  title: several(literal(LIMITS.title)),
  /** The readable id: for administrators, and with `own` for recruiters; ignored for others. */
  jobId: several(literal(24)),
  /**
   * For administrators, ignored for others: a fragment of the recruiter's company, name or address, or the code; the
   * import that added it.
   */
  recruiter: several(literal(LIMITS.email)),
  importId: several(Id),
  /** Recruiters: only their own. */
  own: flag.optional(),
  sort: z
    .enum(
      [
        'newest',
        'relevance',
        ...sortOrders(['title', 'companyName', 'createdAt', 'jobStatus', 'employmentType', 'location', 'deadline']),
        // Administrators only: the order would reveal numbers that the public does not see.
        ...sortOrders(['applications']),
      ],
      { error: says('choose') },
    )
    /** Absent: the best matches first with `q` or `what` in the public search, otherwise the newest. */
    .optional(),
  ...Paging,
});
export type JobQuery = z.infer<typeof JobQuery>;

/** The parameters of a query that filter any list of open jobs; for `JobQuery.pick`. */
export const JOB_FILTERS = {
  q: true,
  skills: true,
  what: true,
  role: true,
  companyName: true,
  location: true,
  place: true,
  experience: true,
  salary: true,
  workMode: true,
  employmentType: true,
  posted: true,
} as const;

const Count = z.object({ value: z.string(), count: z.number() });
/** A place under one name, with all its spellings in jobs, most frequent first; the list is filtered by these to find all
 * its jobs. */
export const PlaceCount = Count.extend({ spellings: z.array(z.string()) });
export type PlaceCount = z.infer<typeof PlaceCount>;
/** A title, and its name in the language of the request where known. */
const RoleCount = Count.extend({ name: z.string().optional() });

/** The numbers of open jobs by title, place, skill and kind, most frequent first, under the current filters. */
export const JobFacets = z.object({
  total: z.number(),
  /** How many companies they belong to. */
  companies: z.number(),
  roles: z.array(RoleCount),
  places: z.array(PlaceCount),
  skills: z.array(Count),
  /** The first skills in alphabetical order. */
  skillsByName: z.array(Count),
  employmentTypes: z.array(Count),
});
export type JobFacets = z.infer<typeof JobFacets>;

/** Alternatives for a search that finds little or nothing, each with the number of open jobs that it would find. */
export const SearchHelp = z.object({
  /** The typed words as probably meant; present only when they find more, or find jobs in another script. */
  corrected: z
    .object({
      words: z.array(z.object({ typed: z.string(), corrected: z.string() })),
      q: z.string(),
      count: z.number(),
    })
    .optional(),
  /**
   * Words that are values of filters. Each count is for the search with that value in place of the words and of the
   * same filter; its other filters stay. For a search that finds enough, only the place or work mode that all its words name.
   */
  read: z.array(
    z.object({
      filter: z.enum(['skills', 'place', 'experience', 'salary', 'workMode', 'employmentType']),
      value: z.string(),
      count: z.number(),
      /** For a place. */
      spellings: z.array(z.string()).optional(),
    }),
  ),
  /**
   * All of `read` combined, with the remaining words; present only when that finds more. If all find nothing together,
   * all but one: `without` is its index in `read`.
   */
  together: z.object({ q: z.string(), count: z.number(), without: z.number().optional() }).optional(),
  /** The typed words with one left out. */
  shorter: z.array(z.object({ q: z.string(), dropped: z.string(), count: z.number() })),
  /**
   * The places that the searched one probably means, where they find more: all together first, then each. `isSame` if it
   * is the searched place itself, in all its spellings; `isState` if it is a state, in those of its towns too.
   */
  meantPlaces: z.array(PlaceCount.extend({ isSame: z.boolean(), isState: z.boolean() })),
  /** The first of `meantPlaces` when the searched places are names of it: in Devanagari, or in Latin letters if they find nothing. */
  namedPlace: PlaceCount.optional(),
  /** The same search in other places, when it asks for one and finds little. */
  places: z.array(PlaceCount),
  /** The same search with other experience that overlaps with it, where it finds little and that finds more; an empty value means any. */
  experiences: z.array(z.object({ value: z.string(), count: z.number() })),
});
export type SearchHelp = z.infer<typeof SearchHelp>;

/** A text to search for, in one of the fields that search by fragments. */
export const WordingsQuery = JobQuery.pick({ q: true, what: true });
export type WordingsQuery = z.infer<typeof WordingsQuery>;

/**
 * The wordings of a typed text that find open jobs: as typed, as postings in Devanagari spell it, and, when it is typed
 * in Devanagari, in English. Words that say "job" narrow nothing: for them alone, one empty text. Empty for several texts.
 */
export const Wordings = z.array(z.string());

export const SuggestQuery = z.object({
  kind: z.enum(['skill', 'title', 'company', 'place', 'search'], { error: says('choose') }),
  q: literal(100).normalize('NFC').default(''),
});
export type SuggestQuery = z.infer<typeof SuggestQuery>;

/** A value to search for or to enter, with its name in the typed script, or a place's in the language of the request, where that differs. */
export const Suggestion = z.object({ value: z.string(), name: z.string().optional() });
export type Suggestion = z.infer<typeof Suggestion>;
