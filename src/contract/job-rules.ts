import type { FieldProblem } from './field-problems.ts';
import { payProblem } from './pay.ts';
import { isDay } from './rules.ts';

/* Rules of a job that need the clock or the job as it is: the server refuses by them, and the forms say so first. */

/** Why a last day of applying is refused. One that is over may stay where the job has it already. */
export const deadlineProblem = (end: string, today: string, before?: string): FieldProblem | undefined =>
  end >= today || end === before ? undefined : 'deadlinePast';

const CHOICES = ['workMode', 'employmentType'] as const;
const TEXTS = ['industry', 'description', 'responsibilities', 'requirements', 'companyInfo'] as const;

interface Pay {
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** What of a job an edit is compared with. */
export interface EditedJob extends Readonly<Record<(typeof TEXTS)[number] | (typeof CHOICES)[number], string>> {
  readonly salary?: Pay | undefined;
  readonly applicationDeadline: { readonly end: string };
}

/** What an edit sends; what is absent stays. */
type Edit = { readonly [Text in (typeof TEXTS)[number] | (typeof CHOICES)[number]]?: string | undefined } & {
  readonly salary?: Pay | undefined;
  readonly applicationDeadline?: { readonly end: string } | undefined;
};

/**
 * Which fields of an edit are refused beside the rules of their shapes, and why. An import may lack texts and choices, and
 * a job may keep pay from before it had bounds: nobody empties the one or types the other again. The first problem of each
 * field.
 */
export const jobEditProblems = (edit: Edit, before: EditedJob, today: string): Map<string, FieldProblem> => {
  const problems = new Map<string, FieldProblem>();
  for (const text of TEXTS) if (edit[text]?.trim() === '' && before[text] !== '') problems.set(text, 'required');
  for (const choice of CHOICES) if (edit[choice] === '' && before[choice] !== '') problems.set(choice, 'choose');
  for (const end of ['min', 'max'] as const) {
    const rupees = edit.salary?.[end];
    const problem = rupees == null || rupees === before.salary?.[end] ? undefined : payProblem(rupees);
    if (problem) problems.set(`salary.${end}`, problem);
  }
  const end = edit.applicationDeadline?.end;
  const past = end !== undefined && isDay(end) && deadlineProblem(end, today, before.applicationDeadline.end);
  if (past) problems.set('applicationDeadline.end', past);
  return problems;
};
