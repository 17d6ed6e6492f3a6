import type { PlainProblemCode, ProblemCode, ProblemParams } from '#contract/problems.ts';
import { browserProblemTexts, problemTexts } from '#texts/problems.ts';
import { type Text, textOf } from './text-of.ts';

type ProblemTexts = { readonly [Code in PlainProblemCode]: string } & {
  readonly [Code in keyof ProblemParams]: (values: ProblemParams[Code]) => string;
};

/** Evaluated on each call: the server answers in several languages. */
const texts = (): Readonly<Record<ProblemCode, Text>> => {
  const needed: ProblemTexts = { ...problemTexts, ...browserProblemTexts };
  return needed;
};

/** Returns the text of a problem. */
export const problemText = (code: ProblemCode, params?: ProblemParams[keyof ProblemParams]): string =>
  textOf(texts()[code], params);
