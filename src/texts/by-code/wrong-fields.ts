import type { FieldProblem } from '#contract/field-problems.ts';
import { isPlainFieldProblem } from '#texts/by-code/field-text.ts';

/** Decodes the problem that `says` encoded in an issue's message. */
const problemIn = (message: string): FieldProblem => {
  if (isPlainFieldProblem(message)) return message;
  return message.startsWith('{') ? (JSON.parse(message) as FieldProblem) : 'unusable';
};

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Maps each field that a schema refused, by its path, to its first problem. */
export const wrongFields = (issues: readonly Issue[]): Map<string, FieldProblem> => {
  const fields = new Map<string, FieldProblem>();
  for (const { path, message } of issues)
    if (!fields.has(path.join('.'))) fields.set(path.join('.'), problemIn(message));
  return fields;
};
