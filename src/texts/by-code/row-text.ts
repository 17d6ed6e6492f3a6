import type { RowProblem, RowWarning } from '#contract/job-imports.ts';
import { importedTexts } from '#texts/imported.ts';
import { problemText } from './problem-text.ts';
import { type Text, type TextsFor, textOf } from './text-of.ts';

/** Read anew each time: the server speaks several languages. */
const texts = () => {
  const needed: TextsFor<RowProblem | RowWarning> = {
    ...importedTexts,
    companyTaken: problemText('COMPANY_NAME_TAKEN'),
  };
  const all: Readonly<Record<keyof typeof needed, Text>> = needed;
  return all;
};

/** The text for a row of an import that becomes no new job, or for what of it is not understood. */
export const rowText = (problem: RowProblem | RowWarning): string =>
  typeof problem === 'string' ? textOf(texts()[problem]) : textOf(texts()[problem.code], problem.params);
