import { href } from 'react-router';
import { slugOf } from '#contract/slug.ts';

/** The job's own page. */
export const jobPath = ({ jobId, title }: { jobId: string; title: string }): string => {
  const slug = slugOf(title);
  return `${sharedJobPath({ jobId })}${slug ? `/${encodeURIComponent(slug)}` : ''}`;
};

/** The same page in few letters, to send and to print: a title in Hindi takes nine letters of an address for each of its own. */
export const sharedJobPath = ({ jobId }: { jobId: string }): string => `/jobs/${encodeURIComponent(jobId)}`;

/** The page of a company. */
export const companyPath = (slug: string): string => `/companies/${encodeURIComponent(slug)}`;

/** The application form of a job, by its record id. */
export const applyPath = ({ _id }: { _id: string }): string => `/apply-job-form/${encodeURIComponent(_id)}`;

/** Whether an address is such a form's. */
export const leadsToApply = (address: string | undefined): boolean => address?.startsWith('/apply-job-form/') ?? false;

/** The candidate's own application, opened over the list of theirs. */
export const applicationPath = (id: string): string =>
  `${href('/candidate-dashboard/job-applied')}?application=${encodeURIComponent(id)}`;

/** Sign-in for somebody who wanted to apply: it says why it asks, and leads to the form afterwards. */
export const signInToApply = (job: { _id: string }): string =>
  `/login?why=apply&return=${encodeURIComponent(applyPath(job))}`;

/** The public list under one filter, or under any of several values of it. */
export const jobsPath = (filters: Readonly<Record<string, string | readonly string[]>> = {}): string => {
  const search = new URLSearchParams(
    Object.entries(filters).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ).toString();
  return search ? `/jobs?${search}` : '/jobs';
};

/** The public list in one place, under all spellings that listings have of it. */
export const townPath = (name: string): string => `/jobs?${new URLSearchParams({ town: name })}`;

/** The same query with one parameter set anew, or without it. */
export const withParam = (search: string, name: string, value: string | undefined): string => {
  const params = new URLSearchParams(search);
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  const text = params.toString();
  return text ? `?${text}` : '';
};

/** Where a job is reported. */
export const reportPath = ({ jobId }: { jobId: string }): string => `/report-job/${encodeURIComponent(jobId)}`;
