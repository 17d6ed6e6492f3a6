import type { CallOutput } from '#contract/api.ts';
import { LIMITS, phoneProblem, pinCodeProblem } from '#contract/rules.ts';
import { ruleText } from '#texts/by-code/rule-text.ts';
import { recruiterProfileTexts as texts } from '#texts/recruiter-profile.ts';
import { ruleTexts } from '#texts/rules.ts';

export type Recruiter = CallOutput<'getRecruiter'>;

/** The fields that are typed, in the order in which they stand. */
export const TYPED_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'address',
  'country',
  'state',
  'city',
  'pincode',
  'companyName',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** The names under which the pictures are sent. */
export const PICTURE_FIELDS = ['avatar', 'companyLogoUpload'] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];

export type RecruiterValues = Record<TypedField, string> & Record<PictureField, File | undefined>;

export const LABELS: Readonly<Record<TypedField | PictureField, string>> = {
  firstName: texts.firstName,
  lastName: texts.lastName,
  phone: texts.phone,
  address: texts.address,
  country: texts.country,
  state: texts.state,
  city: texts.city,
  pincode: texts.pincode,
  companyName: texts.companyName,
  avatar: texts.avatar,
  companyLogoUpload: texts.companyLogo,
};

export const LONGEST: Readonly<Record<TypedField, number>> = {
  firstName: LIMITS.name,
  lastName: LIMITS.name,
  phone: LIMITS.phone,
  address: LIMITS.address,
  country: LIMITS.shortText,
  state: LIMITS.shortText,
  city: LIMITS.shortText,
  pincode: 20,
  companyName: LIMITS.company,
};

/** The form as the profile stands, without pictures. */
export const valuesOf = (recruiter: Recruiter): RecruiterValues => ({
  firstName: recruiter.firstName ?? '',
  lastName: recruiter.lastName ?? '',
  phone: recruiter.phone ?? '',
  address: recruiter.address ?? '',
  country: recruiter.country ?? '',
  state: recruiter.state ?? '',
  city: recruiter.city ?? '',
  pincode: recruiter.pincode ?? '',
  companyName: recruiter.companyName,
  avatar: undefined,
  companyLogoUpload: undefined,
});

/** The sentence for a field, or nothing when it is fine. */
export const recruiterProblem = (name: string, values: RecruiterValues): string | undefined => {
  const field = TYPED_FIELDS.find((one) => one === name);
  if (!field) return undefined;
  const value = values[field].trim();
  if (value.length > LONGEST[field]) return ruleTexts.tooLong;
  if (field === 'firstName' && value === '') return ruleTexts.required;
  if (field === 'phone' && value !== '') return ruleText(phoneProblem(value));
  if (field === 'pincode') return ruleText(pinCodeProblem(value, values.country));
  return undefined;
};

/** Whether saving takes the verification from the company. */
export const endsVerification = (recruiter: Recruiter, values: RecruiterValues): boolean =>
  recruiter.companyVerified &&
  (values.companyName.trim() !== recruiter.companyName || values.companyLogoUpload !== undefined);

/** What is sent: everything typed, and the pictures that were picked. */
export const bodyOf = (values: RecruiterValues): FormData => {
  const body = new FormData();
  for (const field of TYPED_FIELDS) body.append(field, values[field].trim());
  for (const field of PICTURE_FIELDS) if (values[field]) body.append(field, values[field]);
  return body;
};

/** What differs between two versions of a profile, as the newer one has it. */
export const changesBetween = (mine: Recruiter, newer: Recruiter): { label: string; value: string }[] => {
  const [before, after] = [valuesOf(mine), valuesOf(newer)];
  return TYPED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    label: LABELS[field],
    value: after[field],
  }));
};
