import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { BulkChanged } from '#contract/bulk.ts';
import { manyTexts as texts } from '#texts/admin-list.ts';
import { Button } from '#web/components/button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { call, messageOf } from '#web/lib/api-client.ts';
import { timeText } from '#web/lib/formats.ts';
import { DRAFT_PREFIX } from '#web/lib/session.ts';
import { useSelection } from '#web/lib/use-selection.ts';
import { useSession } from '#web/lib/use-session.ts';

interface BulkNoticeProps {
  result: BulkResult;
  onUndo: (batchId: string) => Promise<void>;
  onClose: () => void;
}

/** Result of a bulk change: failures with their reasons, and Undo while it is possible. Takes the focus. */
export function BulkNotice({ result, onUndo, onClose }: BulkNoticeProps) {
  const { message, same, refused, undo } = result;
  const { mutate, isPending, error } = useMutation({ mutationFn: (batchId: string) => onUndo(batchId) });
  const open = useStillOpen(undo?.until);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new result takes the focus, since its trigger is gone
  useEffect(() => {
    box.current?.focus();
  }, [result]);
  return (
    <div ref={box} tabIndex={-1} className="rounded-3">
      <Notice tone={refused.length > 0 ? 'amber' : 'green'} live="status" title={message} onClose={onClose}>
        {same > 0 ? texts.same({ count: same }) : null}
        {refused.length > 0 ? (
          <>
            <p className="mt-1">{texts.refused({ count: refused.length })}</p>
            <ul className="mt-1 list-disc pl-5">
              {refused.map(({ whom, why }) => (
                <li key={whom} className="wrap-anywhere">
                  {texts.line({ whom, why })}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {error ? <p className="mt-1 font-[560] text-red">{messageOf(error) || texts.undoFailed}</p> : null}
        {undo && open ? (
          <div className="row row-s mt-3 flex-wrap">
            <Button size="m" busy={isPending} busyLabel={texts.undoing} onClick={() => mutate(undo.batchId)}>
              {texts.undo}
            </Button>
            <span className="small soft num">{texts.until({ time: timeText(new Date(undo.until)) })}</span>
          </div>
        ) : null}
      </Notice>
    </div>
  );
}

/** Whether that time is still in the future. */
function useStillOpen(until: number | undefined): boolean {
  const [, rest] = useState(0);
  const left = until === undefined ? 0 : until - Date.now();
  useEffect(() => {
    if (until === undefined) return;
    const timer = setTimeout(() => rest((at) => at + 1), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return left > 0;
}

/** Result of a bulk change. Outlives its list, because Undo stays available for a while. */
interface BulkResult {
  message: string;
  /** Number of rows that already had the status. */
  same: number;
  /** The rows that failed, and why. */
  refused: readonly { whom: string; why: string }[];
  /** The affected rows, to be named again after Undo. */
  named: readonly { id: string; whom: string }[];
  /** Undo, available until `until` (milliseconds since 1970). */
  undo?: { batchId: string; until: number };
}

/** Removed on log-out, together with the drafts. */
const KEPT = `${DRAFT_PREFIX}many-results`;
const listeners = new Set<() => void>();

/** Results that survived a reload and can still be undone. */
const readKept = (): [string, BulkResult][] => {
  try {
    // Written below only.
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, BulkResult][];
    return kept.filter(([, { undo }]) => undo && undo.until > Date.now());
  } catch {
    // Storage is disabled or holds something else: nothing was kept.
    return [];
  }
};
let results: Map<string, BulkResult> | undefined;
const known = (): Map<string, BulkResult> => {
  results ??= new Map(readKept());
  return results;
};

/** @param list the administrator's code and the list's name */
const keepResult = (list: string, result: BulkResult | undefined): void => {
  if (result) known().set(list, result);
  else known().delete(list);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...known()]));
  } catch {
    // Storage is full or disabled: the result lasts as long as the page.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useBulkResult = (list: string): BulkResult | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known().get(list),
    () => undefined,
  );

/** The server's limit for Undo, minus a margin because it counts from its own response. */
const UNDO_MS = 10 * 60_000 - 5_000;

type Named = readonly { id: string; whom: string }[];

/** Row selection of a list, its confirmation dialog, and the result of the last bulk change. */
export function useBulk<S extends string>(rows: readonly { _id: string }[], list: string) {
  const selection = useSelection(rows);
  const [asked, setAsked] = useState<S>();
  const key = `${useSession()?.user?.userCode ?? ''} ${list}`;
  const result = useBulkResult(key);

  const refusedIn = (refused: BulkChanged['refused'], named: Named) =>
    refused.map(({ _id, message }) => ({ whom: named.find(({ id }) => id === _id)?.whom ?? _id, why: message }));

  return {
    selection,
    asked,
    ask: setAsked,
    dismiss: () => setAsked(undefined),
    result,
    closeResult: () => keepResult(key, undefined),
    done: ({ message, batchId, changed, refused }: BulkChanged, named: Named) => {
      setAsked(undefined);
      selection.choose(refused.map(({ _id }) => _id));
      keepResult(key, {
        message,
        same: named.length - changed.length - refused.length,
        refused: refusedIn(refused, named),
        ...(batchId && { undo: { batchId, until: Date.now() + UNDO_MS } }),
        named,
      });
    },
    undo: async (batchId: string): Promise<void> => {
      const { message, refused } = await call('undoBulkChange', { params: { batchId }, body: {} });
      const named = result?.named ?? [];
      keepResult(key, { message, same: 0, refused: refusedIn(refused, named), named });
    },
  };
}
