import { ASKED_BY_PAGE } from '#contract/routes/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { addressOf, firstPosition, onWritten } from '#web/lib/api-client.ts';
import { refetchByPage } from '#web/lib/queries.ts';
import {
  endSession,
  forgetEverything,
  onSessionChange,
  type Revocation,
  readSession,
  readToken,
} from '#web/lib/session.ts';
import { tellHearing, tellHere } from './here.ts';
import { askOnce, keepStream, type StreamWorld } from './keep-stream.ts';
import { tellLiveNews } from './news.ts';
import { createRefetcher } from './refetcher.ts';
import { shareStream } from './share-stream.ts';

/** Ends early when the connection or the user is back. */
const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') done();
    };
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      document.removeEventListener('visibilitychange', onVisible);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    document.addEventListener('visibilitychange', onVisible);
    signal.addEventListener('abort', done);
  });

const worldOf = (token: string): StreamWorld => ({
  ask: ({ once, since, signal }) =>
    fetch(addressOf(ROUTES.openStream, once ? { query: { once: 'true' } } : {}), {
      signal,
      cache: 'no-store',
      headers: {
        Authorization: `Bearer ${token}`,
        [ASKED_BY_PAGE]: '1',
        ...(since !== undefined && { 'Last-Event-ID': since }),
      },
    }),
  wait,
  random: Math.random,
  isOnline: () => navigator.onLine,
});

/** Long enough for the response to a call of this browser that ended the session, such as deleting the account. */
const OWN_END_MS = 2_000;

/** Removes everything personal once the server says that a session was ended before its time. */
const leaveRevoked = (token: string, why: string): void => {
  const leave = (revocation: Revocation): void => {
    if (readToken() === token) forgetEverything(revocation);
  };
  // Nobody blocks themselves: before another call notices the end and takes it for an expired session.
  if (why === 'blocked') leave(why);
  // An expired session is noticed by the next action, so that nothing interrupts the typing.
  else if (why === 'revoked' || why === 'deleted') setTimeout(() => leave(why), OWN_END_MS);
  // It had ended while nothing listened, and nobody knows why: who sits here may no longer be its owner, or may have
  // only been away.
  else if (why === 'unknown')
    setTimeout(() => {
      if (readToken() === token) endSession({ reasonUnknown: true });
    }, OWN_END_MS);
};

/** Follows changes made elsewhere while a user is signed in. Returns a function that stops it. */
export function startLive(): () => void {
  const refetcher = createRefetcher({
    refetch(news) {
      tellLiveNews(news);
      void refetchByPage(news.concerns);
    },
    isVisible: () => document.visibilityState === 'visible',
  });
  let token: string | undefined;
  let stop = (): void => undefined;
  const follow = (): void => {
    const session = readSession();
    if (session?.token === token) return;
    stop();
    stop = () => undefined;
    const isFirst = token === undefined;
    token = session?.token;
    if (!session) return;
    const world = worldOf(session.token);
    const name = `avsar-stream-${session.user?._id ?? session.kind}`;
    const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined;
    stop = shareStream(
      name,
      { locks: navigator.locks as LockManager | undefined, channel },
      {
        // The position belongs to the first session on this page.
        from: isFirst ? firstPosition() : undefined,
        lead: (options) => keepStream(world, { ...options, onEnded: (why) => leaveRevoked(session.token, why) }),
        catchUp: (options) => askOnce(world, options),
        onEvent(event) {
          if (event.event === 'here') return tellHere(event.subject);
          if (event.event === 'ready') tellHearing();
          refetcher.onEvent(event);
        },
      },
    );
  };
  follow();
  const leave = [onSessionChange(follow), onWritten(refetcher.onWritten)];
  document.addEventListener('visibilitychange', refetcher.onVisible);
  return () => {
    for (const one of leave) one();
    document.removeEventListener('visibilitychange', refetcher.onVisible);
    refetcher.stop();
    stop();
  };
}
