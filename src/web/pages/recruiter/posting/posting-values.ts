import type { Resolver } from 'react-hook-form';
import { USUAL_ANSWER_DAYS } from '#contract/answer-promise.ts';
import type { CallOutput } from '#contract/api.ts';
import { deadlineProblem, JOB_TEXTS, jobEditProblems } from '#contract/job-rules.ts';
import { payPeriod, payProblem } from '#contract/pay.ts';
import { withPlainDigits } from '#contract/plain-digits.ts';
import { dayInIndia, isDay, LIMITS } from '#contract/rules.ts';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { type JobTexts, jobTextsOf, typedAt } from '#web/features/jobs/job-form.ts';
import { contractResolver } from '#web/lib/contract-form.ts';
import { payProblemTexts } from '#web/lib/pay-problem-texts.ts';
import { payText } from '#web/lib/pay-text.ts';
import { addDays } from '#web/pages/recruiter/schedule/schedule-days.ts';

export type OwnJob = CallOutput<'getJob'>;

/** Values of the posting form: texts as typed, money in rupees per year, days as `YYYY-MM-DD`. */
export interface PostingValues extends JobTexts {
  durationMonths: string;
  startDate: string;
  experience: { min: string; max: string };
  salary: { min: number | null; max: number | null; showSalary: boolean };
  skills: string[];
  mustSkills: string[];
  education: OwnJob['education'];
  answerDays: OwnJob['answerDays'];
}

/** In display order; the names match the server's. */
export const POSTING_FIELDS = [
  'title',
  'companyName',
  'industry',
  'department',
  'employmentType',
  'workMode',
  'location',
  'durationMonths',
  'startDate',
  'experience.min',
  'experience.max',
  'salary.min',
  'salary.max',
  'salary.showSalary',
  'skills',
  'mustSkills',
  'education',
  ...JOB_TEXTS,
  'applicationDeadline.start',
  'applicationDeadline.end',
  'answerDays',
] as const;
export type PostingField = (typeof POSTING_FIELDS)[number];

const asText = (count: number | null): string => (count === null ? '' : String(count));

/** Default length of the application period in days. */
const OPEN_DAYS = 30;

const openFrom = (today: string) => ({ start: today, end: addDays(today, OPEN_DAYS) });

/** An empty form for a day, with what the account already provides. */
export const emptyPosting = (companyName: string, today: string): PostingValues => ({
  companyName,
  title: '',
  industry: '',
  department: '',
  workMode: '',
  employmentType: '',
  location: '',
  durationMonths: '',
  startDate: '',
  experience: { min: '', max: '' },
  salary: { min: null, max: null, showSalary: false },
  skills: [],
  mustSkills: [],
  education: '',
  description: '',
  responsibilities: '',
  requirements: '',
  companyInfo: '',
  applicationDeadline: openFrom(today),
  answerDays: USUAL_ANSWER_DAYS,
});

/** The form's values for a job. A copy gets the application period of a new job, and no first day that is past. */
export const postingOf = (job: OwnJob, { copiedOn }: { copiedOn?: string } = {}): PostingValues => {
  const isStartPast = copiedOn !== undefined && job.startDate !== null && job.startDate < copiedOn;
  return {
    ...jobTextsOf(job),
    durationMonths: asText(job.durationMonths),
    startDate: isStartPast ? '' : (job.startDate ?? ''),
    experience: { min: asText(job.experience.min), max: asText(job.experience.max) },
    salary: {
      min: job.salary?.min ?? null,
      max: job.salary?.max ?? null,
      showSalary: job.salary?.showSalary ?? false,
    },
    skills: job.skills,
    mustSkills: job.mustSkills,
    education: job.education,
    answerDays: job.answerDays,
    ...(copiedOn !== undefined && { applicationDeadline: openFrom(copiedOn) }),
  };
};

const asNumber = (typed: string): number | null => (typed.trim() === '' ? null : Number(withPlainDigits(typed)));

/** The request body. Only internships have a duration and a start date. */
export const bodyOf = (values: PostingValues) => {
  const { durationMonths, startDate, experience, skills, mustSkills, ...rest } = values;
  const internship = values.employmentType === 'Internship';
  return {
    ...rest,
    skills,
    // A removed skill is not a must-have either.
    mustSkills: mustSkills.filter((skill) => skills.includes(skill)),
    experience: { min: asNumber(experience.min), max: asNumber(experience.max) },
    ...(internship && { durationMonths: asNumber(durationMonths), startDate: startDate || null }),
  };
};

/** Whether saving would refuse the pay: what candidates see must not name it. `before` is the edited job. */
export const isPayRefused = ({ min, max }: PostingValues['salary'], before: OwnJob | undefined): boolean => {
  const isRefused = (end: 'min' | 'max', rupees: number | null): boolean =>
    rupees !== null && rupees !== before?.salary?.[end] && payProblem(rupees) !== undefined;
  return isRefused('min', min) || isRefused('max', max) || (min !== null && max !== null && min > max);
};

/** The experience as saving would accept it; undefined if it would be refused. */
export const acceptedExperience = (typed: PostingValues['experience']): OwnJob['experience'] | undefined => {
  const [min, max] = [asNumber(typed.min), asNumber(typed.max)];
  const isRefused = (years: number | null): boolean =>
    years !== null && !(years >= 0 && years <= LIMITS.experienceYears);
  const isReversed = min !== null && max !== null && min > max;
  return isRefused(min) || isRefused(max) || isReversed ? undefined : { min, max };
};

/** Validates the posting form with the rules of the call it makes. `before` is the job as loaded when editing. */
export const postingResolver = (before: OwnJob | undefined): Resolver<PostingValues> =>
  contractResolver({
    schema: async () => {
      const { JobEdit, JobPosting } = await import('#contract/jobs.ts');
      return before ? JobEdit : JobPosting;
    },
    bodyOf,
    fields: POSTING_FIELDS,
    texts: ({ employmentType }) => payProblemTexts(payPeriod(employmentType)),
    also: (values) => {
      const today = todayInIndia();
      const { end } = values.applicationDeadline;
      if (before) return jobEditProblems(bodyOf(values), before, today);
      return [['applicationDeadline.end', isDay(end) ? deadlineProblem(end, today) : undefined]];
    },
  });

/** Today's date in India. */
export const todayInIndia = (): string => dayInIndia(new Date());

const LABELS: Readonly<Record<PostingField, string>> = {
  companyName: texts.companyName,
  title: texts.jobTitle,
  industry: texts.industry,
  department: texts.department,
  employmentType: texts.employmentType,
  workMode: texts.workMode,
  location: texts.location,
  durationMonths: texts.duration,
  startDate: texts.startDate,
  'experience.min': texts.minExperience,
  'experience.max': texts.maxExperience,
  'salary.min': texts.minSalary,
  'salary.max': texts.maxSalary,
  'salary.showSalary': texts.showSalary,
  skills: texts.skills,
  mustSkills: texts.mustSkills,
  education: texts.education,
  description: texts.description,
  responsibilities: texts.responsibilities,
  requirements: texts.requirements,
  companyInfo: texts.companyInfo,
  'applicationDeadline.start': texts.deadlineStart,
  'applicationDeadline.end': texts.deadlineEnd,
  answerDays: texts.answerDays,
};

/** Labels of the posting form's fields: an internship's pay is entered per month. */
export const postingLabels = (employmentType: string): Readonly<Record<PostingField, string>> =>
  employmentType === 'Internship'
    ? {
        ...LABELS,
        'salary.min': texts.minStipend,
        'salary.max': texts.maxStipend,
        'salary.showSalary': texts.showStipend,
      }
    : LABELS;

const isPay = (field: PostingField): boolean => field === 'salary.min' || field === 'salary.max';

/** The fields that differ between two versions of a job, with the newer values. */
export const changesBetween = (mine: OwnJob, newer: OwnJob): { label: string; value: string }[] => {
  const [before, after] = [postingOf(mine), postingOf(newer)];
  const labels = postingLabels(after.employmentType);
  const period = payPeriod(after.employmentType);
  return POSTING_FIELDS.filter((field) => typedAt(before, field) !== typedAt(after, field)).map((field) => {
    const value = typedAt(after, field);
    return { label: labels[field], value: (isPay(field) && value && payText(Number(value), period)) || value };
  });
};
