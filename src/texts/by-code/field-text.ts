import type { FieldProblem } from '#contract/field-problems.ts';
import { applyInputTexts, inputTexts } from '#texts/input.ts';
import { payTexts } from '#texts/pay.ts';
import { ruleTexts } from '#texts/rules.ts';
import { type Text, type TextsFor, textOf } from './text-of.ts';

const needed: TextsFor<FieldProblem> = { ...ruleTexts, ...payTexts, ...inputTexts, ...applyInputTexts };
const TEXTS: Readonly<Record<keyof typeof needed, Text>> = needed;

/** The text for a field that was refused. */
export const fieldText = (problem: FieldProblem): string =>
  typeof problem === 'string' ? textOf(TEXTS[problem]) : textOf(TEXTS[problem.code], problem.params);

const PLAIN: ReadonlySet<string> = new Set(
  Object.entries(TEXTS).flatMap(([code, text]) => (typeof text === 'string' ? [code] : [])),
);

/** Whether this is a code whose text names nothing. */
export const isPlainFieldProblem = (code: string): code is Extract<FieldProblem, string> => PLAIN.has(code);
