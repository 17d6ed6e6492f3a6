import type { CallInput } from '#contract/api.ts';
import { changedValues } from '#web/lib/merge-versions.ts';
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
export const basicsBody = (values: BasicsAndSkills, before: BasicsAndSkills): Body<'saveProfileBasics'> =>
  // Object.keys does not keep the key type.
  bodyOf(Object.keys(changedValues(values, before)) as (keyof BasicsAndSkills)[], values);

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
  const { email, phone, ...socialLinks } = changedValues(values, before);
  return { contactInfo: { email, phone }, socialLinks };
};
