import type { HereState } from '#contract/stream.ts';

/** A window, possibly this one, has something open. */
export interface Said {
  subject: string;
  window: string;
  state: HereState;
}

const listeners = new Set<(said: Said) => void>();

export const onHere = (listener: (said: Said) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const beginnings = new Set<() => void>();

/** Calls the listener whenever this page starts to receive messages from others, including after an interruption. */
export const onHearing = (listener: () => void): (() => void) => {
  beginnings.add(listener);
  return () => beginnings.delete(listener);
};

export const tellHearing = (): void => {
  for (const listener of beginnings) listener();
};

/** @param text from the stream: `subject window state` */
export const tellHere = (text: string | null): void => {
  const [subject, window, state] = (text ?? '').split(' ');
  if (!subject || !window || (state !== 'asks' && state !== 'here' && state !== 'gone')) return;
  for (const listener of listeners) listener({ subject, window, state });
};

/** How often a window that knows of another checks that it is still open. */
const EVERY_MS = 3_000;
/** A window silent for this long is gone. */
const GONE_MS = 8_000;
/** Paging quickly through a list sends nothing. */
const RESTS_MS = 800;
/** A message sent this recently has reached the others. */
const LATELY_MS = 2_000;

interface PresenceOptions {
  /** This window's id. */
  own: string;
  send: (state: HereState) => void;
  /** Called with whether another window has the same thing open. */
  onOthers: (others: boolean) => void;
  isVisible: () => boolean;
}

/**
 * Finds out which other windows have the same thing open: asks once, again whenever it starts to receive messages,
 * because earlier answers are lost, and later only while another window is known. Answers are triggered by received
 * messages and not by a timer, because browsers slow down timers in hidden windows.
 */
export function createPresence({ own, send, onOthers, isVisible }: PresenceOptions) {
  const others = new Map<string, number>();
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = (state: HereState): void => {
    saidAt = Date.now();
    send(state);
  };
  let hasBegun = false;
  const begin = setTimeout(() => {
    hasBegun = true;
    say('asks');
  }, RESTS_MS);
  const tick = setInterval(() => {
    if (others.size === 0) return;
    for (const [window, at] of others) if (Date.now() - at > GONE_MS) others.delete(window);
    onOthers(others.size > 0);
    if (others.size > 0 && isVisible()) say('asks');
  }, EVERY_MS);
  return {
    hear({ window, state }: Pick<Said, 'window' | 'state'>): void {
      if (window === own) return;
      if (state === 'gone') others.delete(window);
      else others.set(window, Date.now());
      onOthers(others.size > 0);
      if (state === 'asks' && Date.now() - saidAt > LATELY_MS) say('here');
    },
    onHearing(): void {
      if (hasBegun) say('asks');
    },
    /** The window was hidden and may have missed messages. */
    onVisible(): void {
      if (isVisible()) say('asks');
    },
    /** The window closes, or enters the back/forward cache, from which it may return. */
    leave(): void {
      if (others.size > 0) send('gone');
      others.clear();
    },
    stop(): void {
      clearTimeout(begin);
      clearInterval(tick);
      if (others.size > 0) send('gone');
    },
  };
}
