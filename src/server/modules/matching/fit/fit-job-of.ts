import type { Job } from '#contract/jobs.ts';
import type { FitJob } from './fit-input.ts';

/** Reduces a job, as its reader sees it, to the fields of a fit: hidden pay counts as not given, for everybody. */
export const fitJobOf = (job: Job): FitJob => ({
  skills: job.skills,
  mustSkills: job.mustSkills,
  experienceMin: job.experience.min,
  experienceMax: job.experience.max,
  experienceUnknown: job.unknown.includes('experience'),
  location: job.location,
  workMode: job.workMode === '' ? null : job.workMode,
  employmentType: job.employmentType === '' ? null : job.employmentType,
  salaryMin: job.salary?.min ?? null,
  salaryMax: job.salary?.max ?? null,
  showSalary: job.salary?.showSalary ?? false,
  education: job.education === '' ? null : job.education,
  startDate: job.startDate,
});
