import { describe, expect, it } from 'vitest';
import { ruleTexts } from '#texts/rules.ts';
import {
  bodyOf,
  endsVerification,
  type Recruiter,
  recruiterProblem,
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
const LOGO = new File(['x'], 'logo.png', { type: 'image/png' });

describe('the form over the profile of a recruiter', () => {
  it('wants a first name, and leaves the rest to the person', () => {
    expect(recruiterProblem('firstName', { ...VALUES, firstName: ' ' })).toBe(ruleTexts.required);
    for (const name of ['lastName', 'phone', 'address', 'city', 'pincode', 'companyName']) {
      expect(recruiterProblem(name, { ...VALUES, [name]: '' })).toBeUndefined();
    }
  });

  it('knows a number and a PIN code of India when it sees one', () => {
    expect(recruiterProblem('phone', { ...VALUES, phone: '12' })).toBe(ruleTexts.phone);
    expect(recruiterProblem('pincode', { ...VALUES, pincode: '12' })).toBe(ruleTexts.pinCode);
    expect(recruiterProblem('pincode', { ...VALUES, pincode: 'SW1A', country: 'United Kingdom' })).toBeUndefined();
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
