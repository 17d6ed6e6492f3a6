import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { Combobox, type ComboboxProps } from '#web/components/combobox.tsx';
import type { SelectOption } from '#web/components/select-field.tsx';
import { isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { call } from '#web/lib/api-client.ts';
import { read } from '#web/lib/queries.ts';
import { type Suggest, useSuggestions } from '#web/lib/use-suggestions.ts';

export type OwnJob = CallOutput<'listJobs'>[number];

/** Beyond this number, jobs are found by typing. */
const MOST_LISTED = 100;

const NUMBER = /^\s*(?:JOB)?\d+\s*$/i;

/** The recruiter's jobs that take applications, newest first; of these, the ones that a text finds, or a job's number. */
const ownJobs = (typed?: string) => {
  const found = typed && NUMBER.test(typed) ? { jobId: typed } : { q: typed };
  return { query: { own: true, status: 'Active', limit: MOST_LISTED, ...found } } as const;
};

/** The recruiter's jobs to choose from. */
export const OWN_JOBS = read('listJobs', ownJobs());

const findOwnJobs: Suggest<OwnJob> = (typed, signal) => call('listJobs', ownJobs(typed), { signal });

/** The listed jobs and those found by typing, which stay, so that a chosen one keeps its name. */
export function useFoundJobs(listed: readonly OwnJob[], typed: string): readonly OwnJob[] {
  const found = useSuggestions(typed, findOwnJobs);
  const [known, setKnown] = useState(listed);
  const added = found.filter((job) => !known.some(({ jobId }) => jobId === job.jobId));
  if (added.length > 0) setKnown([...known, ...added]);
  return known;
}

/** A job as an option. Jobs of one title differ by place, number, and by company if it is not the recruiter's own. */
export const asOption = (job: OwnJob): SelectOption => ({
  value: job.jobId,
  label: [job.title, isPostedForAnother(job) && job.companyName, placeText(job.location), job.jobId]
    .filter(Boolean)
    .join(' · '),
});

/** Ranks what a typed text finds: in the title of a job before its company, place or id. */
export const titleFirst = (
  jobs: readonly Pick<OwnJob, 'jobId' | 'title'>[],
): ((jobId: string, typed: string) => number) => {
  const titles = new Map(jobs.map(({ jobId, title }) => [jobId, title.toLowerCase()]));
  return (jobId, typed) => (titles.get(jobId)?.includes(typed.trim().toLowerCase()) ? 0 : 1);
};

interface OwnJobFieldProps extends Omit<ComboboxProps, 'options' | 'rank'> {
  jobs: readonly OwnJob[];
}

/** Chooses one of the recruiter's jobs by typing. */
export function OwnJobField({ jobs, ...field }: OwnJobFieldProps) {
  return <Combobox {...field} options={jobs.map(asOption)} rank={titleFirst(jobs)} />;
}
