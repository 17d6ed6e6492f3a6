import type { CallInput } from '#contract/api.ts';
import type { ApplyFor, Gender } from '#contract/vocabularies.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';

type Body<N extends 'saveProfileBasics' | 'saveContactSocial'> = CallInput<N>['body'];

/** What is sent of a form, and which field a path in it means when the server refuses it. */
export interface Sent<B> {
  body: B;
  fieldOf: (path: string) => string;
}

export interface BasicsValues {
  profileHeadline: string;
  keySkills: string[];
  fresher: boolean;
  gender: Gender | '';
  dob: string;
  applyFor: ApplyFor | '';
  preferredLocations: string[];
  /** Whole rupees a year. */
  expectedSalary: number | null;
  noticePeriod: string;
}

export const basicsFrom = (profile: Profile): BasicsValues => ({
  profileHeadline: profile.profileHeadline,
  keySkills: profile.keySkills,
  fresher: profile.fresher,
  gender: profile.gender ?? '',
  dob: profile.dob ?? '',
  applyFor: profile.applyFor ?? '',
  preferredLocations: profile.preferredLocations,
  expectedSalary: profile.expectedSalary,
  noticePeriod: profile.noticePeriod,
});

/** What is not sent stays as it is: also what was changed in another window meanwhile. */
const changedOf = <V extends object>(values: V, before: V): Partial<V> => {
  const unchanged = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]));
  // The keys are those of the values.
  return Object.fromEntries(
    Object.entries(values).filter(([key, value]) => unchanged.get(key) !== JSON.stringify(value)),
  ) as Partial<V>;
};

export const basicsBody = (values: BasicsValues, before: BasicsValues): Sent<Body<'saveProfileBasics'>> => ({
  body: bareBasics(changedOf(values, before)),
  // One of several skills means the whole field.
  fieldOf: (path) => path.split('.')[0] ?? path,
});

/** What was never said is no value. */
const bareBasics = ({ gender, dob, applyFor, ...values }: Partial<BasicsValues>): Body<'saveProfileBasics'> => ({
  ...values,
  gender: gender || undefined,
  dob: dob || undefined,
  applyFor: applyFor || undefined,
});

export interface ContactValues {
  email: string;
  phone: string;
  linkedin: string;
  github: string;
  portfolio: string;
  twitter: string;
}

export const contactFrom = ({ contactInfo, socialLinks }: Profile): ContactValues => ({
  ...contactInfo,
  ...socialLinks,
});

export const contactBody = (values: ContactValues, before: ContactValues): Sent<Body<'saveContactSocial'>> => {
  const { email, phone, ...socialLinks } = changedOf(values, before);
  return {
    body: { contactInfo: { email, phone }, socialLinks },
    fieldOf: (path) => path.split('.').at(-1) ?? path,
  };
};
