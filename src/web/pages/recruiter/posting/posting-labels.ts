import { groupRupees } from '#web/components/money-field.tsx';
import { typedAt } from '#web/jobs/job-form.ts';
import {
  type OwnJob,
  POSTING_FIELDS,
  type PostingField,
  postingOf,
} from '#web/pages/recruiter/posting/posting-values.ts';
import { postingWords as words } from '#web/words/en/recruiter.ts';

/** What each field of the posting form is called. */
export const POSTING_LABELS: Readonly<Record<PostingField, string>> = {
  companyName: words.companyName,
  title: words.jobTitle,
  industry: words.industry,
  department: words.department,
  employmentType: words.employmentType,
  workMode: words.workMode,
  location: words.location,
  durationMonths: words.duration,
  startDate: words.startDate,
  'experience.min': words.minExperience,
  'experience.max': words.maxExperience,
  'salary.min': words.minSalary,
  'salary.max': words.maxSalary,
  'salary.showSalary': words.showSalary,
  skills: words.skills,
  description: words.description,
  responsibilities: words.responsibilities,
  requirements: words.requirements,
  companyInfo: words.companyInfo,
  'applicationDeadline.start': words.deadlineStart,
  'applicationDeadline.end': words.deadlineEnd,
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
