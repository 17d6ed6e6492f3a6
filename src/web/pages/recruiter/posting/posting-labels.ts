import { postingTexts as texts } from '#texts/recruiter.ts';
import { groupRupees } from '#web/components/pay-field.tsx';
import { typedAt } from '#web/features/jobs/job-form.ts';
import {
  type OwnJob,
  POSTING_FIELDS,
  type PostingField,
  postingOf,
} from '#web/pages/recruiter/posting/posting-values.ts';

/** What each field of the posting form is called. */
export const POSTING_LABELS: Readonly<Record<PostingField, string>> = {
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
  description: texts.description,
  responsibilities: texts.responsibilities,
  requirements: texts.requirements,
  companyInfo: texts.companyInfo,
  'applicationDeadline.start': texts.deadlineStart,
  'applicationDeadline.end': texts.deadlineEnd,
};

const written = (field: PostingField, value: string): string =>
  field.startsWith('salary.m') && value !== '' ? `₹${groupRupees(Number(value))}` : value;

/** What differs between two versions of a job, as the newer one has it. */
export const changesBetween = (mine: OwnJob, newer: OwnJob): { label: string; value: string }[] => {
  const [before, after] = [postingOf(mine), postingOf(newer)];
  return POSTING_FIELDS.filter((field) => typedAt(before, field) !== typedAt(after, field)).map((field) => ({
    label: POSTING_LABELS[field],
    value: written(field, typedAt(after, field)),
  }));
};
