/** Returns the smallest value that at least this share of the values does not exceed; 0 for an empty list. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
