import type { CallInput } from '#contract/api.ts';
import type { Profile } from '#web/pages/candidate/completion/profile.ts';
import { type BasicsValues, bodyOf, valuesOf } from '#web/pages/candidate/profile/basics-values.ts';

type Body<N extends 'saveProfileBasics' | 'saveContactSocial'> = CallInput<N>['body'];

/** The basic details including the skills. */
export interface BasicsAndSkills extends BasicsValues {
  keySkills: string[];
}

export const basicsFrom = (profile: Profile): BasicsAndSkills => ({
  ...valuesOf(profile),
  keySkills: profile.keySkills,
});

/** Fields that are not sent keep their saved values, including changes made in another window. */
const changedIn = <V extends object>(values: V, before: V): (keyof V & string)[] => {
  const unchanged = new Map(Object.entries(before).map(([key, value]) => [key, JSON.stringify(value)]));
  // The keys are those of the values.
  return Object.keys(values).filter(
    (key) => unchanged.get(key) !== JSON.stringify(Reflect.get(values, key)),
  ) as (keyof V & string)[];
};

export const basicsBody = (values: BasicsAndSkills, before: BasicsAndSkills): Body<'saveProfileBasics'> =>
  bodyOf(changedIn(values, before), values);

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

export const contactBody = (values: ContactValues, before: ContactValues): Body<'saveContactSocial'> => {
  const changed: Partial<ContactValues> = Object.fromEntries(
    changedIn(values, before).map((name) => [name, values[name]]),
  );
  const { email, phone, ...socialLinks } = changed;
  return { contactInfo: { email, phone }, socialLinks };
};
