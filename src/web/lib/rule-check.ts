import type { RuleProblem } from '#contract/rules.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';

/** A rule of the contract as a field's own checks. That of an empty field has its code for a name, which says what to enter. */
export const ruleCheck = (problem: (typed: string) => RuleProblem | undefined) => {
  const check = (value: unknown) => problem(typeof value === 'string' ? value : '');
  const only = (code: 'required' | 'choose') => (value: unknown) => check(value) !== code || (ruleText(code) ?? true);
  return {
    required: only('required'),
    choose: only('choose'),
    rule: (value: unknown) => ruleText(check(value)) ?? true,
  };
};
