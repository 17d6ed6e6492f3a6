import type { LiveEvent } from './parse-events.ts';

/** What browsers give their tabs to talk with; some give nothing without a secure connection. */
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
 * One tab has the stream and tells the others; when it goes, another takes over where it was. Returns how to stop.
 * @param name differs from account to account
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
    /** Where the news stood when this tab read its page. */
    from: string | undefined;
    lead: Lead;
    /** Asks once for what has come since. */
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
      // Another tab has it, and has told what came while this one began.
      if (from !== undefined) void catchUp({ since: from, signal, onEvent });
      // It ends with `stop`: whoever waits for the lock gives up, whoever has it gives it back.
      await locks.request(name, { signal }, follow);
    };
    begin().catch(() => undefined);
  } else void follow();
  return () => {
    stop.abort();
    channel?.close();
  };
}
