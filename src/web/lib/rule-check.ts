import type { RuleProblem } from '#contract/rules.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';

/**
 * Turns a rule of the contract into a field's validation. The error of an empty field is named by its code, which
 * selects the sentence that says what to enter.
 */
export const ruleCheck = (problem: (typed: string) => RuleProblem | undefined) => {
  const check = (value: unknown) => problem(typeof value === 'string' ? value : '');
  const only = (code: 'required' | 'choose') => (value: unknown) => check(value) !== code || (ruleText(code) ?? true);
  return {
    required: only('required'),
    choose: only('choose'),
    rule: (value: unknown) => ruleText(check(value)) ?? true,
  };
};
