import type { JobEdit } from '#contract/jobs.ts';
import type { JobChanges } from '../posting/jobs.store.ts';

/** Duration and first day are an internship's alone. */
const internshipColumns = ({ employmentType, durationMonths, startDate }: JobEdit): JobChanges =>
  employmentType !== undefined && employmentType !== 'Internship'
    ? { durationMonths: null, startDate: null }
    : { durationMonths, startDate };

/**
 * What was sent, as the table holds it; what is absent is left alone. A field whose column has its name and its value
 * goes through as it is. The status is nobody's to send here.
 */
export const columnsOf = ({
  experience,
  salary,
  applicationDeadline,
  workMode,
  employmentType,
  durationMonths,
  startDate,
  ...asSent
}: Omit<JobEdit, 'jobStatus'>): Omit<JobChanges, 'id' | 'jobCode' | 'recruiterId' | 'status'> => ({
  ...asSent,
  workMode: workMode === '' ? null : workMode,
  employmentType: employmentType === '' ? null : employmentType,
  ...(experience && { experienceMin: experience.min ?? null, experienceMax: experience.max ?? null }),
  ...(salary && {
    salaryMin: salary.min ?? null,
    salaryMax: salary.max ?? null,
    showSalary: salary.showSalary,
  }),
  ...(applicationDeadline && { deadlineStart: applicationDeadline.start, deadlineEnd: applicationDeadline.end }),
  ...internshipColumns({ employmentType, durationMonths, startDate }),
});
