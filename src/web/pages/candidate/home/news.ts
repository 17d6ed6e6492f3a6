import type { Application } from '#web/pages/candidate/applications/application.ts';

/** A pending application whose last change is its creation is not news; one that was reopened is. */
const SAME_MOMENT_MS = 1000;

/** Applications changed by the recruiter since a moment, latest first. The candidate's own withdrawals are not news. */
export const newsOf = (applications: readonly Application[], since: string): Application[] =>
  applications
    .filter(
      ({ status, updatedAt, appliedAt }) =>
        status !== 'withdrawn' &&
        Date.parse(updatedAt) > Date.parse(since) &&
        (status !== 'pending' || Date.parse(updatedAt) - Date.parse(appliedAt) > SAME_MOMENT_MS),
    )
    .toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
