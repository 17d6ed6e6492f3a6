import type { EmploymentType } from '#contract/vocabularies.ts';
import { bulletsOf } from '#web/features/jobs/bullets.ts';
import { isInternship, type Job, logoOf } from '#web/features/jobs/job.ts';
import { jobPath } from '#web/lib/job-links.ts';

/** The schema.org names of our employment types. */
const EMPLOYMENT: Record<EmploymentType, string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
  Freelance: 'CONTRACTOR',
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listOf = (text: string): string => {
  const lines = bulletsOf(text).map((line) => `<li>${escaped(line)}</li>`);
  return lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
};

/** Returns the description of the work. Imported jobs may have no text; they have a company, a place and skills. */
const describedBy = ({ description, responsibilities, requirements, ...job }: Job): string => {
  const paragraph = description.trim() ? `<p>${escaped(description)}</p>` : '';
  const known = `${paragraph}${listOf(responsibilities)}${listOf(requirements)}`;
  const { title, companyName, location, skills } = job;
  return known || `<p>${[title, companyName, location, ...skills].map(escaped).join(', ')}</p>`;
};

/**
 * Returns an open job as structured data (schema.org JobPosting). Unknown values are omitted; the salary is included
 * only when the job shows it. The industry has its display name.
 */
export const jobPostingData = (job: Job, publicUrl: string): object => {
  const logo = logoOf(job);
  const { salary, experience, applicationDeadline } = job;
  // A stipend is given per month, as on the page.
  const months = isInternship(job) ? 12 : 1;
  const remote = job.workMode === 'Remote' || job.workMode === 'Work From Home';
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: describedBy(job),
    identifier: { '@type': 'PropertyValue', name: job.companyName, value: job.jobId },
    url: new URL(jobPath(job), publicUrl).href,
    datePosted: job.createdAt,
    // The last day is inclusive, in Indian time.
    ...(applicationDeadline.end && { validThrough: `${applicationDeadline.end}T23:59:59+05:30` }),
    ...(job.employmentType && { employmentType: EMPLOYMENT[job.employmentType] }),
    ...(job.takesApplications && { directApply: true }),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(logo && { logo: new URL(logo, publicUrl).href }),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'IN' },
    },
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'India' },
    }),
    ...(salary?.min != null &&
      salary.max != null && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'INR',
          value: {
            '@type': 'QuantitativeValue',
            minValue: Math.round(salary.min / months),
            maxValue: Math.round(salary.max / months),
            unitText: months === 12 ? 'MONTH' : 'YEAR',
          },
        },
      }),
    ...(experience.min
      ? {
          experienceRequirements: {
            '@type': 'OccupationalExperienceRequirements',
            monthsOfExperience: Math.round(experience.min * 12),
          },
        }
      : {}),
    ...(job.skills.length > 0 && { skills: job.skills.join(', ') }),
    ...(job.industry && { industry: job.industry }),
  };
};
