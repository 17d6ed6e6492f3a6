import { useState } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { ownJobTexts as texts } from '#texts/recruiter-database.ts';
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

interface FoundJobs {
  /** The listed jobs and those found so far, which stay, so that a chosen one keeps its name. */
  jobs: readonly OwnJob[];
  /** The ones that the typed text finds. */
  found: readonly OwnJob[];
  /** There are more than these. */
  more: boolean;
  onType: (text: string) => void;
}

/** Finds the recruiter's jobs by typing, where there are more than those listed. */
export function useFoundJobs(listed: readonly OwnJob[], searched: boolean): FoundJobs {
  const [typed, setTyped] = useState('');
  const found = useSuggestions(searched ? typed : '', findOwnJobs);
  const [others, setOthers] = useState<readonly OwnJob[]>([]);
  const jobs = [...new Map([...listed, ...others, ...found].map((job) => [job.jobId, job])).values()];
  const unknown = found.filter(({ jobId }) => !others.some((other) => other.jobId === jobId));
  if (unknown.length > 0) setOthers([...others, ...unknown]);
  const more = searched && (typed.trim() === '' || found.length >= MOST_LISTED);
  return { jobs, found, more, onType: setTyped };
}

type NamedJob = Pick<OwnJob, 'jobId' | 'title' | 'companyName' | 'location' | 'postedByCompany'>;

/** A job as an option. Jobs of one title differ by place, number, and by company if it is not the recruiter's own. */
export const asOption = (job: NamedJob): SelectOption => ({
  value: job.jobId,
  label: [job.title, isPostedForAnother(job) && job.companyName, placeText(job.location), job.jobId]
    .filter(Boolean)
    .join(' · '),
});

/** Ranks jobs by a typed text: in the title before anything else in the label or what only the server reads. */
export const titleFirst = (
  jobs: readonly NamedJob[],
  found: readonly Pick<OwnJob, 'jobId'>[],
): ((jobId: string, typed: string) => number | undefined) => {
  const labels = new Map(jobs.map((job) => [job.jobId, asOption(job).label.toLowerCase()]));
  const titles = new Map(jobs.map(({ jobId, title }) => [jobId, title.toLowerCase()]));
  const ids = new Set(found.map(({ jobId }) => jobId));
  return (jobId, typed) => {
    const text = typed.trim().toLowerCase();
    if (titles.get(jobId)?.includes(text)) return 0;
    return ids.has(jobId) || labels.get(jobId)?.includes(text) ? 1 : undefined;
  };
};

interface OwnJobFieldProps
  extends Omit<ComboboxProps, 'options' | 'rank' | 'suggested' | 'note' | 'onType'>,
    FoundJobs {}

/** Chooses one of the recruiter's jobs by typing. */
export function OwnJobField({ jobs, found, more, ...field }: OwnJobFieldProps) {
  return (
    <Combobox
      {...field}
      suggested
      options={jobs.map(asOption)}
      rank={titleFirst(jobs, found)}
      note={more ? texts.more : undefined}
    />
  );
}
