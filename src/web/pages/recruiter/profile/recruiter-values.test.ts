import { describe, expect, it } from 'vitest';
import { formProblems } from '#tests/support/resolve-form.ts';
import { ruleTexts } from '#texts/rules.ts';
import {
  bodyOf,
  endsVerification,
  type Recruiter,
  recruiterResolver,
  valuesOf,
} from '#web/pages/recruiter/profile/recruiter-values.ts';

const RECRUITER: Recruiter = {
  _id: '01890000-0000-7000-8000-000000000001',
  companyName: 'Godavari Agro',
  companyVerified: true,
  firstName: 'Sunita',
  country: 'India',
  pincode: '431601',
};
const VALUES = valuesOf(RECRUITER);
const problems = (changes: object) => formProblems(recruiterResolver, { ...VALUES, ...changes });
const LOGO = new File(['x'], 'logo.png', { type: 'image/png' });

describe('the form over the profile of a recruiter', () => {
  it('wants a first name, and leaves the rest to the person', async () => {
    expect(await problems({ firstName: ' ' })).toEqual({ firstName: ruleTexts.required });
    for (const name of ['lastName', 'phone', 'address', 'city', 'pincode', 'companyName'])
      expect(await problems({ [name]: '' })).toEqual({});
  });

  it('knows a number and a PIN code of India when it sees one', async () => {
    expect(await problems({ phone: '12' })).toEqual({ phone: ruleTexts.phone });
    expect(await problems({ pincode: '12' })).toEqual({ pincode: ruleTexts.pinCode });
    expect(await problems({ pincode: 'SW1A', country: 'United Kingdom' })).toEqual({});
  });

  it('says that another name or logo ends the verification, and that blanks around the name do not', () => {
    expect(endsVerification(RECRUITER, { ...VALUES, companyName: ' Godavari Agro ' })).toBe(false);
    expect(endsVerification(RECRUITER, { ...VALUES, companyName: 'Godavari' })).toBe(true);
    expect(endsVerification(RECRUITER, { ...VALUES, companyLogoUpload: LOGO })).toBe(true);
    expect(endsVerification({ ...RECRUITER, companyVerified: false }, { ...VALUES, companyName: 'X' })).toBe(false);
  });

  it('sends no picture that was not picked', () => {
    expect([...bodyOf({ ...VALUES, companyLogoUpload: LOGO }).keys()]).toContain('companyLogoUpload');
    expect([...bodyOf(VALUES).keys()]).not.toContain('avatar');
  });
});
