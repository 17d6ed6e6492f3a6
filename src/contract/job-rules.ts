import type { FieldProblem } from './field-problems.ts';
import { payProblem } from './pay.ts';
import { isDay } from './rules.ts';

/* Rules that need the clock or the existing job: the server enforces them, and the forms show them first. */

/** Why a last day of applying is refused. A past day is allowed if the job already has it. */
export const deadlineProblem = (end: string, today: string, before?: string): FieldProblem | undefined =>
  end >= today || end === before ? undefined : 'deadlinePast';

/** The long texts of a job, in the order in which forms ask for them. */
export const JOB_TEXTS = ['description', 'responsibilities', 'requirements', 'companyInfo'] as const;
export type JobText = (typeof JOB_TEXTS)[number];

const CHOICES = ['workMode', 'employmentType'] as const;
const TEXTS = ['industry', ...JOB_TEXTS] as const;

interface Pay {
  min?: number | null | undefined;
  max?: number | null | undefined;
}

/** The values of a job that an edit is compared with. */
export interface EditedJob extends Readonly<Record<(typeof TEXTS)[number] | (typeof CHOICES)[number], string>> {
  readonly salary?: Pay | undefined;
  readonly applicationDeadline: { readonly end: string };
}

/** The values in an edit; absent ones stay. */
type Edit = { readonly [Text in (typeof TEXTS)[number] | (typeof CHOICES)[number]]?: string | undefined } & {
  readonly salary?: Pay | undefined;
  readonly applicationDeadline?: { readonly end: string } | undefined;
};

/**
 * Returns the fields of an edit that are refused beyond the rules of their schemas, and the first problem of each. An
 * imported job may lack texts and choices, and a job may have pay from before it had bounds: such values may stay, but
 * a filled one may not be emptied.
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
