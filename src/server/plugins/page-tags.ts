import type { CallOutput } from '#contract/api.ts';
import type { CallName } from '#contract/routes.ts';
import type { PageTag } from '#server/page-cache.ts';

type Tags = { [N in CallName]?: (body: CallOutput<N>) => readonly PageTag[] };

const jobTags = (jobs: readonly { _id: string }[]): PageTag[] => jobs.map(({ _id }): PageTag => `job:${_id}`);

/** The tags of a page that made this call. */
const TAGS: Tags = {
  listJobs: (jobs) => ['jobs', ...jobTags(jobs)],
  jobFacets: () => ['jobs'],
  getJob: (job) => ['job-pages', ...jobTags([job])],
  similarJobs: (jobs) => ['job-pages', ...jobTags(jobs)],
  askedSkills: () => ['jobs'],
  listRecruiters: () => ['companies'],
  listCompanies: (companies) => ['companies', 'jobs', ...companies.map(({ _id }): PageTag => `company:${_id}`)],
  getCompany: ({ _id }) => ['companies', 'jobs', `company:${_id}`],
  // No change announces new answers: this may be as old as a cached page.
  answerRecord: () => [],
  companyAnswerRecord: () => [],
  listCompanyJobs: (jobs) => ['jobs', ...jobTags(jobs)],
};

/** A call that is not in the table above may show anything, and a failed one may succeed after any change. */
const ANYTHING: readonly PageTag[] = ['jobs', 'job-pages', 'companies', 'cards'];

export const tagsOfFailure = (): readonly PageTag[] => ANYTHING;

export const tagsOf = <N extends CallName>(name: N, body: CallOutput<N>): readonly PageTag[] => {
  const tags: Tags[N] = TAGS[name];
  return tags?.(body) ?? ANYTHING;
};
