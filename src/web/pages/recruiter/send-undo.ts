import type { CallOutput } from '#contract/api.ts';
import { CallFailed, call } from '#web/lib/api-client.ts';
import { keepaliveExchange } from '#web/lib/keepalive-exchange.ts';
import { dropUndo, keepUndo, type PendingUndo } from '#web/pages/recruiter/pending-undos.ts';

const AGAIN_MS = 1_000;
const TRIED_FOR_MS = 30_000;

/** Returns whether there was no final response, so that it is unknown whether the undo was done. */
const isOpen = (failure: unknown): boolean =>
  failure instanceof CallFailed && ['NETWORK', 'UNAVAILABLE', 'IN_PROGRESS'].includes(failure.code);

/** Keys of the undos that this page is still sending. */
const under = new Set<string>();

/** Returns whether this page already waits for the response. */
export const isUnderWay = ({ key }: PendingUndo): boolean => under.has(key);

/**
 * Undoes answers. Seconds decide whether it is in time: the request is sent even when the page is left, and repeated
 * until it has a response. An undo still without one is kept for the next page.
 */
export async function sendUndo(
  pending: PendingUndo,
  { patched }: { patched: boolean },
): Promise<CallOutput<'undoAnswers'>> {
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
