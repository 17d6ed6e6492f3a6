import type { RowProblem, RowWarning } from '#contract/job-imports.ts';
import { importedTexts } from '#texts/imported.ts';
import { problemText } from './problem-text.ts';
import { type Text, type TextsFor, textOf } from './text-of.ts';

/** Evaluated on each call: the server answers in several languages. */
const texts = () => {
  const needed: TextsFor<RowProblem | RowWarning> = {
    ...importedTexts,
    companyTaken: problemText('COMPANY_NAME_TAKEN'),
  };
  const all: Readonly<Record<keyof typeof needed, Text>> = needed;
  return all;
};

/** Returns the text for an imported row that becomes no new job, or for a part that was not understood. */
export const rowText = (problem: RowProblem | RowWarning): string =>
  typeof problem === 'string' ? textOf(texts()[problem]) : textOf(texts()[problem.code], problem.params);
