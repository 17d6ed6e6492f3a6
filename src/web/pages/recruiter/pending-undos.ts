import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';
import { draftOwner } from '#web/lib/session.ts';

/** A requested undo that has no response yet. */
export interface PendingUndo {
  /** Its `Idempotency-Key`: a repeated request gets the same response. */
  key: string;
  ids: readonly string[];
}

const KEPT = 'undos';
/** How long the outcome of an undo is still worth reporting. */
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

/** Returns the undos whose outcome an earlier page was left too soon to report. */
export const pendingUndos = (): PendingUndo[] => Object.entries(recent()).map(([key, { ids }]) => ({ key, ids }));

/** Keeps an undo in this browser until it has a response, so that the next page can report the outcome. */
export const keepUndo = ({ key, ids }: PendingUndo): void =>
  keepValues(KEPT, { ...recent(), [key]: { ids, at: Date.now() } });

export function dropUndo({ key }: PendingUndo): void {
  const { [key]: _, ...others } = recent();
  if (Object.keys(others).length === 0) dropDraft(KEPT);
  else keepValues(KEPT, others);
}

/** An answer with an Undo button. */
export interface OpenAnswer {
  message: string;
  ids: readonly string[];
  /** When its email is sent, if that is later. */
  mailAt?: string | undefined;
  /** When the button goes, by this device's clock. */
  endsAt: number;
}

const OPEN = 'open-answers';

const isOpenAnswer = (value: unknown): value is OpenAnswer => {
  const { message, ids, endsAt } = (value ?? {}) as Partial<Record<keyof OpenAnswer, unknown>>;
  return isText(message) && Array.isArray(ids) && ids.every(isText) && typeof endsAt === 'number';
};

/** Returns the answers that this window could still undo before it was reloaded. */
export const openAnswers = (): OpenAnswer[] => {
  try {
    const { owner, answers } = JSON.parse(sessionStorage.getItem(OPEN) ?? '{}') as {
      owner?: unknown;
      answers?: unknown;
    };
    if (owner !== draftOwner() || !Array.isArray(answers)) return [];
    return answers.filter(isOpenAnswer).filter(({ endsAt }) => endsAt > Date.now());
  } catch {
    // Storage is disabled or has invalid content.
    return [];
  }
};

/**
 * Keeps the answers that can be undone, so that their Undo buttons survive a reload: in this window only, since another
 * one would not hear that they were undone here.
 */
export const keepAnswers = (answers: readonly OpenAnswer[]): void => {
  try {
    if (answers.length === 0) sessionStorage.removeItem(OPEN);
    else sessionStorage.setItem(OPEN, JSON.stringify({ owner: draftOwner(), answers }));
  } catch {
    // Storage is disabled or full: Undo works until a reload.
  }
};
