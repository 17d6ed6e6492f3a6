import { useEffect, useEffectEvent } from 'react';
import type { CallOutput } from '#contract/api.ts';
import { undoTexts as texts } from '#texts/recruiter-actions.ts';
import { isUndoKey, useToast } from '#web/components/toasts.tsx';
import { addressOf, CallFailed, call, type Exchange, headersOf, messageOf, noAnswer } from '#web/lib/api-client.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { forgetVersions } from '#web/lib/in-turn.ts';
import { newRequestKey } from '#web/lib/request-key.ts';
import {
  dropUndo,
  keepAnswers,
  keepUndo,
  type OpenAnswer,
  openAnswers,
  type PendingUndo,
  pendingUndos,
} from '#web/pages/recruiter/pending-undos.ts';

interface Answered {
  /** The answered applications. */
  ids: readonly string[];
  /** Until when the answer can be undone; undefined if the candidates have already been notified. */
  undoUntil: string | undefined;
  /** When their email is sent, if that is later. */
  mailAt?: string | undefined;
  /** Reverts what is displayed; without it all data affected by the undo is refetched. */
  onUndone?: () => void;
  /** Called after the undo, however the display is reverted. */
  afterUndo?: () => void;
  /** Undo it without asking: the keys were pressed before the answer had arrived. */
  undoNow?: boolean;
}

const USUAL_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 999_000;
/** No progress message for an undo that finishes within this time. */
const SOON_MS = 600;

/** Remaining time, as far as this device's clock agrees with the server's. */
const timeLeft = (until: string): number => {
  const left = Date.parse(until) - Date.now();
  return left > 0 && left <= LONGEST_WAIT_MS ? left : USUAL_WAIT_MS;
};

/** An Undo button on screen. */
interface Offer extends Omit<OpenAnswer, 'ids'> {
  /** The applications whose answers it undoes. */
  ids: Set<string>;
  close: () => void;
}
const offers = new Set<Offer>();

const keepOffers = (): void =>
  keepAnswers([...offers].map(({ message, ids, mailAt, endsAt }) => ({ message, ids: [...ids], mailAt, endsAt })));

const addOffer = (offer: Offer): void => {
  offers.add(offer);
  keepOffers();
};

const removeOffer = (offer: Offer): void => {
  if (offers.delete(offer)) keepOffers();
};

/**
 * An answer that replaces a still undoable one is the first to be undone: removes these applications from earlier Undo
 * buttons. After its undo, the one before it gets its own again.
 */
const takeOver = (ids: readonly string[]): void => {
  for (const offer of offers) {
    for (const id of ids) offer.ids.delete(id);
    if (offer.ids.size > 0) continue;
    offers.delete(offer);
    offer.close();
  }
  keepOffers();
};

/** An offer that ends so soon is left to its own time. */
const ENDING_MS = 1_500;

/**
 * Closes Undo for applications whose answers no longer wait, because the candidate acted first or another window undid
 * them. Returns whether there was any.
 */
export const closeOvertaken = (ids: readonly string[]): boolean => {
  const waiting = [...offers].filter(({ endsAt }) => endsAt - Date.now() > ENDING_MS);
  const isOvertaken = waiting.some((offer) => ids.some((id) => offer.ids.has(id)));
  if (isOvertaken) takeOver(ids);
  return isOvertaken;
};

/**
 * While an answer is under way, the keys for undoing are meant for it and not for the one before. Returns a function
 * that ends this and tells whether they were pressed.
 */
export const expectUndo = (): (() => boolean) => {
  let pressed = false;
  const listen = (event: KeyboardEvent) => {
    if (!isUndoKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = true;
  };
  document.addEventListener('keydown', listen, { capture: true });
  return () => {
    document.removeEventListener('keydown', listen, { capture: true });
    return pressed;
  };
};

interface Answers {
  /** Reports that candidates were answered, with Undo until they are notified. */
  answered: (message: string, answered: Answered) => void;
  /** Undoes answers and reports the outcome. */
  undo: (pending: PendingUndo, then?: Pick<Answered, 'onUndone' | 'afterUndo'>) => Promise<void>;
}

function useAnswers(): Answers {
  const toast = useToast();
  const undo: Answers['undo'] = async (pending, { onUndone, afterUndo } = {}) => {
    // Undoing many takes a while; the message shows that it is not finished.
    let said: (() => void) | undefined;
    const timer = setTimeout(() => {
      said = toast.show({ message: texts.undoing, milliseconds: LONGEST_WAIT_MS });
    }, SOON_MS);
    try {
      const { message, refused, earlier } = await sendUndo(pending, { patched: onUndone !== undefined });
      // The entities have their previous versions again.
      forgetVersions();
      onUndone?.();
      afterUndo?.();
      const count = pending.ids.length;
      const isAll = refused.length === 0;
      if (earlier) answered(isAll ? texts.undoneToEarlier({ count }) : message, earlier);
      else toast.done(isAll ? texts.undone({ count }) : message);
    } catch (failure) {
      toast.error(messageOf(failure) || texts.failed);
    } finally {
      clearTimeout(timer);
      said?.();
    }
  };
  const answered: Answers['answered'] = (message, { ids, undoUntil, mailAt, undoNow, ...then }) => {
    if (undoUntil === undefined) {
      toast.done(message);
      return;
    }
    takeOver(ids);
    const forMs = timeLeft(undoUntil);
    const count = ids.length;
    const offer: Offer = { message, ids: new Set(ids), mailAt, endsAt: Date.now() + forMs, close: () => undefined };
    const onAction = () => {
      removeOffer(offer);
      void undo({ key: newRequestKey(), ids: [...offer.ids] }, then);
    };
    if (undoNow) {
      onAction();
      return;
    }
    offer.close = toast.show({
      message,
      note: (seconds) =>
        mailAt
          ? texts.mailLater({ count, seconds, when: dateTimeText(mailAt, new Date()) })
          : texts.wait({ count, seconds }),
      action: { label: texts.undo, onAction, forMs },
    });
    addOffer(offer);
    setTimeout(() => removeOffer(offer), forMs);
  };
  return { answered, undo };
}

/** Returns a function that reports that candidates were answered, with Undo until they are notified. */
export const useAnswered = (): Answers['answered'] => useAnswers().answered;

/** After a reload, offers Undo again, and reports the outcome of undos whose page was left before their response. */
export function usePendingUndos(): void {
  const { answered, undo } = useAnswers();
  const resume = useEffectEvent(() => {
    for (const pending of pendingUndos()) if (!isUnderWay(pending)) void undo(pending);
    if (offers.size > 0) return;
    for (const { message, ids, mailAt, endsAt } of openAnswers())
      answered(message, { ids, mailAt, undoUntil: new Date(endsAt).toISOString() });
  });
  useEffect(() => resume(), []);
}

const AGAIN_MS = 1_000;
const TRIED_FOR_MS = 30_000;

/** Returns whether there was no final response, so that it is unknown whether the undo was done. */
const isOpen = (failure: unknown): boolean =>
  failure instanceof CallFailed && ['NETWORK', 'UNAVAILABLE', 'IN_PROGRESS'].includes(failure.code);

/** Keys of the undos that this page is still sending. */
const under = new Set<string>();

/** Returns whether this page already waits for the response. */
const isUnderWay = ({ key }: PendingUndo): boolean => under.has(key);

/**
 * Undoes answers. Seconds decide whether it is in time: the request is sent even when the page is left, and repeated
 * until it has a response. An undo still without one is kept for the next page.
 */
async function sendUndo(pending: PendingUndo, { patched }: { patched: boolean }): Promise<CallOutput<'undoAnswers'>> {
  const body = { ids: [...pending.ids] };
  const headers = { 'Idempotency-Key': pending.key };
  keepUndo(pending);
  under.add(pending.key);
  try {
    for (const end = Date.now() + TRIED_FOR_MS; ; ) {
      try {
        const answer = await call('undoAnswers', { body }, { headers, patched, exchange: keepaliveExchange });
        dropUndo(pending);
        return answer;
      } catch (failure) {
        if (!isOpen(failure)) dropUndo(pending);
        if (!isOpen(failure) || Date.now() > end) throw failure;
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  } finally {
    under.delete(pending.key);
  }
}

/** Sends a JSON request that is still sent when its page is left. Browsers allow 64 KB in total for such requests. */
const keepaliveExchange: Exchange = async (route, options, transfer) => {
  const headers = headersOf(route, options, transfer);
  const body = JSON.stringify(options.body ?? {});
  try {
    const answer = await fetch(addressOf(route, options), { method: route.method, headers, body, keepalive: true });
    return { status: answer.status, text: await answer.text(), total: 0 };
  } catch {
    throw noAnswer();
  }
};
