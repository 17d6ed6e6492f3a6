import { href } from 'react-router';
import { slugOf } from '#contract/slug.ts';

/** Whether a text may be the id of a job: a readable id or a record id. */
export const isJobId = (text: string): boolean => /^(?:JOB\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i.test(text);

/** Returns the job's own page. */
export const jobPath = ({ jobId, title }: { jobId: string; title: string }): string => {
  const slug = slugOf(title);
  return `${sharedJobPath({ jobId })}${slug ? `/${encodeURIComponent(slug)}` : ''}`;
};

/**
 * Returns a short address of the same page, to send and print: each Hindi letter in a title takes nine characters in an
 * address.
 */
export const sharedJobPath = ({ jobId }: { jobId: string }): string => `/jobs/${encodeURIComponent(jobId)}`;

/** Returns the page of a company. */
export const companyPath = (slug: string): string => `/companies/${encodeURIComponent(slug)}`;

/** Returns the application form of a job, by its record id. */
export const applyPath = ({ _id }: { _id: string }): string => `/apply-job-form/${encodeURIComponent(_id)}`;

/** Whether an address is an application form. */
export const leadsToApply = (address: string | undefined): boolean => address?.startsWith('/apply-job-form/') ?? false;

/** Returns the address of the candidate's own application, opened over their list. */
export const applicationPath = (id: string): string =>
  `${href('/candidate-dashboard/job-applied')}?application=${encodeURIComponent(id)}`;

/** Returns the sign-in for applying: it says why it is needed and leads to the form afterwards. */
export const signInToApply = (job: { _id: string }): string =>
  `/login?why=apply&return=${encodeURIComponent(applyPath(job))}`;

/** Returns the public list with one filter, or with any of several values of it. */
export const jobsPath = (filters: Readonly<Record<string, string | readonly string[]>> = {}): string => {
  const search = new URLSearchParams(
    Object.entries(filters).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ).toString();
  return search ? `/jobs?${search}` : '/jobs';
};

/** Returns the public list for one place, under all its spellings in listings. */
export const townPath = (name: string): string => `/jobs?${new URLSearchParams({ town: name })}`;

/** Returns the query with one parameter replaced, also by several values, or removed. */
export const withParam = (search: string, name: string, value: string | readonly string[] | undefined): string => {
  const params = new URLSearchParams(search);
  params.delete(name);
  for (const one of [value ?? []].flat()) params.append(name, one);
  const text = params.toString();
  return text ? `?${text}` : '';
};

/** Returns the page for reporting a company's page. */
export const reportCompanyPath = (slug: string): string => `${companyPath(slug)}/report`;

/** Returns the page for reporting a job. */
export const reportPath = ({ jobId }: { jobId: string }): string => `/report-job/${encodeURIComponent(jobId)}`;
