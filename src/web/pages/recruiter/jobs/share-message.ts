import { shareTexts as texts } from '#texts/recruiter.ts';
import { companyText, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { isInternship, type JobBrief, placeAndMode } from '#web/features/jobs/job.ts';
import { salaryText, stipendText } from '#web/lib/formats.ts';

/** Pay that candidates see; empty when it is hidden or an end is missing. */
const shownPay = (job: JobBrief): string => {
  const { salary } = job;
  if (!salary?.showSalary || salary.min === null || salary.max === null) return '';
  return isInternship(job) ? stipendText(salary) : salaryText(salary);
};

/** The text shared with a job's link. */
export const shareMessage = (job: JobBrief, url: string): string => {
  const { companyName: company, title } = job;
  return [
    texts.message({ company, title, location: placeAndMode(job), pay: shownPay(job) }).trim(),
    // As on the page that the link opens.
    ...(isPostedForAnother(job) ? [companyText(job)] : []),
    texts.apply({ url }),
  ].join('\n');
};
