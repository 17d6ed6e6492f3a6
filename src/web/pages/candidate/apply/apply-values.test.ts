import { describe, expect, it } from 'vitest';
import { typedPay } from '#contract/pay.ts';
import { formProblems } from '#tests/support/resolve-form.ts';
import { applyInputTexts, inputTexts } from '#texts/input.ts';
import { payTexts } from '#texts/pay.ts';
import { ruleTexts } from '#texts/rules.ts';
import { type ApplyValues, applyResolver, bodyOf, profileFrom } from '#web/pages/candidate/apply/apply-values.ts';

const JOB = '01890000-0000-7000-8000-000000000001';
const { email: _, ...EMPTY } = profileFrom(undefined, undefined, undefined);
const FILLED: ApplyValues = {
  ...EMPTY,
  fullName: 'Meena Rathod',
  phone: '98220 12345',
  experience: '2,5 years',
  education: 'Other',
  skills: ['Welding'],
  resume: undefined,
  useResume: 'profile',
};
const problems = (changes: Partial<ApplyValues>) => formProblems(applyResolver(JOB), { ...FILLED, ...changes });

describe('the form by which somebody applies', () => {
  it('takes years as people write them', async () => {
    expect(await problems({})).toEqual({});
    expect(bodyOf(JOB, FILLED)).toMatchObject({ experience: '2.5', expectedSalary: '', useResume: 'profile' });
  });

  it('says at each field what is missing', async () => {
    expect(await formProblems(applyResolver(JOB), { ...EMPTY, resume: undefined, useResume: '' })).toEqual({
      fullName: ruleTexts.required,
      phone: ruleTexts.required,
      experience: applyInputTexts.experienceMissing,
      education: ruleTexts.choose,
      skills: applyInputTexts.skillsMissing,
      resume: applyInputTexts.resumeMissing,
    });
  });

  it('says at each field what is wrong', async () => {
    const years = inputTexts.years({ most: 60 });
    for (const experience of ['many', '61', '-1'])
      expect(await problems({ experience })).toEqual({ experience: years });
    expect(await problems({ phone: '12' })).toEqual({ phone: ruleTexts.phone });
    expect(await problems({ skills: ['Welding', 'x'.repeat(81)] })).toEqual({ skills: ruleTexts.tooLong });
  });

  it('takes pay that is left open, and none that is not understood or below the least', async () => {
    expect(await problems({ expectedSalary: 300_000 })).toEqual({});
    expect(await problems({ expectedSalary: Number.NaN })).toEqual({ expectedSalary: payTexts.payUnread });
    expect(await problems({ expectedSalary: 300 })).toEqual({ expectedSalary: payTexts.payTooLow });
    expect(await problems({ expectedSalary: typedPay('3-5 LPA') })).toEqual({ expectedSalary: payTexts.payRange });
  });

  it('sends a small amount as a year’s', () => {
    expect(bodyOf(JOB, { ...FILLED, expectedSalary: 80_000 })).toMatchObject({ expectedSalary: '80000/year' });
  });

  it('takes a new file in place of the resume that is known', async () => {
    expect(await problems({ useResume: '', resume: new File(['x'], 'resume.pdf') })).toEqual({});
  });
});
