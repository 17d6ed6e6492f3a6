import type { FieldProblem } from './field-problems.ts';
import { leftInBraces, type Placeholder } from './rules.ts';

/**
 * A text that is sent must not contain a placeholder that nobody fills in. `later`: those that are filled in for each
 * reader.
 */
export const placeholderProblem = (text: string, later: readonly Placeholder[] = []): FieldProblem | undefined => {
  const left = leftInBraces(text, later);
  if (left.length === 0) return undefined;
  return { code: 'placeholdersLeft', params: { names: left.map((name) => `{${name}}`).join(', ') } };
};
