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

/** Industry and department as people read them; what an import or a person named otherwise stands as it is. */
export const industryOf = ({ industry }: Pick<Job, 'industry'>): string => labelOf(industryTexts, industry);

export const departmentOf = ({ department }: Pick<Job, 'department'>): string => labelOf(departmentTexts, department);

/** Nothing where a listing from elsewhere does not tell it. */
const knownPay = (job: JobBrief, exact: boolean): JobFact | undefined =>
  lacksPay(job) ? undefined : payFact(job, exact);

/** The least level of education; nothing where the job asks for none. */
const educationFact = (job: JobBrief | Job): JobFact | undefined =>
  'education' in job && job.education !== ''
    ? { label: words.education, value: educationLevelTexts[job.education] }
    : undefined;

/** Everything about a job that is a value. */
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
    // Where applications go elsewhere, only the listing ends here.
    job.takesApplications
      ? { label: words.applyBetween, value: dayRangeText(job.applicationDeadline.start, job.applicationDeadline.end) }
      : { label: words.listedUntil, value: dayText(job.applicationDeadline.end) },
    { label: words.jobId, value: job.jobId },
  ]);

/** Of them what the head of the job's own page, and the box beside it, do not say. */
export const pageFacts = (job: JobBrief | Job, now: string): JobFact[] =>
  known([
    knownPay(job, true),
    { label: words.experience, value: experienceOf(job) },
    ...(isInternship(job) ? internshipFacts(job, now, dayText) : []),
    educationFact(job),
    { label: words.department, value: departmentOf(job) },
  ]);
