import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';

/** An undo that was asked for and is not answered yet. */
export interface PendingUndo {
  /** Its `Idempotency-Key`: sent again, it gets the answer that it had. */
  key: string;
  ids: readonly string[];
}

const KEPT = 'undos';
/** How long afterwards it is still worth telling how it ended. */
const TOLD_WITHIN_MS = 10 * 60_000;

const isText = (value: unknown): value is string => typeof value === 'string';

const recent = (): Record<string, { ids: string[]; at: number }> =>
  Object.fromEntries(
    Object.entries(keptValues(KEPT) ?? {}).flatMap(([key, kept]) => {
      const { ids, at } = (kept ?? {}) as { ids?: unknown; at?: unknown };
      if (!Array.isArray(ids) || typeof at !== 'number' || Math.abs(Date.now() - at) > TOLD_WITHIN_MS) return [];
      return [[key, { ids: ids.filter(isText), at }]];
    }),
  );

/** Those that a page which was left could not tell about. */
export const pendingUndos = (): PendingUndo[] => Object.entries(recent()).map(([key, { ids }]) => ({ key, ids }));

/** Kept in this browser until it is answered, so that the next page can tell how it ended. */
export const keepUndo = ({ key, ids }: PendingUndo): void =>
  keepValues(KEPT, { ...recent(), [key]: { ids, at: Date.now() } });

export function dropUndo({ key }: PendingUndo): void {
  const { [key]: _, ...others } = recent();
  if (Object.keys(others).length === 0) dropDraft(KEPT);
  else keepValues(KEPT, others);
}
