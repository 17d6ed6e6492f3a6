import type { Resolver } from 'react-hook-form';
import type { CallOutput } from '#contract/api.ts';
import { LIMITS, pinCodeProblem } from '#contract/rules.ts';
import { recruiterProfileTexts as texts } from '#texts/recruiter-profile.ts';
import { contractResolver } from '#web/lib/contract-form.ts';

export type Recruiter = CallOutput<'getRecruiter'>;

/** The typed fields, in display order. */
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

/** The field names of the uploaded pictures. */
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

/** Initial form values from the profile, without pictures. */
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

/** Validates the form with the rules of the call it makes; pictures are validated when chosen. */
export const recruiterResolver: Resolver<RecruiterValues> = contractResolver({
  schema: async () => (await import('#contract/recruiters.ts')).RecruiterEdit,
  bodyOf: typedOf,
  fields: TYPED_FIELDS,
  also: ({ pincode, country }) => [['pincode', pinCodeProblem(pincode, country)]],
});

/** Whether saving revokes the company's verification. */
export const endsVerification = (recruiter: Recruiter, values: RecruiterValues): boolean =>
  recruiter.companyVerified &&
  (values.companyName.trim() !== recruiter.companyName || values.companyLogoUpload !== undefined);

function typedOf(values: RecruiterValues): Record<TypedField, string> {
  const { avatar: _, companyLogoUpload: __, ...typed } = values;
  return typed;
}

/** The request body: all typed values and the selected pictures. */
export const bodyOf = (values: RecruiterValues): FormData => {
  const body = new FormData();
  for (const field of TYPED_FIELDS) body.append(field, values[field].trim());
  for (const field of PICTURE_FIELDS) if (values[field]) body.append(field, values[field]);
  return body;
};

/** The fields that differ between two versions of a profile, with the newer values. */
export const changesBetween = (mine: Recruiter, newer: Recruiter): { label: string; value: string }[] => {
  const [before, after] = [valuesOf(mine), valuesOf(newer)];
  return TYPED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    label: LABELS[field],
    value: after[field],
  }));
};
