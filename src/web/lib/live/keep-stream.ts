import { createEventParser, type LiveEvent } from './parse-events.ts';

/** The server sends a heartbeat every 20 seconds: without one for this long, the connection is dead. */
const SILENCE_MS = 45_000;
/** A stream starts immediately; otherwise a proxy is holding it back. */
const BLOCKED_MS = 10_000;
const LONGEST_WAIT_MS = 30_000;
/** After this many tries without an event, streams count as blocked. */
const TRIES = 3;
const POLL_MS = 60_000;
/** Polls before a stream is tried again. */
const POLLS = 10;

/** The environment, injected for tests. */
export interface StreamWorld {
  /** Requests the stream, or with `once` the events missed so far. */
  ask(options: { once: boolean; since: string | undefined; signal: AbortSignal }): Promise<Response>;
  /** Waits, or returns early when the connection or the user comes back. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  random(): number;
  isOnline(): boolean;
}

/** Requests the missed events once and does not retry on failure. */
export const askOnce = async (
  world: StreamWorld,
  options: { since: string | undefined; signal: AbortSignal; onEvent: (event: LiveEvent) => void },
): Promise<void> => {
  await listen(world, { once: true, ...options });
};

interface Outcome {
  /** An event or a heartbeat arrived. */
  heard: boolean;
  signedOut?: boolean;
  why?: string;
  retryAfterMs?: number;
}

/**
 * Listens until `signal` aborts or the session ends: reconnects after each break, and polls where streams are blocked.
 */
export async function keepStream(
  world: StreamWorld,
  {
    since: given,
    signal,
    onEvent,
    onEnded = () => undefined,
  }: {
    since?: string | undefined;
    signal: AbortSignal;
    onEvent: (event: LiveEvent) => void;
    /** The session has ended: why, if the stream said; `unknown` when it was refused from the start. */
    onEnded?: (why: string) => void;
  },
): Promise<void> {
  let since = given;
  let failures = 0;
  let polls = 0;
  const hear = (event: LiveEvent): void => {
    since = event.id;
    onEvent(event);
  };
  while (!signal.aborted) {
    if (!world.isOnline()) {
      await world.wait(LONGEST_WAIT_MS, signal);
      continue;
    }
    const once = failures >= TRIES && polls < POLLS;
    polls = once ? polls + 1 : 0;
    const { heard, signedOut, why, retryAfterMs = 0 } = await listen(world, { once, since, signal, onEvent: hear });
    if (signal.aborted) return;
    if (signedOut) return onEnded(why ?? 'unknown');
    if (!once) failures = heard ? 0 : failures + 1;
    // After a restart all clients reconnect, so the delay is randomized.
    const backOff = Math.min(LONGEST_WAIT_MS, 2_000 * 2 ** failures) * (0.1 + 0.9 * world.random());
    await world.wait(Math.max(once ? POLL_MS : backOff, retryAfterMs * (1 + world.random())), signal);
  }
}

const listen = async (
  world: StreamWorld,
  {
    once,
    since,
    signal,
    onEvent,
  }: { once: boolean; since: string | undefined; signal: AbortSignal; onEvent: (event: LiveEvent) => void },
): Promise<Outcome> => {
  const own = new AbortController();
  const stop = (): void => own.abort();
  signal.addEventListener('abort', stop, { once: true });
  let silence = setTimeout(stop, BLOCKED_MS);
  let heard = false;
  try {
    const answer = await world.ask({ once, since, signal: own.signal });
    if (answer.status === 401) return { heard, signedOut: true };
    if (!answer.ok || !answer.body)
      return { heard, retryAfterMs: 1_000 * Number(answer.headers.get('retry-after') ?? 0) };
    const parse = createEventParser();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(stop, SILENCE_MS);
      heard = true;
      for (const event of parse(part.value)) {
        if (event.event === 'ended') return { heard, signedOut: true, why: event.kind };
        onEvent(event);
      }
    }
    return { heard };
  } catch {
    return { heard };
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  }
};
