import type { SavedJob } from '#contract/saved.ts';
import { publicState } from '../posting/job-policy.ts';
import { jobView } from '../search/job-view.ts';
import type { KeptJob } from './saved-jobs.store.ts';

/** Returns a saved job as its candidate reads it on `today`, a day in Asia/Kolkata. */
export const savedJobView = ({ job, savedAt }: KeptJob, today: string): SavedJob => ({
  ...jobView(job, 'public'),
  savedAt: savedAt.toISOString(),
  closed: publicState(job, today) !== 'open',
});
