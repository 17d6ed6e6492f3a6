import { payPeriod } from '#contract/pay.ts';
import { postingTexts as texts } from '#texts/recruiter.ts';
import { typedAt } from '#web/features/jobs/job-form.ts';
import { payText } from '#web/lib/pay-text.ts';
import {
  type OwnJob,
  POSTING_FIELDS,
  type PostingField,
  postingOf,
} from '#web/pages/recruiter/posting/posting-values.ts';

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
