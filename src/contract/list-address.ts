/** A query that is kept: the parameters of the list of jobs, each with its values. */
export type KeptQuery = Readonly<Record<string, string | readonly string[]>>;

/** The candidate's list of jobs under a query; its address calls the filters as the call does. */
export const jobListAddress = (query: KeptQuery): string => {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) for (const value of [values].flat()) params.append(name, value);
  return params.size > 0 ? `/job-list?${params}` : '/job-list';
};
