import type { QueueJobs } from '#server/database/queue.ts';
import { mailTexts } from '#texts/mails.ts';

export type Letter = QueueJobs['mail'];

/** What a template makes of its values: a mail without its address. Empty paragraphs are left out. */
export interface Draft extends Pick<Letter, 'subject' | 'optional' | 'calendar'> {
  paragraphs: readonly (string | undefined | null | false)[];
}

/** One line of at most 200 characters: no name or title that somebody typed can begin a header of its own. */
export const oneLine = (typed: string): string =>
  typed
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();

/** A mail in plain words, a paragraph an entry, with the foot that every mail has. */
export const letter = (to: string, { subject, paragraphs, ...rest }: Draft): Letter => ({
  to,
  subject: oneLine(subject),
  text: `${[...paragraphs.filter(Boolean), mailTexts.footer].join('\n\n')}\n`,
  ...rest,
});

/** How a mail begins. */
export const hello = (name?: string | null): string => {
  const line = oneLine(name ?? '');
  return line === '' ? mailTexts.hello : mailTexts.helloName({ name: line });
};

export interface AboutJob {
  jobTitle: string;
  companyName: string;
  /** The company of the recruiter, where the job is not its own; empty when they name none. */
  postedByCompany?: string | null | undefined;
}

/** Who posted a job for another company; nothing where it is the recruiter's own. */
export const postedFor = ({ companyName, postedByCompany }: Omit<AboutJob, 'jobTitle'>): string | undefined => {
  if (postedByCompany == null) return undefined;
  const [company, poster] = [oneLine(companyName), oneLine(postedByCompany)];
  return poster === '' ? mailTexts.postedByRecruiter({ company }) : mailTexts.postedFor({ poster, company });
};

/** A job as sentences name it. */
export const jobNamed = ({ jobTitle, companyName }: AboutJob): { job: string; company: string } => ({
  job: oneLine(jobTitle),
  company: oneLine(companyName),
});

/** Pages that several mails point to. */
export const ownApplications = (publicUrl: string): string =>
  mailTexts.ownApplications({ link: `${publicUrl}/candidate-dashboard/job-applied` });
export const receivedApplications = (publicUrl: string): string =>
  mailTexts.receivedApplications({ link: `${publicUrl}/recruiter-maindashboards/applications` });
export const contactPage = (publicUrl: string): string => `${publicUrl}/contactus`;

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** `20 November 2026`, of an instant or of a day in Asia/Kolkata. */
export const longDay = (value: Date | string): string =>
  DAY.format(typeof value === 'string' ? new Date(`${value}T12:00:00+05:30`) : value);
