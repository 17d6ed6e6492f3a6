import type { ImportedRow, RowProblem, RowWarning } from '#contract/job-imports.ts';
import { importedTexts } from '#texts/imported.ts';
import { type Text, type TextsFor, textOf } from './text-of.ts';

/** Evaluated on each call: the server answers in several languages. */
const texts = () => {
  const needed: TextsFor<RowProblem | RowWarning> = importedTexts;
  const all: Readonly<Record<keyof typeof needed, Text>> = needed;
  return all;
};

/** Returns the text for an imported row that becomes no new job, or for a part that was not understood. */
export const rowText = (problem: RowProblem | RowWarning): string =>
  typeof problem === 'string' ? textOf(texts()[problem]) : textOf(texts()[problem.code], problem.params);

/**
 * Returns the text of a reported code in the current language; the reported one where the code is unknown or came
 * without its parameters.
 */
export const reportedText = <R extends string | undefined>({
  code = '',
  params,
  reason,
}: Pick<ImportedRow, 'code' | 'params'> & { reason: R }): string | R => {
  const known: Readonly<Partial<Record<string, Text>>> = texts();
  const text = known[code];
  return text === undefined || (typeof text !== 'string' && !params) ? reason : textOf(text, params);
};
