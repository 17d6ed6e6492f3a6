import { z } from 'zod';
import { says } from './field-problems.ts';
import { JOB_FILTERS, JobQuery } from './job-search.ts';
import { LIMITS } from './rules.ts';
import { flag, Id, Instant, Paging, text } from './values.ts';

const Kept = JobQuery.pick(JOB_FILTERS).partial();

/** Sorts filters so that the same search is stored only once, and drops empty ones. */
const tidy = (query: z.output<typeof Kept>): Record<string, string[]> => {
  const tidied: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(query)) {
    const values = [value ?? []].flat().map(String);
    // Filters ignore case.
    const once = new Map(values.toReversed().map((one) => [one.toLowerCase(), one]));
    if (once.size > 0) tidied[name] = [...once.values()].sort();
  }
  return tidied;
};

/** Parameters of `GET /api/jobpostingform/jobs` that a candidate can choose; at least one. Others are ignored. */
const SearchQuery = Kept.transform(tidy).refine((query) => Object.keys(query).length > 0, says('filterMissing'));

const form = { name: text(LIMITS.searchName), query: SearchQuery, daily: flag };

/** A search to save; `daily` asks for an email with its new jobs. */
export const SavedSearchForm = z.object({ ...form, daily: form.daily.optional().default(false) });
export type SavedSearchForm = z.output<typeof SavedSearchForm>;

/** Absent fields stay. */
export const SavedSearchEdit = z.object(form).partial();
export type SavedSearchEdit = z.output<typeof SavedSearchEdit>;

export const SavedSearch = z.object({
  _id: Id,
  name: z.string(),
  /** Parameters of the job list, each with its values. */
  query: z.record(z.string(), z.array(z.string())),
  daily: z.boolean(),
  createdAt: Instant,
  /** With a daily email: jobs up to here have been emailed, or already existed when it was switched on. */
  notifiedAt: Instant.nullable(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const SavedSearchQuery = z.object(Paging);
export type SavedSearchQuery = z.output<typeof SavedSearchQuery>;
