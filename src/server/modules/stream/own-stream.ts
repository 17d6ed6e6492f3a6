import { Readable } from 'node:stream';
import type { StreamEvent } from '#contract/stream.ts';

/** Most bytes buffered for a stalled reader. */
const MOST_BYTES = 8_192;

/** The stream of one page. */
export interface OwnStream {
  readable: Readable;
  send(event: 'change' | 'ready' | 'reset' | 'ended' | 'here', data: StreamEvent): void;
  /** Sends a comment line, which keeps proxies from closing the connection and detects a dead one. */
  beat(): void;
  /** Since when the reader has not consumed the buffer. */
  stuckSince(): number | undefined;
  end(): void;
}

const textOf = (event: string, data: StreamEvent): string =>
  `id: ${data.id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Writes events for one reader. Events beyond a slow reader's buffer are dropped; once it reads again it gets one
 * `reset`.
 *
 * @param position the stream's current position
 */
export function createOwnStream(position: () => string): OwnStream {
  let full: number | undefined;
  let missed = false;
  const push = (text: string): void => {
    if (!readable.push(text)) full ??= Date.now();
  };
  const readable = new Readable({
    highWaterMark: MOST_BYTES,
    read() {
      full = undefined;
      if (!missed) return;
      missed = false;
      push(textOf('reset', { id: position(), kind: 'reset', subject: null }));
    },
  });
  let ended = false;
  return {
    readable,
    send(event, data) {
      if (ended || readable.destroyed) return;
      if (full === undefined) push(textOf(event, data));
      else missed = true;
    },
    beat() {
      if (!ended && !readable.destroyed && full === undefined) push(':\n\n');
    },
    stuckSince: () => full,
    end() {
      if (ended || readable.destroyed) return;
      ended = true;
      readable.push(null);
    },
  };
}
