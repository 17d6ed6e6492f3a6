import { z } from 'zod';
import { Candidate } from './candidates.ts';
import { says } from './field-problems.ts';
import { FACT_VERDICTS, FIT_SECTIONS, NOT_FOR_ME_REASONS, SKILL_VERDICTS } from './fit-vocabulary.ts';
import { Job, Skill } from './jobs.ts';
import { LIMITS } from './rules.ts';
import { SavedJob } from './saved.ts';
import { Id, Instant, oneOf, Paging, several } from './values.ts';
import { APPLY_FOR, EDUCATION_LEVELS, WORK_MODES } from './vocabularies.ts';

/*
 * How well a job and a person fit, as reasons: values, never sentences. Both sides get the same reasons, as far as each
 * may see the underlying data. A fit never rejects, hides or answers anything. docs/matching.md describes how it is
 * computed.
 */

/** The part of a profile that shows a skill. Months (`2024-03`) or days; `now`: it has not ended. */
export const ShownBy = z.object({
  by: z.enum(['job', 'project', 'certificate']),
  /** The name of the company, project or certificate. */
  name: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  now: z.boolean(),
});
export type ShownBy = z.infer<typeof ShownBy>;

/** A skill of theirs that is near the asked one, and how many listings ask for both. */
export const NearSkill = z.object({ skill: z.string(), listings: z.number() });

/** The verdict on one asked skill, as cards and rows show it. */
export const FitMark = z.object({
  /** As the job writes it. */
  skill: z.string(),
  /** A must-have, or nice to have. */
  must: z.boolean(),
  verdict: z.enum(SKILL_VERDICTS),
});
export type FitMark = z.infer<typeof FitMark>;

/** One skill that the job asks for. */
export const FitSkill = FitMark.extend({
  /** For a skill they have: what shows it, jobs first; empty when they only list it. */
  shown: z.array(ShownBy).optional(),
  /** For a near skill. */
  near: NearSkill.optional(),
});
export type FitSkill = z.infer<typeof FitSkill>;

/** What each fact compares; null where unknown. */
const fact = <Name extends string, Wanted extends z.ZodType, Said extends z.ZodType>(
  name: Name,
  asked: Wanted,
  said: Said,
) =>
  z.object({
    fact: z.literal(name),
    verdict: z.enum(FACT_VERDICTS),
    asked: asked.nullable(),
    said: said.nullable(),
    /** For the person, on a fact missing from their profile: the section to fill in. */
    section: z.enum(FIT_SECTIONS).optional(),
  });

const Bounds = z.object({ min: z.number().nullable(), max: z.number().nullable() });
const Places = z.array(z.string());

export const FitFact = z.discriminatedUnion('fact', [
  /** Years; both ends null: freshers may apply. `said` is months of work. */
  fact('experience', Bounds, z.object({ months: z.number() })),
  /** The job's places; `anywhere` for work from home. `said`: the wished places. */
  fact('place', z.object({ places: Places, anywhere: z.boolean() }), z.object({ places: Places })),
  /**
   * `said`: the ways of working among the wished places, such as `Remote`; `inTown` if a town is among them, which
   * means work outside the home.
   */
  fact(
    'workMode',
    z.object({ workMode: z.enum(WORK_MODES) }),
    z.object({ places: Places, inTown: z.boolean().optional() }),
  ),
  /** Whole rupees per year, as far as the job shows its pay; `said`: the least expected. */
  fact('pay', Bounds, z.object({ from: z.number() })),
  /** `said`: the highest level, and the degree as written when the profile names one. */
  fact(
    'education',
    z.object({ level: z.enum(EDUCATION_LEVELS) }),
    z.object({ level: z.enum(EDUCATION_LEVELS), degree: z.string() }),
  ),
  /** For internships: the first day, and the notice period in the person's words. */
  fact('start', z.object({ day: z.string() }), z.object({ notice: z.string() })),
]);
export type FitFact = z.infer<typeof FitFact>;

const figure = {
  /** How many skills the job asks for. */
  asked: z.number(),
  /** How many of them the person has. */
  matched: z.number(),
  /** How many of the others are near one of the person's skills. */
  near: z.number(),
};

/** The figure with the verdict on each skill, for cards and rows. Must-haves come first. */
export const FitFigure = z.object({ ...figure, skills: z.array(FitMark) });
export type FitFigure = z.infer<typeof FitFigure>;

/**
 * All reasons, must-haves first. Facts about the person that this reader may not see are left out; `start` is for
 * internships only.
 */
export const Fit = z.object({ ...figure, skills: z.array(FitSkill), facts: z.array(FitFact) });
export type Fit = z.infer<typeof Fit>;

/** The caller's own fit; null while the profile names no skill. `fill`: what is missing in the profile. */
export const OwnFit = z.object({ fit: Fit.nullable(), fill: z.array(z.enum(FIT_SECTIONS)) });
export type OwnFit = z.infer<typeof OwnFit>;

/** Jobs by record id or readable id. */
export const OwnFitsQuery = z.object({
  job: several(z.string().min(1).max(64), 50),
});

/** Those of the jobs that the caller may read, in the order asked for; without jobs, only what the profile lacks. */
export const OwnFits = z.object({
  fits: z.array(z.object({ _id: Id, jobId: z.string(), fit: FitFigure.nullable() })),
  fill: z.array(z.enum(FIT_SECTIONS)),
});
export type OwnFits = z.infer<typeof OwnFits>;

/** The highlights under a recommended job, at most two: what is special about it for this person. */
export const FitWhy = z.discriminatedUnion('why', [
  /** A skill that an entry of the profile shows, and the entry. */
  z.object({ why: z.literal('shown'), skill: z.string(), by: ShownBy }),
  z.object({ why: z.literal('allSkills') }),
  z.object({ why: z.literal('near'), skill: z.string(), have: z.string(), listings: z.number() }),
  /** One of the wished places. */
  z.object({ why: z.literal('place'), place: z.string() }),
  /** From home, as wished. */
  z.object({ why: z.literal('remote') }),
  z.object({ why: z.literal('pay'), from: z.number() }),
  /** Some of the asked skills that they have, when nothing else is special. */
  z.object({ why: z.literal('skills'), skills: z.array(z.string()) }),
  /** Drawbacks. */
  z.object({ why: z.literal('notYourPlace'), place: z.string() }),
  z.object({ why: z.literal('lessPay'), max: z.number() }),
]);
export type FitWhy = z.infer<typeof FitWhy>;

/**
 * A recommended job; none while the profile names no skill. `fits`: it is one of those that `WhatToLearn` counts as
 * fitting. `similar`: how many more of the company's jobs are nearly the same.
 */
export const BestJob = z.object({ job: Job, fit: Fit, fits: z.boolean(), why: z.array(FitWhy), similar: z.number() });
export type BestJob = z.infer<typeof BestJob>;

export const BestJobsQuery = z.object({ ...Paging });

/** "Not for me". The reason may be sent later with the same call. */
export const NotForMe = z.object({ reason: oneOf(NOT_FOR_ME_REASONS).nullish() });
export type NotForMe = z.output<typeof NotForMe>;

export const DismissedJob = z.object({
  _id: Id,
  jobId: z.string(),
  reason: z.enum(NOT_FOR_ME_REASONS).nullable(),
});
export type DismissedJob = z.infer<typeof DismissedJob>;

const dismissal = { reason: DismissedJob.shape.reason, dismissedAt: Instant };

/**
 * A dismissal in the candidate's own list: the data of the job's card while it is open; once it has closed or been
 * deleted, only what the candidate needs to recognise it.
 */
export const DismissedListing = z.discriminatedUnion('closed', [
  z.object({ ...dismissal, closed: z.literal(false), job: SavedJob.omit({ savedAt: true, closed: true }) }),
  z.object({
    ...dismissal,
    closed: z.literal(true),
    job: Job.pick({ _id: true, jobId: true, title: true, companyName: true }),
  }),
]);
export type DismissedListing = z.infer<typeof DismissedListing>;

export const DismissedQuery = z.object({ ...Paging });

/** What one more skill would open up: `fits` open jobs fit now, `nearly` would with one more skill. */
export const WhatToLearn = z.object({
  fits: z.number(),
  nearly: z.number(),
  skills: z.array(
    z.object({
      skill: z.string(),
      /** How many more jobs would fit. */
      jobs: z.number(),
      /** The skill of theirs that is near it. */
      near: NearSkill.optional(),
      /** A few of those jobs. */
      examples: z.array(Job.pick({ _id: true, jobId: true, title: true, companyName: true, location: true })),
    }),
  ),
  /** The titles of jobs that ask for their skills, and how many open jobs a search for each finds; the likeliest first. */
  roles: z.array(z.object({ role: z.string(), jobs: z.number() })),
  /**
   * Fitting jobs that are left out: `seen` were applied to or dismissed, `otherKind` are not the kind of work they look
   * for.
   */
  leftOut: z.object({ seen: z.number(), otherKind: z.number() }),
  /** The kind of work they look for; null for both kinds. */
  lookingFor: z.enum(APPLY_FOR).nullable(),
  fill: z.array(z.enum(FIT_SECTIONS)),
});
export type WhatToLearn = z.infer<typeof WhatToLearn>;

/** The skills that open jobs ask for most, and the skills asked for with each. */
export const AskedSkills = z.object({
  jobs: z.number(),
  skills: z.array(z.object({ skill: z.string(), jobs: z.number(), beside: z.array(z.string()) })),
});
export type AskedSkills = z.infer<typeof AskedSkills>;

/** The fit of one application; null without skills in the profile, or after a withdrawal. */
export const ApplicationFit = z.object({ fit: Fit.nullable() });
export type ApplicationFit = z.infer<typeof ApplicationFit>;

/** Lists who fits one of the caller's jobs, by either of its ids. */
export const FittingQuery = z.object({ jobId: z.string().min(1, says('choose')).max(64), ...Paging });

/**
 * A candidate of the database, or an applicant. `applied` to this job: the fit is that of the application. `invited` to
 * apply to this job.
 */
export const FittingCandidate = z.object({
  candidate: Candidate,
  fit: Fit,
  applied: z.boolean(),
  invited: z.boolean(),
});
export type FittingCandidate = z.infer<typeof FittingCandidate>;

/** A job being posted. */
export const PostingSkills = z.object({
  skills: z.array(Skill).max(LIMITS.skills, says('tooMuch')),
  mustSkills: z.array(Skill).max(LIMITS.skills, says('tooMuch')).optional().default([]),
});
export type PostingSkills = z.output<typeof PostingSkills>;

/** Counts of findable candidates, computed last night and rounded; null: fewer than five, without an exact number. */
const About = z.number().nullable();

export const PostingFit = z.object({
  /** For each typed skill: how many candidates list it, and how many listings ask for it. */
  skills: z.array(z.object({ skill: z.string(), candidates: About, listings: z.number(), rare: z.boolean() })),
  /** Skills that listings usually ask for together with these. */
  beside: z.array(z.object({ skill: z.string(), listings: z.number() })),
  /**
   * How many are findable at all, fit by their skills, have every must-have, and lack one must-have; the last two are
   * null without must-haves.
   */
  people: z.object({ all: About, fit: About, everyMust: About, oneMustMissing: About }),
});
export type PostingFit = z.infer<typeof PostingFit>;
