import { lazy, Suspense, useEffect } from 'react';
import { shellTexts, homeTexts as texts } from '#texts/candidate.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { lastLook } from '#web/features/hiring/last-look.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { longDayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { load, useBody, useRead } from '#web/lib/queries.ts';
import { settle } from '#web/lib/settle.ts';
import { useSession } from '#web/lib/use-session.ts';
import { ApplicationNews, SentApplications } from '#web/pages/candidate/home/application-lists.tsx';
import { newsOf, waitingOf } from '#web/pages/candidate/home/news.ts';
import { NextInterview } from '#web/pages/candidate/home/next-interview.tsx';
import { ProfileCard } from '#web/pages/candidate/home/profile-card.tsx';
import { WaitingOffer } from '#web/pages/candidate/home/waiting-offer.tsx';
import { nextOf } from '#web/pages/candidate/interviews/interview.tsx';
import { APPLICATIONS, INTERVIEWS, OFFERS, OVERVIEW, SUGGESTIONS } from '#web/pages/candidate/own-queries.ts';
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
  const ahead = interviews.ok
    ? interviews.data.data.filter(({ interviewDateTime }) => Date.parse(interviewDateTime) >= Date.parse(now))
    : [];
  const own = applications.ok ? applications.data : [];
  const news = newsOf(own, since);
  const failed = [interviews, offers, applications].find((part) => !part.ok);
  return {
    interviewsAhead: ahead.length,
    next: nextOf(ahead, now),
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

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';
export { middleware } from '#web/pages/candidate/redirect-to-tab.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: shellTexts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url);
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

const summaryOf = (interviews: number, offers: number): string => {
  const [first, second] = [
    interviews > 0 ? texts.waiting.interviews({ count: interviews }) : '',
    offers > 0 ? texts.waiting.offers({ count: offers }) : '',
  ].filter(Boolean);
  if (first === undefined) return texts.waiting.nothing;
  return second === undefined ? texts.waiting.one({ first }) : texts.waiting.both({ first, second });
};

/** The dashboard: what is due today and what has changed, best matches, then the open jobs. */
export default function HomePage({ loaderData: { now, since } }: Route.ComponentProps) {
  const name = useSession()?.user?.firstName ?? '';
  const { next, offers, failure, interviewsAhead, offersWaiting, news, sent, overview, suggested } = useHome(
    now,
    since,
  );
  useEffect(() => afterPaint(showJobs), []);
  const waits = next !== undefined || offers.length > 0 || news.length > 0 || sent.length > 0;
  return (
    <>
      <header>
        <h2 className="h1 text-[1.75rem]">{greetingOf(hourInIndia(now), name)}</h2>
        <p className="soft mt-1">
          {longDayText(now)}
          {failure ? null : `. ${summaryOf(interviewsAhead, offersWaiting)}`}
        </p>
      </header>
      {failure ? <LoadFailed title={texts.summaryFailed} message={failure} /> : null}
      {waits || overview ? (
        <div className={waits && overview ? 'home-top' : undefined}>
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
      <SuggestionsHint count={suggested} />
      <Suspense fallback={<ViewSkeleton view="available-jobs" />}>
        <OpenJobs now={now} />
      </Suspense>
    </>
  );
}
