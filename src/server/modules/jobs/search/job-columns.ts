import type { JobEdit } from '#contract/jobs.ts';
import type { JobChanges } from '../posting/jobs.store.ts';

/** Only internships have a duration and a first day. */
const internshipColumns = ({ employmentType, durationMonths, startDate }: JobEdit): JobChanges =>
  employmentType !== undefined && employmentType !== 'Internship'
    ? { durationMonths: null, startDate: null }
    : { durationMonths, startDate };

/**
 * Maps the request to table columns; absent fields are left alone. Fields whose column has the same name and value pass
 * through. The status cannot be set here.
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
