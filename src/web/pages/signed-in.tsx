import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { languageTexts } from '#texts/language.ts';
import { ignoreDoubleTaps } from '#web/lib/double-taps.ts';
import { queryClient } from '#web/lib/queries.ts';
import { CHOSEN_LANGUAGE } from '#web/lib/session.ts';
import '#web/styles/signed-in.css';

const LanguageOffer = lazy(async () => ({
  default: (await import('#web/features/accounts/language-offer.tsx')).LanguageOffer,
}));

/** The account's language wins, so those who came from Hindi pages are asked. */
const isHindiToOffer = (): boolean => languageTexts.code === 'en' && localStorage.getItem(CHOSEN_LANGUAGE) === 'hi';

/** Live updates must not delay the page, which is usable by then. */
const LIVE_AFTER_MS = 2_000;

/** Wraps every page of the signed-in areas: they share cached answers and live updates. */
export default function SignedIn() {
  const [offered, setOffered] = useState(false);
  useEffect(() => setOffered(isHindiToOffer()), []);
  useEffect(() => {
    const leaving = new AbortController();
    ignoreDoubleTaps(leaving.signal);
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    let stop = (): void => undefined;
    let left = false;
    const start = async (): Promise<void> => {
      // On a slow line the page's own data is still on its way.
      if (queryClient.isFetching() > 0) return startLater();
      // Without live updates, pages still load their data when they are opened.
      const live = await import('#web/lib/live/live.ts').catch(() => undefined);
      if (live && !left) stop = live.startLive();
    };
    let timer: ReturnType<typeof setTimeout>;
    const startLater = (): void => {
      timer = setTimeout(() => void start(), LIVE_AFTER_MS);
    };
    startLater();
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      {offered ? (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      ) : null}
      <Outlet />
    </QueryClientProvider>
  );
}
