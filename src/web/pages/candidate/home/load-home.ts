import { call, callWithTotal } from '#web/lib/api-client.ts';
import { readSession } from '#web/lib/session.ts';
import { lastLook } from '#web/pages/candidate/applications/last-look.ts';
import { fits, loadMatching } from '#web/pages/candidate/home/load-matching.ts';
import { newsOf } from '#web/pages/candidate/home/news.ts';
import { nextOf } from '#web/pages/candidate/interviews/interview.ts';
import { loadAvailable } from '#web/pages/candidate/jobs/load-available.ts';
import { settleOrSignIn } from '#web/pages/candidate/settle-or-sign-in.ts';

/** How far back is looked for news, and for jobs that were applied for. */
const RECENT = 100;

/** What waits for the person today, what has changed, what would fit them, and the open jobs. */
export async function loadHome(request: Request) {
  const { signal } = request;
  const id = readSession()?.user?._id ?? '';
  const [available, interviews, offers, applications, self, overview, suggestions] = await Promise.all([
    loadAvailable(request),
    settleOrSignIn(
      request,
      callWithTotal('listInterviews', { query: { status: ['Scheduled'], limit: 100 } }, { signal }),
    ),
    settleOrSignIn(request, callWithTotal('listOffers', { query: { status: ['Pending'], limit: 5 } }, { signal })),
    settleOrSignIn(request, call('listApplications', { query: { limit: RECENT } }, { signal })),
    settleOrSignIn(request, call('getCandidate', { params: { id } }, { signal })),
    settleOrSignIn(request, call('getProfileOverview', {}, { signal })),
    settleOrSignIn(request, call('listResumeSuggestions', {}, { signal })),
  ]);
  const { now } = available;
  const ahead = interviews.ok
    ? interviews.data.body.data.filter(({ interviewDateTime }) => Date.parse(interviewDateTime) >= Date.parse(now))
    : [];
  const sent = applications.ok ? applications.data : [];
  const applied = new Set(sent.filter(({ status }) => status !== 'withdrawn').map(({ jobPostId }) => jobPostId));
  const failed = [interviews, offers, applications].find((part) => !part.ok);
  return {
    available,
    now,
    interviewsAhead: ahead.length,
    next: nextOf(ahead, now),
    offers: offers.ok ? offers.data.body : [],
    offersWaiting: offers.ok ? offers.data.total : 0,
    news: newsOf(sent, lastLook(now)),
    /** Without it the rest is still worth showing. */
    overview: overview.ok ? overview.data : undefined,
    suggested: suggestions.ok ? suggestions.data.suggestions.length : 0,
    /** Comes after the rest, which need not wait for it. */
    matching: self.ok && fits(self.data) ? loadMatching(request, self.data, applied).catch(() => undefined) : undefined,
    failure: failed && !failed.ok ? failed.message : undefined,
  };
}
