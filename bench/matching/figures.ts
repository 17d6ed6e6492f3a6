import { numberFrom } from './split.ts';

export const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / (figures.length || 1);

/** Returns the indexes of the highest scores, highest first; ties keep their order. */
export const topOf = (scores: ArrayLike<number>, most: number): number[] => {
  const top: number[] = [];
  const scoreOf = (at: number | undefined): number => scores[at ?? -1] ?? Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) {
    if (top.length === most && scoreOf(at) <= scoreOf(top.at(-1))) continue;
    let place = top.length;
    while (place > 0 && scoreOf(top[place - 1]) < scoreOf(at)) place -= 1;
    top.splice(place, 0, at);
    if (top.length > most) top.pop();
  }
  return top;
};

/** Returns the normalised discounted cumulative gain (nDCG) of the first results. */
export const ndcgOf = (order: readonly number[], isGood: readonly boolean[], first: number): number => {
  const gain = (at: number): number => 1 / Math.log2(at + 2);
  const best = Math.min(first, isGood.filter(Boolean).length);
  let ideal = 0;
  for (let at = 0; at < best; at++) ideal += gain(at);
  const found = order.slice(0, first).reduce((sum, one, at) => sum + (isGood[one] ? gain(at) : 0), 0);
  return ideal === 0 ? 1 : found / ideal;
};

/** Returns the share of good results in the order, relative to as many as it has room for. */
export const recallOf = (order: readonly number[], isGood: readonly boolean[]): number => {
  const good = Math.min(order.length, isGood.filter(Boolean).length);
  return good === 0 ? 1 : order.filter((one) => isGood[one]).length / good;
};

const SAMPLES = 2_000;

/** The ratio of the two means over the same queries, with its 95 % interval by bootstrap over the queries. */
export const intervalOfRatio = (
  ours: readonly number[],
  theirs: readonly number[],
): { ratio: number; low: number; high: number } => {
  const count = ours.length;
  const ratios = Array.from({ length: SAMPLES }, (_, sample) => {
    let [own, other] = [0, 0];
    for (let at = 0; at < count; at++) {
      const drawn = numberFrom(`${sample} ${at}`) % count;
      own += ours[drawn] ?? 0;
      other += theirs[drawn] ?? 0;
    }
    return own / other;
  }).toSorted((one, other) => one - other);
  const at = (part: number): number => ratios[Math.floor(part * SAMPLES)] ?? 0;
  return { ratio: mean(ours) / mean(theirs), low: at(0.025), high: at(0.975) };
};
