import { describe, expect, it } from 'vitest';
import { typedPay } from '#contract/pay.ts';
import { formProblems } from '#tests/support/resolve-form.ts';
import { payTexts } from '#texts/pay.ts';
import { ruleTexts } from '#texts/rules.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import {
  BASICS_FORMS,
  type BasicsForm,
  type BasicsValues,
  basicsProblems,
  basicsSchema,
  bodyOf,
  fresherText,
  valuesOf,
} from '#web/pages/candidate/profile/basics-values.ts';

const BEFORE = { gender: 'Female', dob: '1999-04-02', expectedSalary: 900 };
const problems = (changes: Partial<BasicsValues>, before: object = BEFORE, form: BasicsForm = 'basics') =>
  formProblems(
    contractResolver<BasicsValues>({
      schema: basicsSchema,
      fields: BASICS_FORMS[form],
      bodyOf: (values) => bodyOf(BASICS_FORMS[form], values),
      also: (values) => basicsProblems(values, before),
    }),
    { ...valuesOf(before), ...changes },
  );

describe('the forms over the basic details', () => {
  it('leave a choice that was never made as it is', async () => {
    expect(await problems({}, {})).toEqual({});
    expect(bodyOf(BASICS_FORMS.basics, valuesOf({}))).not.toHaveProperty('gender');
  });

  it('say nothing of being a fresher until somebody did', () => {
    expect(fresherText({ fresher: false, experience: null })).toBe('');
    expect(fresherText({ fresher: true, experience: null })).toBe('Yes');
    expect(fresherText({ fresher: false, experience: 3 })).toBe('No');
  });

  it('ask for the day of birth where one is known, and refuse one that cannot be', async () => {
    expect(await problems({ dob: '' })).toEqual({ dob: ruleTexts.required });
    expect(await problems({ dob: '2999-01-01' })).toEqual({ dob: ruleTexts.under18 });
  });

  it('let pay stay that is below the least, and refuse to write it anew', async () => {
    expect(await problems({})).toEqual({});
    expect(await problems({ expectedSalary: 901 })).toEqual({ expectedSalary: payTexts.payTooLow });
    expect(await problems({ expectedSalary: Number.NaN })).toEqual({ expectedSalary: payTexts.payUnread });
    expect(await problems({ expectedSalary: typedPay('3-5 LPA') })).toEqual({ expectedSalary: payTexts.payRange });
  });

  it('say what is wrong at a place at the field of all places', async () => {
    expect(await problems({ preferredLocations: ['Pune', 'x'.repeat(81)] })).toEqual({
      preferredLocations: ruleTexts.tooLong,
    });
  });

  it('are checked by the fields that they show', async () => {
    expect(await problems({ dob: '', expectedSalary: 901 }, BEFORE, 'headline')).toEqual({});
  });
});
