const gain = (grade: number): number => 2 ** grade - 1;

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/**
 * Returns the nDCG of the first ten results: 1 is the best. Unjudged rows are left out of the order, since nothing says
 * whether they are better or worse than the judged ones.
 */
export const ndcg = (order: readonly number[], judged: ReadonlyMap<number, number>, first = 10): number => {
  const found = order.flatMap((row) => judged.get(row) ?? []).slice(0, first);
  const best = [...judged.values()].toSorted((left, right) => right - left).slice(0, first);
  const ideal = discounted(best);
  return ideal === 0 ? 1 : discounted(found) / ideal;
};
