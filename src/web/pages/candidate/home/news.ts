import type { Application } from '#web/pages/candidate/applications/application.ts';

/** A pending application whose last change is its creation is not news; one that was reopened is. */
const SAME_MOMENT_MS = 1000;

/** Returns when the shown state began; what was taken back has left the state as it was. */
export const newsAt = (one: Application): string => (takenBack(one) ? one.updatedAt : one.stateAt);

/** Applications changed by the recruiter since a moment, latest first. The candidate's own withdrawals are not news. */
export const newsOf = (applications: readonly Application[], since: string): Application[] =>
  applications
    .filter(
      ({ status, updatedAt, appliedAt }) =>
        status !== 'withdrawn' &&
        Date.parse(updatedAt) > Date.parse(since) &&
        (status !== 'pending' || Date.parse(updatedAt) - Date.parse(appliedAt) > SAME_MOMENT_MS),
    )
    .toSorted((a, b) => Date.parse(newsAt(b)) - Date.parse(newsAt(a)));

/** Returns what the recruiter has taken back, if that is the last change of an application that goes on. */
export const takenBack = ({ status, lastEvent }: Pick<Application, 'status' | 'lastEvent'>) =>
  status !== 'rejected' && (lastEvent === 'offer_withdrawn' || lastEvent === 'interview_cancelled')
    ? lastEvent
    : undefined;

/**
 * Returns the unanswered applications, most recently sent first, without those shown as news and those whose recruiter
 * has left.
 */
export const waitingOf = (applications: readonly Application[], news: readonly Application[]): Application[] =>
  applications
    .filter((one) => one.status === 'pending' && !one.recruiterLeft && !news.includes(one))
    .toSorted((a, b) => Date.parse(b.appliedAt) - Date.parse(a.appliedAt));
