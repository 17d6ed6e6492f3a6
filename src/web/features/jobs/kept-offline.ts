import { useEffect } from 'react';
import { languageTexts } from '#texts/language.ts';
import { companyText } from '#web/features/jobs/company-line.tsx';
import { type JobBrief, placeAndMode } from '#web/features/jobs/job.ts';
import { lineFacts } from '#web/features/jobs/job-facts.ts';
import { elsewhereText } from '#web/features/jobs/leads-out.tsx';
import { DOT } from '#web/lib/dot.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { keepOffline, type OfflineJob } from '#web/lib/offline-lists.ts';

/** A job as it is read offline: with its poster, and where it takes applications if not here. */
export const keptJob = (job: JobBrief, now: string): OfflineJob => ({
  href: languageTexts.base + jobPath(job),
  title: job.title,
  lines: [companyText(job), lineFacts(job, now).join(DOT), placeAndMode(job), elsewhereText(job)].filter(Boolean),
});

/**
 * Saves the jobs on screen for offline reading. For public lists, only the last one with jobs is stored; an account's
 * own list is stored as it is.
 */
export function useKeptOffline(name: 'list' | 'saved', jobs: readonly JobBrief[], now: string, owner = ''): void {
  useEffect(() => {
    if (name === 'saved' ? owner === '' : jobs.length === 0) return;
    keepOffline(name, () => jobs.map((job) => keptJob(job, now)), owner);
  }, [name, jobs, now, owner]);
}
