import { selfQuery } from '#web/account/account-queries.ts';
import { load, read, useBody, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { loadMatching } from '#web/pages/candidate/home/matching.ts';
import { newsOf } from '#web/pages/candidate/home/news.ts';
import { nextOf } from '#web/pages/candidate/interviews/interview.ts';
import { AVAILABLE } from '#web/pages/candidate/jobs/job-queries.ts';
import { OVERVIEW, SUGGESTIONS } from '#web/pages/candidate/own-queries.ts';
import { loadPage, pageOf } from '#web/pages/candidate/paging.ts';

/** How far back is looked for news, and for jobs that were applied for. */
const RECENT = 100;

const INTERVIEWS = read('listInterviews', { query: { status: ['Scheduled'], limit: 100 } });
const OFFERS = read('listOffers', { query: { status: ['Pending'], limit: 5 } });
const APPLICATIONS = read('listApplications', { query: { limit: RECENT } });

/** What waits for the person today, what has changed, and the open jobs. What would fit them need not be waited for. */
export async function loadHome(search: URLSearchParams, userId: string): Promise<void> {
  const [self] = await Promise.all([
    settle(load(selfQuery(userId))),
    settle(load(INTERVIEWS)),
    settle(load(OFFERS)),
    settle(load(APPLICATIONS)),
    settle(load(OVERVIEW)),
    settle(load(SUGGESTIONS)),
    settle(loadPage(AVAILABLE, pageOf(search))),
  ]);
  if (self.ok) loadMatching(self.data.body);
}

/**
 * @param now the instant of loading
 * @param since when the applications were looked at last
 */
export function useHome(userId: string, now: string, since: string) {
  const self = useBody(selfQuery(userId));
  const interviews = useBody(INTERVIEWS);
  const offers = useRead(OFFERS);
  const applications = useBody(APPLICATIONS);
  const overview = useBody(OVERVIEW);
  const suggestions = useBody(SUGGESTIONS);
  const ahead = interviews.ok
    ? interviews.data.data.filter(({ interviewDateTime }) => Date.parse(interviewDateTime) >= Date.parse(now))
    : [];
  const sent = applications.ok ? applications.data : [];
  const failed = [interviews, offers, applications].find((part) => !part.ok);
  return {
    interviewsAhead: ahead.length,
    next: nextOf(ahead, now),
    offers: offers.ok ? offers.data.body : [],
    offersWaiting: offers.ok ? offers.data.total : 0,
    news: newsOf(sent, since),
    applied: new Set(sent.filter(({ status }) => status !== 'withdrawn').map(({ jobPostId }) => jobPostId)),
    self: self.ok ? self.data : undefined,
    /** Without it the rest is still worth showing. */
    overview: overview.ok ? overview.data : undefined,
    suggested: suggestions.ok ? suggestions.data.suggestions.length : 0,
    failure: failed && !failed.ok ? failed.message : undefined,
  };
}
