import { labelOf } from '#texts/by-code/label-of.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { departmentTexts, industryTexts } from '#texts/fields-of-work.ts';
import { jobTexts } from '#texts/jobs.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import {
  employmentTypeOf,
  experienceOf,
  isInternship,
  type Job,
  type JobBrief,
  workModeOf,
} from '#web/features/jobs/job.ts';
import { internshipFacts, type JobFact, known, lacksPay, payFact } from '#web/features/jobs/job-facts.ts';
import { dayRangeText, dayText } from '#web/lib/formats.ts';

const words = jobTexts.facts;

/** Display names of industry and department; a name outside our list, from an import or a user, is shown as it is. */
export const industryOf = ({ industry }: Pick<Job, 'industry'>): string => labelOf(industryTexts, industry);

export const departmentOf = ({ department }: Pick<Job, 'department'>): string => labelOf(departmentTexts, department);

/** Returns nothing for an external listing without pay. */
const knownPay = (job: JobBrief, exact: boolean): JobFact | undefined =>
  lacksPay(job) ? undefined : payFact(job, exact);

/** The minimum level of education; nothing where the job requires none. */
const educationFact = (job: JobBrief | Job): JobFact | undefined =>
  'education' in job && job.education !== ''
    ? { label: words.education, value: educationLevelTexts[job.education] }
    : undefined;

/** Returns all facts about a job. */
export const detailFacts = (job: JobBrief | Job, now: string): JobFact[] =>
  known([
    knownPay(job, false),
    { label: words.experience, value: experienceOf(job) },
    educationFact(job),
    { label: words.location, value: placeText(job.location) },
    { label: words.workMode, value: workModeOf(job) },
    { label: words.jobType, value: employmentTypeOf(job) },
    ...(isInternship(job) ? internshipFacts(job, now, dayText) : []),
    { label: words.company, value: job.companyName },
    { label: words.department, value: departmentOf(job) },
    'industry' in job ? { label: words.industry, value: industryOf(job) } : undefined,
    // For external listings only the end of the listing applies.
    job.takesApplications
      ? { label: words.applyBetween, value: dayRangeText(job.applicationDeadline.start, job.applicationDeadline.end) }
      : { label: words.listedUntil, value: dayText(job.applicationDeadline.end) },
    { label: words.jobId, value: job.jobId },
  ]);

/** Returns the facts that the head of the job's page and the box next to it do not show. */
export const pageFacts = (job: JobBrief | Job, now: string): JobFact[] =>
  known([
    knownPay(job, true),
    { label: words.experience, value: experienceOf(job) },
    ...(isInternship(job) ? internshipFacts(job, now, dayText) : []),
    educationFact(job),
    { label: words.department, value: departmentOf(job) },
  ]);
