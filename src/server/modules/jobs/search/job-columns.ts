import type { JobEdit } from '#contract/jobs.ts';
import type { JobChanges } from '../posting/jobs.store.ts';

/** Duration and first day are an internship's alone. */
const internshipColumns = ({ employmentType, durationMonths, startDate }: JobEdit): JobChanges =>
  employmentType !== undefined && employmentType !== 'Internship'
    ? { durationMonths: null, startDate: null }
    : { durationMonths, startDate };

/** What was sent, as the table holds it; what is absent is left alone. The status is nobody's to send here. */
export const columnsOf = (
  sent: Omit<JobEdit, 'jobStatus'>,
): Omit<JobChanges, 'id' | 'jobCode' | 'recruiterId' | 'status'> => ({
  title: sent.title,
  companyName: sent.companyName,
  companyInfo: sent.companyInfo,
  industry: sent.industry,
  department: sent.department,
  location: sent.location,
  workMode: sent.workMode === '' ? null : sent.workMode,
  employmentType: sent.employmentType === '' ? null : sent.employmentType,
  skills: sent.skills,
  mustSkills: sent.mustSkills,
  description: sent.description,
  responsibilities: sent.responsibilities,
  requirements: sent.requirements,
  ...(sent.experience && { experienceMin: sent.experience.min ?? null, experienceMax: sent.experience.max ?? null }),
  ...(sent.salary && {
    salaryMin: sent.salary.min ?? null,
    salaryMax: sent.salary.max ?? null,
    showSalary: sent.salary.showSalary,
  }),
  ...(sent.applicationDeadline && {
    deadlineStart: sent.applicationDeadline.start,
    deadlineEnd: sent.applicationDeadline.end,
  }),
  ...internshipColumns(sent),
});
