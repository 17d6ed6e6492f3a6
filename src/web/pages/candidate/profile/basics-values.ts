import { dayInIndia, dobProblem } from '#contract/rules.ts';
import { typedPayText } from '#texts/by-code/pay-text.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';
import { basicsTexts as texts } from '#texts/profile.ts';
import type { FormName } from '#web/pages/candidate/profile/open-form.ts';
import type { Candidate } from '#web/pages/candidate/profile/profile-queries.ts';

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

export const valuesOf = (candidate: Candidate): BasicsValues => ({
  profileHeadline: candidate.profileHeadline ?? '',
  gender: candidate.gender ?? '',
  dob: candidate.dob ?? '',
  applyFor: candidate.applyFor ?? '',
  fresher: candidate.fresher ?? false,
  preferredLocations: candidate.preferredLocations ?? [],
  expectedSalary: candidate.expectedSalary ?? null,
  noticePeriod: candidate.noticePeriod ?? '',
});

/** What a form sends: the fields that it shows; a choice that was not made is left as it is. */
export const bodyOf = (names: readonly (keyof BasicsValues)[], values: BasicsValues): Partial<BasicsValues> => {
  const isChoice = (name: string) => name === 'gender' || name === 'dob' || name === 'applyFor';
  return Object.fromEntries(
    names.filter((name) => !(isChoice(name) && values[name] === '')).map((name) => [name, values[name]]),
  );
};

export const basicsProblem =
  (candidate: Candidate, now: string) =>
  (name: string, values: BasicsValues): string | undefined => {
    if (name === 'dob') return ruleText(dobProblem(values.dob, dayInIndia(new Date(now))));
    if (name === 'expectedSalary') return typedPayText(values.expectedSalary, candidate.expectedSalary);
    return undefined;
  };
