/** A saved query: the parameters of the job list, each with its values. */
export type KeptQuery = Readonly<Record<string, string | readonly string[]>>;

/** Returns the address of the candidate's job list for a query; its parameters are named as in the call. */
export const jobListAddress = (query: KeptQuery): string => {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) for (const value of [values].flat()) params.append(name, value);
  return params.size > 0 ? `/job-list?${params}` : '/job-list';
};
