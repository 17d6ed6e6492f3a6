import type { FieldProblem } from '#contract/field-problems.ts';
import { expectedPayProblem, payPeriod } from '#contract/pay.ts';
import { dayInIndia, dobProblem } from '#contract/rules.ts';
import { basicsTexts as texts } from '#texts/profile.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import type { FormName } from '#web/pages/candidate/profile/open-form.ts';

/** Values of the basic details form. */
export interface BasicsValues {
  profileHeadline: string;
  gender: string;
  dob: string;
  applyFor: string;
  fresher: boolean;
  preferredLocations: string[];
  /** Rupees per year. */
  expectedSalary: number | null;
  noticePeriod: string;
}

/** The forms for the basic details, with the fields of each. */
export const BASICS_FORMS = {
  basics: [
    'profileHeadline',
    'gender',
    'dob',
    'applyFor',
    'fresher',
    'preferredLocations',
    'expectedSalary',
    'noticePeriod',
  ],
  headline: ['profileHeadline'],
  locations: ['preferredLocations'],
  salary: ['expectedSalary', 'noticePeriod'],
} as const satisfies Partial<Record<FormName, readonly (keyof BasicsValues)[]>>;
export type BasicsForm = keyof typeof BASICS_FORMS;

export const isBasicsForm = (form: FormName): form is BasicsForm => form in BASICS_FORMS;

const LABELS: Readonly<Record<keyof BasicsValues, string>> = {
  profileHeadline: texts.headline,
  gender: texts.gender,
  dob: texts.dob,
  applyFor: texts.applyFor,
  fresher: texts.fresherLabel,
  preferredLocations: texts.locations,
  expectedSalary: texts.salary,
  noticePeriod: texts.notice,
};

export const labelsOf = (names: readonly (keyof BasicsValues)[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, LABELS[name]]));

type Known = { readonly [Name in keyof BasicsValues]?: BasicsValues[Name] | null | undefined };

export const valuesOf = (known: Known): BasicsValues => ({
  profileHeadline: known.profileHeadline ?? '',
  gender: known.gender ?? '',
  dob: known.dob ?? '',
  applyFor: known.applyFor ?? '',
  fresher: known.fresher ?? false,
  preferredLocations: known.preferredLocations ?? [],
  expectedSalary: known.expectedSalary ?? null,
  noticePeriod: known.noticePeriod ?? '',
});

/** Whether the candidate is a fresher, if known: an unticked box is not an answer. */
export const fresherText = ({ fresher, experience }: { fresher?: boolean; experience?: number | null }): string =>
  fresher ? texts.yes : experience ? texts.no : '';

/** Request body for these fields; unset choices are omitted. */
export const bodyOf = <V extends BasicsValues>(names: readonly (keyof V & string)[], values: V): Partial<V> => {
  const isChoice = (name: string) => name === 'gender' || name === 'dob' || name === 'applyFor';
  const sent = names.filter((name) => !(isChoice(name) && values[name] === '')).map((name) => [name, values[name]]);
  // Each key is paired with its value.
  return Object.fromEntries(sent) as Partial<V>;
};

/** Imports the schema for the forms: the rules of the call they make. */
export const basicsSchema = async () => (await import('#contract/profile-sections.ts')).ProfileBasicsSection;

/** Error texts for pay: candidates looking for an internship enter it per month. */
export const basicsPayTexts = ({ applyFor }: BasicsValues): Readonly<Record<string, string>> =>
  payProblemTexts(payPeriod(applyFor));

/** Problems that depend on the current date or on the saved values. */
export const basicsProblems = (
  { dob, expectedSalary }: BasicsValues,
  before: Known,
): [field: keyof BasicsValues, problem: FieldProblem | undefined][] => [
  ['dob', dob === '' && !before.dob ? undefined : dobProblem(dob, dayInIndia(new Date()))],
  ['expectedSalary', expectedPayProblem(expectedSalary, before.expectedSalary)],
];
