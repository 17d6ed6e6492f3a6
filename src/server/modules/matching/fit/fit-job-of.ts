import type { Job } from '#contract/jobs.ts';
import type { FitJob } from './fit-input.ts';

/** A job as its reader may read it, as a fit sees it: pay that is not shown is not said, to nobody. */
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
