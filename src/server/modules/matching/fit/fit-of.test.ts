import { describe, expect, it } from 'vitest';
import type { FitFact } from '#contract/fit.ts';
import { nearTableau as model } from '#tests/support/near-tableau.ts';
import type { FitJob, FitPerson } from './fit-input.ts';
import { figureOf, fitOf, isFitting, scoreOf } from './fit-of.ts';
import { ownView } from './own-view.ts';
import { missingSections } from './person-of.ts';

const TODAY = '2026-11-24';

const JOB: FitJob = {
  skills: ['SQL', 'Excel'],
  mustSkills: [],
  experienceMin: 2,
  experienceMax: 4,
  experienceUnknown: false,
  location: 'Mumbai, Pune',
  workMode: 'Hybrid',
  employmentType: 'Full-time',
  salaryMin: 1_200_000,
  salaryMax: 1_600_000,
  showSalary: true,
  education: null,
  startDate: null,
};

const PERSON: FitPerson = {
  skills: ['sql'],
  projects: [],
  certificates: [],
  jobs: [],
  months: 40,
  education: null,
  places: ['Poona'],
  expects: 1_000_000,
  notice: '30 days',
};

const skillsOf = (job: Partial<FitJob>, person: Partial<FitPerson> = {}) =>
  fitOf({ ...JOB, ...job }, { ...PERSON, ...person }, model, TODAY).skills;

const fact = (name: FitFact['fact'], job: Partial<FitJob>, person: Partial<FitPerson> = {}) =>
  fitOf({ ...JOB, ...job }, { ...PERSON, ...person }, model, TODAY).facts.find((one) => one.fact === name);

const verdict = (...asked: Parameters<typeof fact>) => fact(...asked)?.verdict;

describe('a skill', () => {
  it('is one they have, in any spelling, or is missing', () => {
    expect(skillsOf({ skills: ['SQL', 'Excel'] })).toEqual([
      { skill: 'SQL', must: false, verdict: 'has', shown: [] },
      { skill: 'Excel', must: false, verdict: 'missing' },
    ]);
  });

  it('is near when the model says so, with the spelling they use and the listings behind it', () => {
    expect(skillsOf({ skills: ['Tableau'] }, { skills: ['Power BI'] })).toEqual([
      { skill: 'Tableau', must: false, verdict: 'near', near: { skill: 'Power BI', listings: 214 } },
    ]);
    expect(skillsOf({ skills: ['Tableau'] }, { skills: ['SQL'] })).toMatchObject([{ verdict: 'missing' }]);
  });

  it('is the same in Devanagari, by its name or its sound', () => {
    expect(skillsOf({ skills: ['क्रिटिकल केयर'] }, { skills: ['Critical care'] })).toMatchObject([{ verdict: 'has' }]);
    expect(skillsOf({ skills: ['Tally'] }, { skills: ['टैली'] })).toMatchObject([{ verdict: 'has' }]);
    expect(skillsOf({ skills: ['क्रिटिकल केयर'] }, { skills: ['Critical Thinking'] })).toMatchObject([
      { verdict: 'missing' },
    ]);
  });

  it('is asked once however often it is written, and the musts come first', () => {
    expect(skillsOf({ skills: ['Excel', 'MS Excel', 'SQL'], mustSkills: ['sql'] })).toMatchObject([
      { skill: 'SQL', must: true },
      { skill: 'Excel', must: false },
    ]);
    expect(skillsOf({ mustSkills: ['Cobol'] }).some(({ must }) => must)).toBe(false);
  });

  it('is shown by jobs, projects and certificates that name it as a word', () => {
    const work = { name: 'Lantana Works', text: 'Analyst. Reports in SQL.', from: '2023-07-01', to: null, now: true };
    const project = {
      name: 'Ward supplies',
      text: '',
      technologies: ['SQL'],
      from: '2024-01',
      to: '2024-03',
      now: false,
    };
    const certificate = { name: 'Advanced SQL', from: '2025-03-01', to: null, now: false };
    const shown = { jobs: [work], projects: [project], certificates: [certificate] };
    expect(skillsOf({ skills: ['SQL'] }, shown)[0]?.shown).toEqual([
      { by: 'job', name: 'Lantana Works', from: '2023-07-01', to: null, now: true },
      { by: 'project', name: 'Ward supplies', from: '2024-01', to: '2024-03', now: false },
      { by: 'certificate', name: 'Advanced SQL', from: '2025-03-01', to: null, now: false },
    ]);
    const other = {
      jobs: [{ ...work, text: 'NoSQL and MySQLite' }],
      projects: [{ ...project, technologies: ['NoSQL'], text: 'MySQLite' }],
      certificates: [{ ...certificate, name: 'Advanced NoSQL' }],
    };
    expect(skillsOf({ skills: ['SQL'] }, other)[0]?.shown).toEqual([]);
    expect(skillsOf({ skills: ['C'] }, { skills: ['C'], jobs: [{ ...work, text: 'C++ and C#' }] })[0]?.shown).toEqual(
      [],
    );
  });

  it('is had when a project used it, and not when a text merely names it', () => {
    const project = { name: 'x', text: '', technologies: ['Excel'], from: null, to: null, now: false };
    expect(skillsOf({ skills: ['Excel'] }, { projects: [project] })).toMatchObject([{ verdict: 'has' }]);
    const work = { name: 'x', text: 'Never used Excel', from: null, to: null, now: false };
    expect(skillsOf({ skills: ['Excel'] }, { jobs: [work] })).toMatchObject([{ verdict: 'missing' }]);
  });
});

describe('experience', () => {
  it.each([
    [24, 'fits'],
    [59, 'fits'],
    [23, 'doesNotFit'],
    [60, 'doesNotFit'],
  ])('of %i months %s within 2 to 4 years', (months, expected) => {
    expect(verdict('experience', {}, { months })).toBe(expected);
  });

  it('is not said by an import that does not tell it, nor by a person without work', () => {
    expect(verdict('experience', { experienceUnknown: true })).toBe('notSaidByJob');
    expect(verdict('experience', {}, { months: null })).toBe('notSaidByYou');
  });

  it('fits anybody where freshers may apply', () => {
    const open = { experienceMin: null, experienceMax: null };
    expect(verdict('experience', open, { months: null })).toBe('fits');
    expect(verdict('experience', { experienceMin: 0, experienceMax: 1 }, { months: 40 })).toBe('doesNotFit');
  });
});

describe('place', () => {
  it('fits when a wished place is one of the job, by any of its names', () => {
    expect(fact('place', {})).toEqual({
      fact: 'place',
      verdict: 'fits',
      asked: { places: ['Mumbai', 'Pune'], anywhere: false },
      said: { places: ['Poona'] },
    });
    expect(verdict('place', {}, { places: ['Delhi'] })).toBe('doesNotFit');
    expect(verdict('place', {}, { places: ['Anywhere'] })).toBe('fits');
  });

  it.each([
    ['चेन्नई', 'Chennai'],
    ['Bangalore', 'बेंगलुरु'],
    ['चेन्नई (Taramani)', 'Madras'],
    ['दिल्ली एनसीआर', 'Noida'],
    ['नंदुरबार', 'Nandurbar'],
  ])('fits in either script: %s, %s', (location, wished) => {
    expect(verdict('place', { location }, { places: [wished] })).toBe('fits');
    expect(verdict('place', { location }, { places: ['Delhi (Rohini)'] })).toBe(
      location.startsWith('दिल्ली') ? 'fits' : 'doesNotFit',
    );
  });

  it('fits anybody where the job names no town, and is any town of a region', () => {
    expect(fact('place', { location: 'PAN India' }, { places: ['Delhi'] })).toMatchObject({
      verdict: 'fits',
      asked: { anywhere: true },
    });
    expect(verdict('place', { location: 'Indiapur' }, { places: ['Delhi'] })).toBe('doesNotFit');
    expect(verdict('place', { location: 'Delhi / NCR' }, { places: ['Noida'] })).toBe('fits');
    expect(verdict('place', { location: 'Gurgaon' }, { places: ['Delhi NCR'] })).toBe('fits');
    expect(verdict('place', { location: 'Delhi' }, { places: ['Noida'] })).toBe('doesNotFit');
    expect(verdict('place', { location: 'Mumbai (All Areas)' }, { places: ['Thane'] })).toBe('fits');
    expect(verdict('place', { location: 'Mumbai' }, { places: ['Thane'] })).toBe('doesNotFit');
  });

  it('is not said without a wished town, and fits anybody who works from home', () => {
    expect(verdict('place', {}, { places: [] })).toBe('notSaidByYou');
    expect(verdict('place', {}, { places: ['Remote'] })).toBe('notSaidByYou');
    expect(verdict('place', { workMode: 'Remote' }, { places: ['Delhi'] })).toBe('fits');
  });
});

describe('the way of working', () => {
  it('is read from the wished places', () => {
    expect(verdict('workMode', { workMode: 'Remote' }, { places: ['WFH', 'Pune'] })).toBe('fits');
    expect(verdict('workMode', { workMode: 'Remote' }, { places: ['Pune'] })).toBe('notSaidByYou');
    expect(verdict('workMode', { workMode: 'Work From Office' }, { places: ['Pune'] })).toBe('fits');
    expect(verdict('workMode', { workMode: 'Work From Office' }, { places: ['Remote'] })).toBe('doesNotFit');
    expect(verdict('workMode', { workMode: 'Hybrid' }, { places: [] })).toBe('notSaidByYou');
    expect(verdict('workMode', { workMode: 'Hybrid' }, { places: ['Hybrid'] })).toBe('fits');
    expect(verdict('workMode', { workMode: 'Work From Office' }, { places: ['Hybrid'] })).toBe('doesNotFit');
    expect(verdict('workMode', { workMode: 'Work From Office' }, { places: ['Hybrid', 'Pune'] })).toBe('fits');
    expect(verdict('workMode', { workMode: null })).toBe('notSaidByJob');
  });

  it('is said as the ways among the wished places, and that a town is wished', () => {
    const said = (...places: string[]) => fact('workMode', {}, { places })?.said;
    expect(said('Pune, WFH', 'Mumbai')).toEqual({ places: ['WFH'], inTown: true });
    expect(said('चेन्नई')).toEqual({ places: [], inTown: true });
    expect(said('Hybrid')).toEqual({ places: ['Hybrid'], inTown: false });
    expect(said()).toBeNull();
  });
});

describe('pay', () => {
  it('fits up to the most that the job shows', () => {
    expect(verdict('pay', {}, { expects: 1_600_000 })).toBe('fits');
    expect(verdict('pay', {}, { expects: 1_600_001 })).toBe('doesNotFit');
    expect(verdict('pay', {}, { expects: null })).toBe('notSaidByYou');
  });

  it('that is not shown is not said, and nothing of it is told', () => {
    expect(fact('pay', { showSalary: false })).toEqual({
      fact: 'pay',
      verdict: 'notSaidByJob',
      asked: null,
      said: { from: 1_000_000 },
    });
    expect(verdict('pay', { salaryMax: null }, { expects: 2_000_000 })).toBe('notSaidByJob');
    expect(verdict('pay', { salaryMax: null }, { expects: 1_100_000 })).toBe('fits');
  });
});

describe('education', () => {
  const degree = (level: NonNullable<FitPerson['education']>['level']) => ({ education: { level, degree: 'B.A.' } });

  it('fits from the level that the job asks for', () => {
    expect(verdict('education', { education: "Bachelor's Degree" }, degree("Bachelor's Degree"))).toBe('fits');
    expect(verdict('education', { education: "Bachelor's Degree" }, degree('Ph.D'))).toBe('fits');
    expect(verdict('education', { education: "Bachelor's Degree" }, degree('Other'))).toBe('doesNotFit');
  });

  it('is not said by most jobs, nor by a profile without a degree', () => {
    expect(verdict('education', { education: null }, degree('Ph.D'))).toBe('notSaidByJob');
    expect(verdict('education', { education: 'High School' })).toBe('notSaidByYou');
  });
});

describe('the start of an internship', () => {
  const internship = { employmentType: 'Internship', startDate: '2026-12-24' } as const;

  it('fits when the notice period ends before it', () => {
    expect(verdict('start', internship, { notice: '30 days' })).toBe('fits');
    expect(verdict('start', internship, { notice: '1 month' })).toBe('fits');
    expect(verdict('start', internship, { notice: '60 days' })).toBe('doesNotFit');
    expect(verdict('start', { ...internship, startDate: '2026-11-01' }, { notice: 'Immediately' })).toBe('fits');
  });

  it('is not said without a first day or a notice period, and is none of other jobs', () => {
    expect(verdict('start', { ...internship, startDate: null })).toBe('notSaidByJob');
    expect(verdict('start', internship, { notice: null })).toBe('notSaidByYou');
    expect(verdict('start', internship, { notice: 'after my exams' })).toBe('notSaidByYou');
    expect(verdict('start', { startDate: '2026-12-24' })).toBeUndefined();
  });
});

describe('what is not a reader’s to know', () => {
  it('is in no fact', () => {
    const { places: _places, expects: _expects, notice: _notice, ...shown } = PERSON;
    const fit = fitOf({ ...JOB, employmentType: 'Internship' }, shown, model, TODAY);
    expect(fit.facts.map((one) => one.fact)).toEqual(['experience', 'education']);
  });

  it('leads only the person to the part of the profile that says it', () => {
    const fit = fitOf(JOB, { ...PERSON, expects: null }, model, TODAY);
    const pay = ownView(fit).facts.find((one) => one.fact === 'pay');
    expect(pay).toMatchObject({ verdict: 'notSaidByYou', section: 'salary' });
    expect(fit.facts.every((one) => one.section === undefined)).toBe(true);
    expect(missingSections({ ...PERSON, expects: null, skills: [] })).toEqual(['skills', 'salary', 'education']);
    const complete = { education: { level: 'Ph.D', degree: 'Ph.D' } } as const;
    expect(missingSections({ ...PERSON, ...complete })).toEqual([]);
  });
});

describe('the order', () => {
  const score = (job: Partial<FitJob>, person: Partial<FitPerson> = {}) =>
    scoreOf(fitOf({ ...JOB, ...job }, { ...PERSON, ...person }, model, TODAY));

  it('puts more skills first, a must before a nice one, near before missing', () => {
    expect(score({}, { skills: ['SQL', 'Excel'] })).toBeGreaterThan(score({}, { skills: ['SQL'] }));
    expect(score({ mustSkills: ['SQL'] })).toBeGreaterThan(score({ mustSkills: ['Excel'] }));
    const asked = { skills: ['SQL', 'Tableau'] };
    expect(score(asked, { skills: ['SQL', 'Power BI'] })).toBeGreaterThan(score(asked, { skills: ['SQL'] }));
  });

  it('takes five of six for more than one of one', () => {
    const six = ['SQL', 'Excel', 'Tally', 'GST', 'Hindi', 'Welding'];
    expect(score({ skills: six }, { skills: six.slice(0, 5) })).toBeGreaterThan(score({ skills: ['SQL'] }));
  });

  it('takes a fact that fits before one that is unsaid, and that before one that does not', () => {
    const places = [['Pune'], [], ['Delhi']].map((wished) => score({}, { places: wished }));
    expect(places).toEqual([...places].sort((left, right) => right - left));
    expect(new Set(places).size).toBe(3);
  });

  it('says that a job fits from three fifths on, and never without a must', () => {
    const fits = (skills: string[], mustSkills: string[] = []) =>
      isFitting(fitOf({ ...JOB, skills: ['SQL', 'Excel', 'Tally'], mustSkills }, { ...PERSON, skills }, model, TODAY));
    expect(fits(['SQL', 'Excel'])).toBe(true);
    expect(fits(['SQL'])).toBe(false);
    expect(fits(['SQL', 'Excel'], ['Tally'])).toBe(false);
  });
});

it('leaves the figure and its comb for where there is little room', () => {
  expect(figureOf(fitOf(JOB, PERSON, model, TODAY))).toEqual({
    asked: 2,
    matched: 1,
    near: 0,
    skills: [
      { skill: 'SQL', must: false, verdict: 'has' },
      { skill: 'Excel', must: false, verdict: 'missing' },
    ],
  });
});
