import { shellTexts, homeTexts as texts } from '#texts/candidate.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { longDayText } from '#web/lib/formats.ts';
import { requireSession } from '#web/lib/guard.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { useSession } from '#web/lib/use-session.ts';
import { lastLook } from '#web/pages/candidate/applications/last-look.ts';
import { ApplicationNews } from '#web/pages/candidate/home/application-news.tsx';
import { loadHome, useHome } from '#web/pages/candidate/home/home-queries.ts';
import { fits } from '#web/pages/candidate/home/matching.ts';
import { MatchingJobs } from '#web/pages/candidate/home/matching-jobs.tsx';
import { NextInterview } from '#web/pages/candidate/home/next-interview.tsx';
import { ProfileCard } from '#web/pages/candidate/home/profile-card.tsx';
import { WaitingOffer } from '#web/pages/candidate/home/waiting-offer.tsx';
import { AvailableJobs } from '#web/pages/candidate/jobs/available-jobs.tsx';
import { SuggestionsHint } from '#web/pages/candidate/resume/suggestions-hint.tsx';
import type { Route } from './+types/home-page';

export { revalidateUnlessDialogToggled as shouldRevalidate } from '#web/pages/candidate/opened.ts';
export { clientMiddleware, middleware } from '#web/pages/candidate/redirect-to-tab.ts';

export const meta: Route.MetaFunction = () => pageMeta({ title: shellTexts.title, noindex: true });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { user } = requireSession(request, 'candidate');
  const userId = user?._id ?? '';
  await loadHome(new URL(request.url).searchParams, userId);
  const now = new Date().toISOString();
  return { userId, now, since: lastLook(now) };
}

/** Asia/Kolkata is 5:30 ahead. */
const hourInIndia = (instant: string): number => new Date(Date.parse(instant) + 330 * 60_000).getUTCHours();

const greetingOf = (hour: number, name: string): string => {
  const greeting = hour < 12 ? texts.greeting.morning : hour < 17 ? texts.greeting.afternoon : texts.greeting.evening;
  return name ? texts.greeting.named({ greeting, name }) : greeting;
};

const waitingOf = (interviews: number, offers: number): string => {
  const [first, second] = [
    interviews > 0 ? texts.waiting.interviews({ count: interviews }) : '',
    offers > 0 ? texts.waiting.offers({ count: offers }) : '',
  ].filter(Boolean);
  if (first === undefined) return texts.waiting.nothing;
  return second === undefined ? texts.waiting.one({ first }) : texts.waiting.both({ first, second });
};

/** The dashboard: what waits today and what has changed, what would fit, then the open jobs. */
export default function HomePage({ loaderData: { userId, now, since } }: Route.ComponentProps) {
  const name = useSession()?.user?.firstName ?? '';
  const { next, offers, failure, interviewsAhead, offersWaiting, news, overview, suggested, self, applied } = useHome(
    userId,
    now,
    since,
  );
  const waits = next !== undefined || offers.length > 0 || news.length > 0;
  return (
    <>
      <header>
        <h2 className="h1 text-[1.75rem]!">{greetingOf(hourInIndia(now), name)}</h2>
        <p className="soft mt-1">
          {longDayText(now)}
          {failure ? null : `. ${waitingOf(interviewsAhead, offersWaiting)}`}
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
            </div>
          ) : null}
          {overview ? <ProfileCard overview={overview} /> : null}
        </div>
      ) : null}
      <SuggestionsHint count={suggested} />
      {self && fits(self) ? <MatchingJobs candidate={self} applied={applied} now={now} /> : null}
      <AvailableJobs now={now} />
    </>
  );
}
