import { changedFacts, type FactsOfJob, factsOf, shownPay } from '#contract/shown-facts.ts';
import type { JobStatus } from '#contract/vocabularies.ts';
import type { JobTexts } from '#web/features/jobs/job-form.ts';

type TypedFacts = Pick<JobTexts, 'title' | 'companyName' | 'location' | 'workMode' | 'employmentType'> &
  Pick<FactsOfJob, 'salary'>;

/** Whether saving tells applicants of a change: of nothing while the job is taken down. */
export const tellsApplicants = (typed: TypedFacts, before: FactsOfJob & { jobStatus: JobStatus }): boolean => {
  if (before.jobStatus === 'Block' || before.jobStatus === 'Black List') return false;
  const { workMode, employmentType, salary } = typed;
  const [title, companyName, location] = [typed.title.trim(), typed.companyName.trim(), typed.location.trim()];
  const now = { title, companyName, location, workMode, employmentType, pay: shownPay(salary) };
  return changedFacts(factsOf(before), now).length > 0;
};
