import { useEffect } from 'react';
import { languageTexts } from '#texts/language.ts';
import { type JobBrief, placeAndMode } from '#web/features/jobs/job.ts';
import { cardFacts } from '#web/features/jobs/job-facts.ts';
import { jobPath } from '#web/lib/job-links.ts';
import { keepOffline } from '#web/lib/offline-lists.ts';

/**
 * Keeps a list of jobs as it is on screen, to be read without a connection. Of the lists that everybody reads the last
 * one with jobs is kept; an account's own is kept as it is.
 */
export function useKeptOffline(name: 'list' | 'saved', jobs: readonly JobBrief[], now: string, owner = ''): void {
  useEffect(() => {
    if (name === 'saved' ? owner === '' : jobs.length === 0) return;
    const kept = jobs.map((job) => ({
      href: languageTexts.base + jobPath(job),
      title: job.title,
      lines: [
        job.companyName,
        cardFacts(job, now)
          .map(({ value }) => value)
          .join(' · '),
        placeAndMode(job),
      ].filter(Boolean),
    }));
    keepOffline(name, kept, owner);
  }, [name, jobs, now, owner]);
}
