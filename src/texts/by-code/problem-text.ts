import type { PlainProblemCode, ProblemCode, ProblemParams } from '#contract/problems.ts';
import { browserProblemTexts, problemTexts } from '#texts/problems.ts';
import { type Text, textOf } from './text-of.ts';

type ProblemTexts = { readonly [Code in PlainProblemCode]: string } & {
  readonly [Code in keyof ProblemParams]: (values: ProblemParams[Code]) => string;
};

/** Evaluated on each call: the server answers in several languages. */
const allTexts = (): ProblemTexts => ({ ...problemTexts, ...browserProblemTexts });

/**
 * An overload is refused with one of these; merging the tables for each refusal would cost more than the rest of the
 * response.
 */
const ownTexts: Partial<ProblemTexts> = problemTexts;

const textUnder = (code: ProblemCode): Text => ownTexts[code] ?? allTexts()[code];

/** Returns the text of a problem. */
export const problemText = (code: ProblemCode, params?: ProblemParams[keyof ProblemParams]): string =>
  textOf(textUnder(code), params);
