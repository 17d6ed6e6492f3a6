import { useEffect } from 'react';
import { languageTexts } from '#texts/language.ts';
import { type JobBrief, placeAndMode } from '#web/features/jobs/job.ts';
import { lineFacts } from '#web/features/jobs/job-facts.ts';
import { DOT } from '#web/lib/dot.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { keepOffline } from '#web/lib/offline-lists.ts';

/**
 * Saves the jobs on screen for offline reading. For public lists, only the last one with jobs is stored; an account's
 * own list is stored as it is.
 */
export function useKeptOffline(name: 'list' | 'saved', jobs: readonly JobBrief[], now: string, owner = ''): void {
  useEffect(() => {
    if (name === 'saved' ? owner === '' : jobs.length === 0) return;
    const kept = jobs.map((job) => ({
      href: languageTexts.base + jobPath(job),
      title: job.title,
      lines: [job.companyName, lineFacts(job, now).join(DOT), placeAndMode(job)].filter(Boolean),
    }));
    keepOffline(name, kept, owner);
  }, [name, jobs, now, owner]);
}
