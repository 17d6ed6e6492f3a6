import { describe, expect, it } from 'vitest';
import { typedPay } from '#contract/pay.ts';
import { formProblems } from '#tests/support/resolve-form.ts';
import { applyInputTexts, inputTexts } from '#texts/input.ts';
import { payTexts } from '#texts/pay.ts';
import { monthlyPayTexts } from '#texts/pay-by-month.ts';
import { ruleTexts } from '#texts/rules.ts';
import {
  type ApplyValues,
  applyResolver,
  bodyOf,
  lastLetterFor,
  lastPayFor,
  profileFrom,
} from '#web/pages/candidate/apply/apply-values.ts';

const JOB = '01890000-0000-7000-8000-000000000001';
const SHOWN: Parameters<typeof bodyOf>[0] = {
  _id: JOB,
  title: 'Welder',
  companyName: 'Sahyadri Works',
  location: 'Pune',
  workMode: 'Work From Office',
  employmentType: 'Full-time',
};
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
const problems = (changes: Partial<ApplyValues>) =>
  formProblems(applyResolver(JOB, 'Full-time'), { ...FILLED, ...changes });

it('the cover letter of an application to the same job is filled in again, one to another job is not', () => {
  const former = [
    { jobPostId: '01890000-0000-7000-8000-000000000002', coverLetter: 'I build boats.' },
    { jobPostId: JOB, coverLetter: 'I weld.' },
    { jobPostId: JOB, coverLetter: 'I used to weld.' },
  ];
  const letter = lastLetterFor(JOB, former);
  expect(letter).toBe('I weld.');
  expect(profileFrom(undefined, undefined, undefined, { letter }).coverLetter).toBe('I weld.');
  expect(lastLetterFor('01890000-0000-7000-8000-000000000003', former)).toBe('');
});

describe('what the form for the next application starts with', () => {
  const candidate = {
    _id: 'a',
    userCode: 'CAND1',
    profilePic: '',
    firstName: 'Meena',
    lastName: 'Rathod',
    gender: 'female',
    applyFor: 'Job',
    address: '',
    dob: '',
    phone: '9822012345',
    currentCompany: 'Blue Lagoon Apps',
    expectedSalary: 600_000,
    noticePeriod: '30 days',
    keySkills: ['Flutter'],
  } as const;

  it('the profile, where nothing was sent before', () => {
    const { currentCompany, expectedSalary, skills } = profileFrom(
      { ...candidate, keySkills: [...candidate.keySkills] },
      undefined,
      undefined,
    );
    expect({ currentCompany, expectedSalary, skills }).toEqual({
      currentCompany: 'Blue Lagoon Apps',
      expectedSalary: 600_000,
      skills: ['Flutter'],
    });
  });

  it('the profile as it is now; what it does not know, as it was sent the last time', () => {
    const last = { phone: '9000000001', experience: 1, education: 'Other', skills: ['Kotlin'], noticePeriod: '' };
    const known = { ...candidate, currentCompany: '', keySkills: [...candidate.keySkills] };
    const started = profileFrom(known, undefined, { ...last, currentCompany: 'Setu Labs' });
    expect(started).toMatchObject({
      phone: '9822012345',
      experience: '1',
      currentCompany: 'Setu Labs',
      expectedSalary: 600_000,
      education: 'Other',
      skills: ['Flutter'],
    });
  });

  it.each([
    [['B.Tech CSE', 'Class XII, CBSE'], "Bachelor's Degree"],
    [['MBA'], "Master's Degree"],
    [['Diploma in Civil Engineering', 'Class X'], 'Other'],
    [['Class XII'], 'High School'],
    [['Classical dance'], ''],
    [[], ''],
  ])('the highest education of a first application, from %j, is %j', (degrees, level) => {
    const blank = { institute: '', institution: '', startDate: null, endDate: null, grade: '', description: '' };
    const education = degrees.map((degree) => ({ ...blank, _id: degree, degree, yearOfPassing: 2028 }));
    const known = { ...candidate, keySkills: [], education };
    expect(profileFrom(known, undefined, undefined).education).toBe(level);
  });
});

it('the pay asked for is that of the last application of the same kind', () => {
  const job = { employmentType: 'Part-time', expectedSalary: 400_000 } as const;
  const internship = { employmentType: 'Internship', expectedSalary: 180_000 } as const;
  expect(lastPayFor('Full-time', [internship, job])).toBe(400_000);
  expect(lastPayFor('Full-time', [internship])).toBeNull();
  expect(lastPayFor('Internship', [job, internship])).toBe(180_000);
  expect(profileFrom(undefined, undefined, undefined, { pay: 400_000 }).expectedSalary).toBe(400_000);
});

describe('the form by which somebody applies', () => {
  it('takes years as people write them', async () => {
    expect(await problems({})).toEqual({});
    expect(bodyOf(SHOWN, { ...FILLED, experience: '२.५' })).toMatchObject({ experience: '2.5' });
    expect(bodyOf(SHOWN, FILLED)).toMatchObject({ experience: '2.5', expectedSalary: '', useResume: 'profile' });
  });

  it('says at each field what is missing', async () => {
    expect(await formProblems(applyResolver(JOB, 'Full-time'), { ...EMPTY, resume: undefined, useResume: '' })).toEqual(
      {
        fullName: ruleTexts.required,
        phone: ruleTexts.required,
        experience: applyInputTexts.experienceMissing,
        education: applyInputTexts.educationMissing,
        skills: applyInputTexts.skillsMissing,
        resume: applyInputTexts.resumeMissing,
      },
    );
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

  it('says of a stipend by the month what is wrong with it', async () => {
    const stipend = (typed: string) =>
      formProblems(applyResolver(JOB, 'Internship'), { ...FILLED, expectedSalary: typedPay(typed, 'month') });
    expect(await stipend('15000')).toEqual({});
    expect(await stipend('12000-15000')).toEqual({ expectedSalary: monthlyPayTexts.payRange });
    expect(await stipend('negotiable')).toEqual({ expectedSalary: monthlyPayTexts.payUnread });
    expect(await stipend('999999999999')).toEqual({ expectedSalary: monthlyPayTexts.payTooHigh });
    expect(await stipend('500')).toEqual({ expectedSalary: monthlyPayTexts.payTooLow });
  });

  it('sends a small amount as a year’s', () => {
    expect(bodyOf(SHOWN, { ...FILLED, expectedSalary: 80_000 })).toMatchObject({ expectedSalary: '80000/year' });
  });

  it('sends the facts of the job that it shows, with a file and without one', () => {
    const facts = '["Welder","Sahyadri Works","Pune","Work From Office","Full-time",null]';
    expect(bodyOf(SHOWN, FILLED)).toMatchObject({ shownFacts: facts });
    const withFile = bodyOf(SHOWN, { ...FILLED, resume: new File(['x'], 'resume.pdf') });
    expect(withFile instanceof FormData && withFile.get('shownFacts')).toBe(facts);
  });

  it('takes a new file in place of the resume that is known', async () => {
    expect(await problems({ useResume: '', resume: new File(['x'], 'resume.pdf') })).toEqual({});
  });
});
