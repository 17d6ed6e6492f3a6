import type { PostingField } from '#web/pages/recruiter/posting/posting-values.ts';
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
