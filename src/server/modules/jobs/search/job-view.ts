import type { Job } from '#contract/jobs.ts';
import { dayInIndia, timeInIndia } from '#contract/rules.ts';
import type { UnknownFact } from '#contract/vocabularies.ts';
import { publicFilePath } from '#server/modules/files/public.ts';
import { answerTexts } from '#texts/answers.ts';
import { jobMay } from '../posting/job-may.ts';
import { isFrozen, silencedBy, takesApplications } from '../posting/job-policy.ts';
import type { JobRow } from '../posting/jobs.store.ts';
import type { JobKeeper } from '../posting/lock-own-job.ts';

/** Who reads the job: the public (`Jpub`), candidates (`Jcand`), or its owner or an administrator (`Jown`). */
export type Reader = 'public' | 'candidate' | JobKeeper;

const logoOf = ({ logoId, logoMediaType }: JobRow): { companyLogo?: string; rCompanyLogo?: string } => {
  if (!logoId || !logoMediaType) return {};
  const path = publicFilePath({ id: logoId, mediaType: logoMediaType });
  return { companyLogo: path, rCompanyLogo: path };
};

const unknownOf = ({ experienceUnknown, workMode, employmentType }: JobRow): UnknownFact[] => [
  ...(experienceUnknown ? (['experience'] as const) : []),
  ...(workMode === null ? (['workMode'] as const) : []),
  ...(employmentType === null ? (['employmentType'] as const) : []),
];

/** Returns who posted a job for another company; the portal for one imported without a recruiter. */
export const posterOf = ({ forNobody, postedByCompany }: JobRow): { postedByCompany?: string } => {
  if (forNobody) return { postedByCompany: answerTexts.portal };
  return postedByCompany === null ? {} : { postedByCompany };
};

/** Required skills that were removed from the job's skills are dropped. */
const mustsOf = ({ skills, mustSkills }: JobRow): string[] => {
  const musts = new Set(mustSkills.map((skill) => skill.toLowerCase()));
  return skills.filter((skill) => musts.has(skill.toLowerCase()));
};

const hiddenByOf = (row: JobRow): Pick<Job, 'hiddenBy'> => {
  const hiddenBy = silencedBy(row);
  return hiddenBy ? { hiddenBy } : {};
};

const isKeeper = (reader: Reader): reader is JobKeeper => typeof reader === 'object';

/** Returns the job as its reader may see it; hidden keys are left out. */
export const jobView = (row: JobRow, reader: Reader): Job => ({
  _id: row.id,
  jobId: row.jobCode,
  title: row.title,
  companyName: row.companyName,
  ...logoOf(row),
  companyVerified: row.companyVerified,
  ...posterOf(row),
  ...(row.companySlug && { companySlug: row.companySlug }),
  industry: row.industry,
  department: row.department,
  workMode: row.workMode ?? '',
  employmentType: row.employmentType ?? '',
  jobType: row.employmentType ?? '',
  location: row.location,
  experience: { min: row.experienceMin, max: row.experienceMax },
  unknown: unknownOf(row),
  ...((row.showSalary || isKeeper(reader)) && {
    salary: { min: row.salaryMin, max: row.salaryMax, showSalary: row.showSalary },
  }),
  skills: row.skills,
  mustSkills: mustsOf(row),
  education: row.education ?? '',
  answerDays: row.answerDays,
  description: row.description,
  responsibilities: row.responsibilities,
  requirements: row.requirements,
  companyInfo: row.companyInfo,
  companyDescription: row.companyInfo,
  applicationDeadline: { start: row.deadlineStart, end: row.deadlineEnd },
  durationMonths: row.durationMonths,
  startDate: row.startDate,
  jobStatus: row.status,
  takesApplications: takesApplications(row),
  ...(row.applyUrl && { applyUrl: row.applyUrl }),
  createdAt: row.createdAt.toISOString(),
  postedDate: dayInIndia(row.createdAt),
  postedTime: timeInIndia(row.createdAt),
  ...(reader !== 'public' && {
    contactEmail: row.contactEmail ?? '',
    recruiterCode: row.recruiterCode ?? '',
  }),
  ...(reader === 'candidate' && (isFrozen(row.status) || silencedBy(row)) && { takenDown: true }),
  ...(isKeeper(reader) && {
    ...(row.recruiterId && { postedBy: row.recruiterId }),
    version: row.version,
    applications: row.applications ?? 0,
    ...(row.statusReason && { statusReason: row.statusReason }),
    ...(row.forNobody && { forNobody: true }),
    ...hiddenByOf(row),
    may: jobMay(reader, row),
  }),
});
