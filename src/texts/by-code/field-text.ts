import type { FieldProblem } from '#contract/field-problems.ts';
import { applyInputTexts, inputTexts } from '#texts/input.ts';
import { payTexts } from '#texts/pay.ts';
import { ruleTexts } from '#texts/rules.ts';
import { type Text, type TextsFor, textOf } from './text-of.ts';

/** Evaluated on each call: the server answers in several languages. */
const texts = () => {
  const needed: TextsFor<FieldProblem> = { ...ruleTexts, ...payTexts, ...inputTexts, ...applyInputTexts };
  const all: Readonly<Record<keyof typeof needed, Text>> = needed;
  return all;
};

/** Returns the text for a refused field. */
export const fieldText = (problem: FieldProblem): string =>
  typeof problem === 'string' ? textOf(texts()[problem]) : textOf(texts()[problem.code], problem.params);

const PLAIN: ReadonlySet<string> = new Set(
  Object.entries(texts()).flatMap(([code, text]) => (typeof text === 'string' ? [code] : [])),
);

/** Whether the text of this code has no parameters. */
export const isPlainFieldProblem = (code: string): code is Extract<FieldProblem, string> => PLAIN.has(code);
