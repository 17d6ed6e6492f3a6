import type { FieldProblem } from '#contract/field-problems.ts';
import { expectedPayProblem, payPeriod } from '#contract/pay.ts';
import { dayInIndia, dobProblem } from '#contract/rules.ts';
import { basicsTexts as texts } from '#texts/profile.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import type { FormName } from '#web/pages/candidate/profile/open-form.ts';

/** What is typed into the form of the basic details. */
export interface BasicsValues {
  profileHeadline: string;
  gender: string;
  dob: string;
  applyFor: string;
  fresher: boolean;
  preferredLocations: string[];
  /** Whole rupees a year. */
  expectedSalary: number | null;
  noticePeriod: string;
}

/** Each form over the basic details, and the fields that it shows. */
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

/** Whether somebody is new to work, as far as they said: a box that nobody ticked says nothing. */
export const fresherText = ({ fresher, experience }: { fresher?: boolean; experience?: number | null }): string =>
  fresher ? texts.yes : experience ? texts.no : '';

/** What is sent of these fields; a choice that was not made is left as it is. */
export const bodyOf = <V extends BasicsValues>(names: readonly (keyof V & string)[], values: V): Partial<V> => {
  const isChoice = (name: string) => name === 'gender' || name === 'dob' || name === 'applyFor';
  const sent = names.filter((name) => !(isChoice(name) && values[name] === '')).map((name) => [name, values[name]]);
  // Each with its own value.
  return Object.fromEntries(sent) as Partial<V>;
};

/** Imports what the forms are checked by: the rules of the call that they make. */
export const basicsSchema = async () => (await import('#contract/profile-sections.ts')).ProfileBasicsSection;

/** What is said of pay that is refused: whoever looks for an internship writes it by the month. */
export const basicsPayTexts = ({ applyFor }: BasicsValues): Readonly<Record<string, string>> =>
  payProblemTexts(payPeriod(applyFor));

/** And those that need the clock, or what was known before. */
export const basicsProblems = (
  { dob, expectedSalary }: BasicsValues,
  before: Known,
): [field: keyof BasicsValues, problem: FieldProblem | undefined][] => [
  ['dob', dob === '' && !before.dob ? undefined : dobProblem(dob, dayInIndia(new Date()))],
  ['expectedSalary', expectedPayProblem(expectedSalary, before.expectedSalary)],
];
