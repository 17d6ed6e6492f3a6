import type { RefusedOne } from '#contract/values.ts';
import { isProblem, type Problem } from './problem.ts';

interface EachOfMany<T> {
  done: { id: string; result: T }[];
  refused: RefusedOne[];
}

/** A thing that a call about many was refused for, and why. */
export const refusedOne = (id: string, { code, message, details: { params } }: Problem): RefusedOne => ({
  _id: id,
  code,
  ...(params && { params }),
  message,
});

/**
 * Does the same to many things, one after the other: each that is refused is
 * named with its reason, and the others go on. They come in one order for
 * everybody, so that two such calls never wait for each other.
 *
 * @param doOne gives nothing when the thing needed no change; it is in neither list then
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
