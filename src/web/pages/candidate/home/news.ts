import type { Application } from '#web/pages/candidate/applications/application.ts';

/** A pending application that was written in the same moment is only sent; one that was put back is news. */
const SAME_MOMENT_MS = 1000;

/** The applications that the other side has changed since a moment, the latest first. What one withdrew oneself is no news. */
export const newsOf = (applications: readonly Application[], since: string): Application[] =>
  applications
    .filter(
      ({ status, updatedAt, appliedAt }) =>
        status !== 'withdrawn' &&
        Date.parse(updatedAt) > Date.parse(since) &&
        (status !== 'pending' || Date.parse(updatedAt) - Date.parse(appliedAt) > SAME_MOMENT_MS),
    )
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
