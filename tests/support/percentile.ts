/** The least of the values that so large a share of them does not exceed; 0 of none. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);
