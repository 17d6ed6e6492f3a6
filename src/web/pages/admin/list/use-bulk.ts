import { useState } from 'react';
import type { BulkChanged } from '#contract/bulk.ts';
import { call } from '#web/lib/api-client.ts';
import { useSelection } from '#web/lib/use-selection.ts';
import { useSession } from '#web/lib/use-session.ts';
import { keepResult, useBulkResult } from '#web/pages/admin/list/bulk-results.ts';

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
