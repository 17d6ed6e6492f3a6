import type { RuleProblem } from '#contract/rules.ts';
import { ruleTexts } from '#texts/rules.ts';
import { type Text, type TextsFor, textOf } from './text-of.ts';

const needed: TextsFor<RuleProblem> = ruleTexts;
const TEXTS: Readonly<Record<keyof typeof needed, Text>> = needed;

/**
 * Returns the text for a field that breaks a rule; undefined when it does not. For screens, which know no other codes.
 */
export const ruleText = (problem: RuleProblem | undefined): string | undefined => {
  if (problem === undefined) return undefined;
  return typeof problem === 'string' ? textOf(TEXTS[problem]) : textOf(TEXTS[problem.code], problem.params);
};
