import { EMPLOYMENT_TYPES, WORK_MODES } from '#contract/vocabularies.ts';
import { postingTexts } from '#texts/recruiter.ts';
import type { Job } from '#web/features/jobs/job.ts';
import {
  acceptedExperience,
  bodyOf,
  isPayRefused,
  type OwnJob,
  type PostingValues,
} from '#web/pages/recruiter/posting/posting-values.ts';
import type { RecruiterAccount } from '#web/pages/recruiter/recruiter-account.ts';

export interface Previewed {
  values: PostingValues;
  account: RecruiterAccount;
  /** The edited job. */
  before: OwnJob | undefined;
}

const plain = (company: string): string => company.trim().toLowerCase();

/**
 * The job that the form would create or change, as candidates see it: with the salary only if it is shown. What is unknown of the
 * edited job and still empty stays unknown, and so is a range that saving would refuse.
 */
export const jobOf = ({ values, account, before }: Previewed, now: string): Job => {
  const body = bodyOf(values);
  const { salary: typedSalary, ...asTyped } = values;
  const { showSalary } = typedSalary;
  const { min, max } = isPayRefused(typedSalary, before) ? { min: null, max: null } : typedSalary;
  const employmentType = EMPLOYMENT_TYPES.find((type) => type === values.employmentType) ?? '';
  const experience = acceptedExperience(values.experience);
  const isUnknown = (fact: OwnJob['unknown'][number]): boolean =>
    fact === 'experience' ? values.experience.min === '' && values.experience.max === '' : values[fact] === '';
  const own = plain(account.companyName ?? '');
  const isOwn = own === '' || ['', own].includes(plain(values.companyName));
  return {
    ...asTyped,
    _id: '',
    jobId: '',
    title: values.title.trim() || postingTexts.untitled,
    companyName: values.companyName.trim() || postingTexts.companyName,
    companyLogo: account.companyLogo,
    ...(isOwn ? {} : { postedByCompany: account.companyName ?? '' }),
    companyVerified: (account.companyVerified ?? false) && values.companyName.trim() === account.companyName,
    workMode: WORK_MODES.find((mode) => mode === values.workMode) ?? '',
    employmentType,
    jobType: employmentType,
    location: values.location.trim() || postingTexts.location,
    experience: experience ?? { min: null, max: null },
    unknown: [...(before?.unknown ?? []).filter(isUnknown), ...(experience ? [] : (['experience'] as const))],
    ...(showSalary && { salary: { min, max, showSalary } }),
    companyDescription: values.companyInfo,
    answerDays: body.answerDays ?? null,
    durationMonths: Number(body.durationMonths) || null,
    startDate: employmentType === 'Internship' ? values.startDate || null : null,
    jobStatus: 'Active',
    takesApplications: true,
    createdAt: before?.createdAt ?? now,
    postedDate: before?.postedDate ?? now.slice(0, 10),
    postedTime: '',
  };
};
