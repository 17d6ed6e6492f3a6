import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { shellTexts, homeTexts as texts } from '#texts/candidate.ts';
import { newRowsTexts } from '#texts/new-rows.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { NewRowsBar } from '#web/components/new-rows-bar.tsx';
import { InSentence } from '#web/components/typed.tsx';
import { ACCOUNT_QUERY } from '#web/features/accounts/account-queries.ts';
import { lastLook } from '#web/features/hiring/last-look.ts';
import { UNREAD } from '#web/features/notices/notice-queries.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { longDayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { rowsInPlace, useHeldBack } from '#web/lib/live/use-held-back.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { useSession } from '#web/lib/use-session.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { ApplicationNews, SentApplications } from '#web/pages/candidate/home/application-lists.tsx';
import { newsOf, waitingOf } from '#web/pages/candidate/home/news.ts';
import { NextInterview } from '#web/pages/candidate/home/next-interview.tsx';
import { ProfileCard } from '#web/pages/candidate/home/profile-card.tsx';
import { todayText } from '#web/pages/candidate/home/today-text.ts';
import { WaitingOffer } from '#web/pages/candidate/home/waiting-offer.tsx';
import { interviewsAhead, takingPlace } from '#web/pages/candidate/interviews/interview.tsx';
import { APPLICATIONS, INTERVIEWS, MESSAGES, OFFERS, OVERVIEW, SUGGESTIONS } from '#web/pages/candidate/own-queries.ts';
import { redirectToTab } from '#web/pages/candidate/redirect-to-tab.ts';
import { SuggestionsHint } from '#web/pages/candidate/resume/suggestions-hint.tsx';
import { ViewSkeleton } from '#web/pages/candidate/view-skeleton.tsx';
import type { Route } from './+types/home-page';

let showJobs = (): void => undefined;
/** The page is on screen, which the scripts of the jobs below it would delay, or the address asks for jobs. */
const jobsWanted = new Promise<void>((resolve) => {
  showJobs = resolve;
});

const openJobs = async () => {
  await jobsWanted;
  return import('#web/pages/candidate/home/open-jobs.tsx');
};
const OpenJobs = lazy(async () => ({ default: (await openJobs()).OpenJobs }));

/** An address with one of these asks for jobs other than the first page of the newest. */
const ASKS_FOR_JOBS = ['page', 'order', 'job'];

/**
 * Loads what is due today and what has changed. The jobs load afterwards, because they would delay it on a slow
 * connection; they are awaited only if the address asks for some.
 */
async function loadHome(search: URLSearchParams): Promise<void> {
  const loadJobs = async () => (await openJobs()).loadOpenJobs(search);
  const asked = ASKS_FOR_JOBS.some((param) => search.has(param));
  if (asked) showJobs();
  await Promise.all([
    settle(load(INTERVIEWS)),
    settle(load(OFFERS)),
    settle(load(APPLICATIONS)),
    settle(load(OVERVIEW)),
    settle(load(SUGGESTIONS)),
    asked ? loadJobs() : undefined,
  ]);
  // Errors are shown where they are rendered.
  if (!asked) loadJobs().catch(() => undefined);
}

/**
 * @param now the instant of loading
 * @param since when the applications were last viewed
 */
function useHome(now: string, since: string) {
  const interviews = useBody(INTERVIEWS);
  const offers = useRead(OFFERS);
  const applications = useBody(APPLICATIONS);
  const overview = useBody(OVERVIEW);
  const suggestions = useBody(SUGGESTIONS);
  const own = applications.ok ? applications.data : [];
  const ahead = interviews.ok ? interviewsAhead(takingPlace(interviews.data.data, own), now) : [];
  const standing = ahead.filter(({ takenDown }) => !takenDown);
  const news = newsOf(own, since);
  const failed = [interviews, offers, applications].find((part) => !part.ok);
  return {
    interviewsAhead: standing.length,
    next: standing[0] ?? ahead[0],
    offers: offers.ok ? offers.data.body : [],
    offersWaiting: offers.ok ? offers.data.total : 0,
    news,
    sent: waitingOf(own, news),
    /** The page is still useful without it. */
    overview: overview.ok ? overview.data : undefined,
    suggested: suggestions.ok ? suggestions.data.suggestions.length : 0,
    failure: failed && !failed.ok ? failed.message : undefined,
  };
}

type Home = ReturnType<typeof useHome>;

/** The cards and rows above the jobs. */
const partsOf = ({ next, offers, news, sent, failure, overview }: Home): string[] => [
  ...(failure ? ['failure'] : []),
  ...(next ? [`interview ${next._id}`] : []),
  ...offers.slice(0, 1).map(({ id }) => `offer ${id}`),
  ...news.map(({ _id }) => `news ${_id}`),
  ...sent.map(({ _id }) => `sent ${_id}`),
  ...(overview ? ['profile'] : []),
];

const applicationId = ({ _id }: Application): string => _id;

const inPlace = (held: Home, current: Home): Home => {
  const applications = [...current.news, ...current.sent];
  return {
    ...current,
    failure: held.failure,
    next: current.next?._id === held.next?._id ? current.next : held.next,
    offers: rowsInPlace(held.offers, current.offers, ({ id }) => id),
    news: rowsInPlace(held.news, applications, applicationId),
    sent: rowsInPlace(held.sent, applications, applicationId),
  };
};

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';
export { middleware } from '#web/pages/candidate/redirect-to-tab.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: shellTexts.title, noindex: true });

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  // Here, as middleware is one more script to load. This URL has the hash, which the request's lacks.
  redirectToTab({ url });
  requireSession(request, 'candidate');
  await loadHome(url.searchParams);
  const now = new Date().toISOString();
  return { now, since: lastLook(now) };
}

/** Asia/Kolkata is UTC+5:30. */
const hourInIndia = (instant: string): number => new Date(Date.parse(instant) + 330 * 60_000).getUTCHours();

const greetingOf = (hour: number, name: string): string => {
  const greeting = hour < 12 ? texts.greeting.morning : hour < 17 ? texts.greeting.afternoon : texts.greeting.evening;
  return name ? texts.greeting.named({ greeting, name }) : greeting;
};

/** Today, and what waits, here and behind the bell. */
function Today({ home, now }: { home: Home; now: string }) {
  const { data: account } = useQuery(ACCOUNT_QUERY);
  const { data: messages } = useQuery(MESSAGES);
  const { data: notices } = useQuery(UNREAD);
  const { failure, interviewsAhead, offers, offersWaiting, news, suggested } = home;
  if (failure) return longDayText(now);
  return todayText(now, {
    interviews: interviewsAhead,
    offers: offersWaiting - offers.filter(({ takenDown }) => takenDown).length,
    conversations: messages?.body.unread,
    notices: notices?.body.unread,
    account: account?.body,
    others: news.length + suggested,
  });
}

/** The dashboard: what is due today and what has changed, best matches, then the open jobs. */
export default function HomePage({ loaderData: { now, since } }: Route.ComponentProps) {
  const name = useSession()?.user?.firstName ?? '';
  const home = useHeldBack(useHome(now, since), {
    key: now,
    idsOf: partsOf,
    inPlace,
    features: ['applications', 'interviews', 'offers'],
  });
  const { next, offers, failure, offersWaiting, news, sent, overview, suggested } = home.shown;
  useEffect(() => afterPaint(showJobs), []);
  const waits = next !== undefined || offers.length > 0 || news.length > 0 || sent.length > 0;
  return (
    <>
      <header>
        <h2 className="h1 text-[1.75rem]">
          <InSentence>{greetingOf(hourInIndia(now), name)}</InSentence>
        </h2>
        <p className="soft mt-1">
          <Today home={home.shown} now={now} />
        </p>
      </header>
      {failure || waits || overview ? (
        <div className="stack relative">
          <NewRowsBar floating count={home.count} label={newRowsTexts.home({ count: home.count })} onShow={home.show} />
          {failure ? <LoadFailed title={texts.summaryFailed} message={failure} /> : null}
          {waits || overview ? (
            <div data-list tabIndex={-1} className={waits && overview ? 'home-top' : undefined}>
              {waits ? (
                <div className="stack">
                  {next ? <NextInterview interview={next} now={now} /> : null}
                  {offers[0] ? <WaitingOffer key={offers[0].id} offer={offers[0]} more={offersWaiting - 1} /> : null}
                  {news.length > 0 ? <ApplicationNews news={news} now={now} /> : null}
                  {sent.length > 0 ? <SentApplications sent={sent} now={now} /> : null}
                </div>
              ) : null}
              {overview ? <ProfileCard overview={overview} /> : null}
            </div>
          ) : null}
        </div>
      ) : null}
      <SuggestionsHint count={suggested} />
      <Suspense fallback={<ViewSkeleton view="available-jobs" />}>
        <OpenJobs now={now} />
      </Suspense>
    </>
  );
}
