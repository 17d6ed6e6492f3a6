import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { queryClient } from '#web/lib/queries.ts';
import '#web/styles/signed-in.css';

/** The page is usable by then: live updates must not delay it. */
const LIVE_AFTER_MS = 2_000;

/** Wraps every page of the signed-in areas: they share cached answers and live updates. */
export default function SignedIn() {
  useEffect(() => {
    let stop = (): void => undefined;
    let left = false;
    const start = async (): Promise<void> => {
      // Without live updates, pages still load their data when they are opened.
      const live = await import('#web/lib/live/live.ts').catch(() => undefined);
      if (live && !left) stop = live.startLive();
    };
    const timer = setTimeout(() => void start(), LIVE_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      stop();
    };
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
