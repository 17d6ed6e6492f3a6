import type { LiveEvent } from './parse-events.ts';

/** The browser APIs for communication between tabs; some are missing without a secure connection. */
export interface Tabs {
  locks: Pick<LockManager, 'request'> | undefined;
  channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | undefined;
}

type Lead = (options: {
  since: string | undefined;
  signal: AbortSignal;
  onEvent: (event: LiveEvent) => void;
}) => Promise<void>;

/**
 * Shares one tab's stream with the others; when that tab closes, another continues from its position. Returns a
 * function that stops it.
 * @param name unique for each account
 */
export function shareStream(
  name: string,
  { locks, channel }: Tabs,
  {
    from,
    lead,
    catchUp,
    onEvent,
  }: {
    /** The stream position when this tab loaded its page. */
    from: string | undefined;
    lead: Lead;
    /** Requests the missed events once. */
    catchUp: Lead;
    onEvent: (event: LiveEvent) => void;
  },
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let since = from;
  const hear = (event: LiveEvent): void => {
    since = event.id;
    onEvent(event);
  };
  const follow = (): Promise<void> =>
    lead({
      since,
      signal,
      onEvent(event) {
        channel?.postMessage(event);
        hear(event);
      },
    });
  if (locks && channel) {
    channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => hear(data);
    const begin = async (): Promise<void> => {
      const had = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await follow();
        return lock !== null;
      });
      if (had || signal.aborted) return;
      // Another tab holds the stream and may have sent events while this one was loading.
      if (from !== undefined) void catchUp({ since: from, signal, onEvent });
      // `stop` aborts a waiting request and releases a held lock.
      await locks.request(name, { signal }, follow);
    };
    begin().catch(() => undefined);
  } else void follow();
  return () => {
    stop.abort();
    channel?.close();
  };
}
