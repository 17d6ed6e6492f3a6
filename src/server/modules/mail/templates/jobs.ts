import type { BestJob } from '#contract/fit.ts';
import { jobListAddress, type KeptQuery } from '#contract/list-address.ts';
import { payPeriod } from '#contract/pay.ts';
import type { JobFacts } from '#contract/shown-facts.ts';
import { slugOf } from '#contract/slug.ts';
import type { JobStatus, ReportDecision } from '#contract/vocabularies.ts';
import { bestFitTexts } from '#texts/best-fit.ts';
import { changedFactsText } from '#texts/by-code/changed-facts-text.ts';
import { whyText } from '#texts/by-code/why-text.ts';
import { statusTexts } from '#texts/components.ts';
import { fitTexts } from '#texts/fit.ts';
import { bestJobsMailTexts, jobMailTexts, mailTexts } from '#texts/mails.ts';
import type { Block } from '../blocks.ts';
import {
  type AboutJob,
  contact,
  type Draft,
  jobNamed,
  oneLine,
  ownApplications,
  postedFor,
  type Reason,
  reasonText,
} from '../letter.ts';

interface OwnJob extends AboutJob {
  publicUrl: string;
  jobCode: string;
}

/** To the recruiter: the job has been taken down. */
const jobTakenDown = ({ reason, ...about }: OwnJob & { reason: Reason | undefined }): Draft => {
  const values = { ...jobNamed(about), code: about.jobCode };
  return {
    subject: jobMailTexts.takenDown.subject(values),
    blocks: [
      jobMailTexts.takenDown.takenDown(values),
      reason && mailTexts.reason({ reason: reasonText(reason) }),
      contact(about.publicUrl, jobMailTexts.takenDown.write),
    ],
  };
};

/** To the recruiter: an administrator has deleted the job. */
const jobDeleted = (about: OwnJob): Draft => {
  const values = { ...jobNamed(about), code: about.jobCode };
  const { subjectDeleted, deleted, writeDeleted } = jobMailTexts.takenDown;
  return {
    subject: subjectDeleted(values),
    blocks: [deleted(values), contact(about.publicUrl, writeDeleted)],
  };
};

const ownJobs = (publicUrl: string): Block => ({
  label: jobMailTexts.unblocked.jobs,
  link: `${publicUrl}/recruiter-maindashboards/job-posted`,
});

interface EditedJob extends OwnJob {
  jobWas: JobFacts;
  jobNow: JobFacts;
}

/** To the recruiter: an administrator has edited the job; what candidates decide by is named, old and new. */
const jobEdited = ({ jobWas, jobNow, ...about }: EditedJob): Draft => {
  const values = { ...jobNamed(about), code: about.jobCode };
  const { subject, edited, write } = jobMailTexts.edited;
  return {
    subject: subject(values),
    blocks: [
      edited(values),
      oneLine(changedFactsText(jobWas, jobNow)),
      ownJobs(about.publicUrl),
      contact(about.publicUrl, write),
    ],
  };
};

const jobUnblocked = ({ status, ...about }: OwnJob & { status: JobStatus }): Draft => {
  const values = { ...jobNamed(about), code: about.jobCode, status: statusTexts[status] };
  return {
    subject: jobMailTexts.unblocked.subject(values),
    blocks: [jobMailTexts.unblocked.unblocked(values), ownJobs(about.publicUrl)],
  };
};

/** Number of jobs that an email lists before "and 7 more". */
const LISTED = 20;

const listed = (lines: readonly string[]): string => {
  const rest = lines.length - LISTED;
  const more = rest > 0 ? [jobMailTexts.takenDown.more({ count: rest })] : [];
  return [...lines.slice(0, LISTED), ...more].map((line) => `- ${line}`).join('\n');
};

type ListedJob = AboutJob & Pick<OwnJob, 'jobCode'>;

interface TakenDownMany {
  publicUrl: string;
  jobs: readonly ListedJob[];
  reason: Reason | undefined;
}

/** To the recruiter: several jobs have been taken down in one act. */
const jobsTakenDown = ({ publicUrl, jobs, reason }: TakenDownMany): Draft => ({
  subject: jobMailTexts.takenDown.subjectMany({ count: jobs.length }),
  blocks: [
    jobMailTexts.takenDown.takenDownMany,
    listed(jobs.map((job) => jobMailTexts.takenDown.job({ ...jobNamed(job), code: job.jobCode }))),
    reason && mailTexts.reason({ reason: reasonText(reason) }),
    contact(publicUrl, jobMailTexts.takenDown.writeMany),
  ],
});

interface EditedMany {
  publicUrl: string;
  jobs: readonly (ListedJob & Pick<EditedJob, 'jobWas' | 'jobNow'>)[];
}

/** To the recruiter: an administrator has edited several jobs in one act. */
const jobsEdited = ({ publicUrl, jobs }: EditedMany): Draft => ({
  subject: jobMailTexts.edited.subjectMany({ count: jobs.length }),
  blocks: [
    jobMailTexts.edited.editedMany,
    listed(
      jobs.map(({ jobWas, jobNow, ...job }) =>
        [jobMailTexts.takenDown.job({ ...jobNamed(job), code: job.jobCode }), changedFactsText(jobWas, jobNow)]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    ownJobs(publicUrl),
    contact(publicUrl, jobMailTexts.edited.write),
  ],
});

interface UnblockedMany {
  publicUrl: string;
  jobs: readonly (ListedJob & { status: JobStatus })[];
}

/** To the recruiter: several jobs are no longer blocked, by one act. */
const jobsUnblocked = ({ publicUrl, jobs }: UnblockedMany): Draft => ({
  subject: jobMailTexts.unblocked.subjectMany({ count: jobs.length }),
  blocks: [
    jobMailTexts.unblocked.unblockedMany,
    listed(
      jobs.map(({ status, ...job }) =>
        jobMailTexts.unblocked.job({ ...jobNamed(job), code: job.jobCode, status: statusTexts[status] }),
      ),
    ),
    ownJobs(publicUrl),
  ],
});

/** New results of a search. */
export interface SearchNews {
  name: string;
  query: KeptQuery;
  /** The newest of them. */
  jobs: readonly {
    jobId: string;
    title: string;
    companyName: string;
    postedByCompany: string | null;
    location: string;
  }[];
  /** Total number. */
  total: number;
}

type JobNews = SearchNews['jobs'][number];

const companyOf = ({ companyName, postedByCompany }: Pick<JobNews, 'companyName' | 'postedByCompany'>) =>
  postedByCompany
    ? jobMailTexts.savedSearches.postedBy({ company: oneLine(companyName), poster: oneLine(postedByCompany) })
    : oneLine(companyName);

const jobItem = ({ jobId, title, location, ...company }: JobNews, publicUrl: string, about = '') => {
  const slug = slugOf(title);
  return {
    label: oneLine(title),
    more: [`${companyOf(company)}, ${oneLine(location)}`, about].filter(Boolean).join(' · '),
    link: `${publicUrl}/jobs/${jobId}${slug ? `/${encodeURIComponent(slug)}` : ''}`,
  };
};

const sectionOf = ({ name, query, jobs, total }: SearchNews, publicUrl: string): Block[] => [
  {
    list: jobMailTexts.savedSearches.search({ name: oneLine(name), total }),
    items: jobs.map((job) => jobItem(job, publicUrl)),
  },
  ...(total > jobs.length
    ? [{ label: jobMailTexts.savedSearches.all, link: `${publicUrl}${jobListAddress(query)}` }]
    : []),
];

/** Results of searches, each under its name. */
export const searchBlocks = (searches: readonly SearchNews[], publicUrl: string): Block[] =>
  searches.flatMap((one) => sectionOf(one, publicUrl));

/** A fitting job, with the notes that the list shows under its card. */
export type BestJobNews = Pick<BestJob, 'fit' | 'why' | 'similar'> & {
  job: Pick<BestJob['job'], 'jobId' | 'title' | 'companyName' | 'postedByCompany' | 'location' | 'employmentType'>;
};

/** How well the job fits, why it is recommended, and how many similar ones there are. */
const aboutFit = ({ job, fit, why, similar }: BestJobNews): string =>
  [
    fitTexts.skills({ matched: fit.matched, asked: fit.asked }),
    oneLine(whyText(why, payPeriod(job.employmentType))),
    similar > 0 && bestFitTexts.similar({ count: similar }),
  ]
    .filter(Boolean)
    .join(' · ');

/** The fitting jobs, and a link to all of them. */
export const bestJobBlocks = (jobs: readonly BestJobNews[], publicUrl: string): Block[] =>
  jobs.length === 0
    ? []
    : [
        {
          list: bestJobsMailTexts.title,
          items: jobs.map((one) =>
            jobItem({ ...one.job, postedByCompany: one.job.postedByCompany ?? null }, publicUrl, aboutFit(one)),
          ),
        },
        { label: bestJobsMailTexts.all, link: `${publicUrl}/available-jobs?order=best` },
      ];

interface News {
  publicUrl: string;
  accountId: string;
  searches: readonly SearchNews[];
}

/** To a candidate, daily and optional: the new jobs of each saved search that has some. */
const savedSearches = ({ publicUrl, accountId, searches }: News): Draft => {
  const { subjectOne, subjectMany, new: sentence, change } = jobMailTexts.savedSearches;
  const [first, ...others] = searches;
  const total = searches.reduce((sum, one) => sum + one.total, 0);
  return {
    subject: first && others.length === 0 ? subjectOne({ name: oneLine(first.name), total }) : subjectMany({ total }),
    blocks: [
      sentence,
      ...searchBlocks(searches, publicUrl),
      { label: change, link: `${publicUrl}/saved-searches`, aside: true },
    ],
    optional: { accountId, kind: 'saved_search' },
  };
};

interface Invited extends AboutJob {
  publicUrl: string;
  accountId: string;
  jobId: string;
  location: string;
  message: string;
}

/** To a candidate, optional: a recruiter invites them to apply. */
const jobInvitation = ({ publicUrl, accountId, jobId, location, message, ...about }: Invited): Draft => ({
  subject: jobMailTexts.invitation.subject(jobNamed(about)),
  blocks: [
    jobMailTexts.invitation.invited({ ...jobNamed(about), place: oneLine(location) }),
    postedFor(about),
    message !== '' && { wrote: mailTexts.recruiterWrote, words: message },
    { label: jobMailTexts.invitation.read, link: `${publicUrl}/jobs/${jobId}` },
  ],
  optional: { accountId, kind: 'job_invitation' },
});

/** To the reporter of a job: the decision, or that the job was deleted or is not online, with the administrator's text if any. */
const reportDecided = ({
  decision,
  answer,
  ...about
}: AboutJob & { decision: ReportDecision | 'deleted' | 'closed' | 'notActive'; answer: Reason }): Draft => ({
  subject: jobMailTexts.reportDecided.subject(jobNamed(about)),
  blocks: [
    jobMailTexts.reportDecided.decided({ ...jobNamed(about), decision }),
    reasonText(answer),
    jobMailTexts.reportDecided.thanks,
  ],
});

interface OfImport {
  publicUrl: string;
}

const importedText = (count: number, out: number): string => {
  if (out === 0) return jobMailTexts.imported.imported({ count });
  const here = count - out;
  return here === 0
    ? jobMailTexts.imported.importedAllOut({ count })
    : jobMailTexts.imported.importedSomeOut({ count, here, out });
};

/**
 * To the recruiter for whom an administrator imported jobs.
 * @param out number of them that lead to an address elsewhere and accept no applications here
 */
const jobsImported = ({ publicUrl, count, out }: OfImport & { count: number; out: number }): Draft => ({
  subject: jobMailTexts.imported.subject({ count }),
  blocks: [importedText(count, out), ownJobs(publicUrl), contact(publicUrl, jobMailTexts.imported.unexpected)],
});

/** To the same: the import has been undone. */
const importTakenBack = ({ publicUrl, deleted, closed }: OfImport & { deleted: number; closed: number }): Draft => ({
  subject: jobMailTexts.takenBack.subject,
  blocks: [jobMailTexts.takenBack.takenBack({ deleted, closed }), ownJobs(publicUrl)],
});

/** A job in a list, with who posted it for another company. */
const jobAndPoster = (about: AboutJob): string => {
  const poster = postedFor(about);
  return poster ? `${jobNamed(about).job}\n  ${poster}` : jobMailTexts.closed.job(jobNamed(about));
};

interface ClosedJob extends AboutJob {
  /** Whether the recruiter has accepted the application. */
  accepted: boolean;
}

const closedJobs = (say: (values: { count: number }) => string, jobs: readonly ClosedJob[]): string[] =>
  jobs.length === 0 ? [] : [say({ count: jobs.length }), jobs.map((job) => `- ${jobAndPoster(job)}`).join('\n')];

/** To a candidate with open applications: jobs of an undone import are closed. One email for all of them. */
const jobsClosed = ({ publicUrl, jobs }: OfImport & { jobs: readonly ClosedJob[] }): Draft => {
  const { subject, closed, closedAccepted } = jobMailTexts.closed;
  return {
    reader: 'candidate',
    subject: subject({ count: jobs.length }),
    blocks: [
      ...closedJobs(
        closed,
        jobs.filter(({ accepted }) => !accepted),
      ),
      ...closedJobs(
        closedAccepted,
        jobs.filter(({ accepted }) => accepted),
      ),
      ownApplications(publicUrl),
    ],
  };
};

export const JOB_MAILS = {
  jobTakenDown,
  jobDeleted,
  jobEdited,
  jobsEdited,
  jobUnblocked,
  jobsTakenDown,
  jobsUnblocked,
  savedSearches,
  jobInvitation,
  reportDecided,
  jobsImported,
  importTakenBack,
  jobsClosed,
};
