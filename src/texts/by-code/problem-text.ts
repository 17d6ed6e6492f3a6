import type { PlainProblemCode, ProblemCode, ProblemParams } from '#contract/problems.ts';
import { browserProblemTexts, problemTexts } from '#texts/problems.ts';
import { type Text, textOf } from './text-of.ts';

type ProblemTexts = { readonly [Code in PlainProblemCode]: string } & {
  readonly [Code in keyof ProblemParams]: (values: ProblemParams[Code]) => string;
};

const needed: ProblemTexts = { ...problemTexts, ...browserProblemTexts };
const TEXTS: Readonly<Record<ProblemCode, Text>> = needed;

/** The text of a problem. The one place that will ask for a language: English is the only one so far. */
export const problemText = (code: ProblemCode, params?: ProblemParams[keyof ProblemParams]): string =>
  textOf(TEXTS[code], params);
