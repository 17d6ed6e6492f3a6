import type { RefusedOne } from '#contract/values.ts';
import { isProblem, type Problem } from './problem.ts';

interface EachOfMany<T> {
  done: { id: string; result: T }[];
  refused: RefusedOne[];
}

/** Describes an item that a bulk call refused, and why. */
export const refusedOne = (id: string, { code, message, details: { params } }: Problem): RefusedOne => ({
  _id: id,
  code,
  ...(params && { params }),
  message,
});

/**
 * Applies an action to many items, one after the other: each refused one is reported with its reason, and the others
 * continue. Items are always processed in the same order, so that two such calls cannot deadlock.
 *
 * @param doOne returns undefined when the item needed no change; it is in neither list then
 */
export async function eachOfMany<T>(
  ids: readonly string[],
  doOne: (id: string) => Promise<T | undefined>,
): Promise<EachOfMany<T>> {
  const outcome: EachOfMany<T> = { done: [], refused: [] };
  for (const id of [...new Set(ids)].sort()) {
    try {
      const result = await doOne(id);
      if (result !== undefined) outcome.done.push({ id, result });
    } catch (error) {
      if (!isProblem(error)) throw error;
      outcome.refused.push(refusedOne(id, error));
    }
  }
  return outcome;
}
