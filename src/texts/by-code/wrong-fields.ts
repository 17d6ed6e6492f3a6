import type { FieldProblem } from '#contract/field-problems.ts';
import { isPlainFieldProblem } from '#texts/by-code/field-text.ts';

/** What `says` packed into the message of an issue. */
const problemIn = (message: string): FieldProblem => {
  if (isPlainFieldProblem(message)) return message;
  return message.startsWith('{') ? (JSON.parse(message) as FieldProblem) : 'unusable';
};

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What a schema of the contract refused: each field once, by its path; the first problem wins. */
export const wrongFields = (issues: readonly Issue[]): Map<string, FieldProblem> => {
  const fields = new Map<string, FieldProblem>();
  for (const { path, message } of issues)
    if (!fields.has(path.join('.'))) fields.set(path.join('.'), problemIn(message));
  return fields;
};
