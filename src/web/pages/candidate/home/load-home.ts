import { callWithTotal } from '#web/lib/api-client.ts';
import { nextOf } from '#web/pages/candidate/interviews/interview.ts';
import { loadAvailable } from '#web/pages/candidate/jobs/load-available.ts';
import { loadOwn } from '#web/pages/candidate/load-own.ts';

/** What waits for the person today, and the open jobs. */
export async function loadHome(request: Request) {
  const { signal } = request;
  const [available, interviews, offers] = await Promise.all([
    loadAvailable(request),
    loadOwn(request, callWithTotal('listInterviews', { query: { status: ['Scheduled'], limit: 100 } }, { signal })),
    loadOwn(request, callWithTotal('listOffers', { query: { status: ['Pending'], limit: 5 } }, { signal })),
  ]);
  const { now } = available;
  const ahead = interviews.ok
    ? interviews.data.body.data.filter(({ interviewDateTime }) => Date.parse(interviewDateTime) >= Date.parse(now))
    : [];
  return {
    available,
    now,
    interviewsAhead: ahead.length,
    next: nextOf(ahead, now),
    offers: offers.ok ? offers.data.body : [],
    offersWaiting: offers.ok ? offers.data.total : 0,
    failure: interviews.ok ? (offers.ok ? undefined : offers.message) : interviews.message,
  };
}

export type Home = Awaited<ReturnType<typeof loadHome>>;
