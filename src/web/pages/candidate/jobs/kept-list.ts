import type { JobBrief } from '#web/features/jobs/job.ts';
import { useKeptOffline } from '#web/features/jobs/kept-offline.ts';

/**
 * Keeps the facts of the jobs on screen as the last list for offline reading. What is shown while offline was read
 * earlier, so it replaces nothing.
 */
export const useKeptList = (jobs: readonly JobBrief[], now: string, owner?: string): void =>
  useKeptOffline('list', navigator.onLine ? jobs : [], now, owner);
