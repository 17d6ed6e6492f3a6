import type { RowProblem, RowWarning } from '#contract/job-imports.ts';
import { importedTexts } from '#texts/imported.ts';
import { problemText } from './problem-text.ts';
import { type Text, type TextsFor, textOf } from './text-of.ts';

const needed: TextsFor<RowProblem | RowWarning> = { ...importedTexts, companyTaken: problemText('COMPANY_NAME_TAKEN') };
const TEXTS: Readonly<Record<keyof typeof needed, Text>> = needed;

/** The text for a row of an import that becomes no new job, or for what of it is not understood. */
export const rowText = (problem: RowProblem | RowWarning): string =>
  typeof problem === 'string' ? textOf(TEXTS[problem]) : textOf(TEXTS[problem.code], problem.params);
