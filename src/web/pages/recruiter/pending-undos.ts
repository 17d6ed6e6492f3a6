import { dropDraft, keepValues, keptValues } from '#web/lib/drafts.ts';

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

const OPEN = 'answers';

const isOpenAnswer = (value: unknown): value is OpenAnswer => {
  const { message, ids, endsAt } = (value ?? {}) as Partial<Record<keyof OpenAnswer, unknown>>;
  return isText(message) && Array.isArray(ids) && ids.every(isText) && typeof endsAt === 'number';
};

/** Returns the answers that an earlier page could still undo. */
export const openAnswers = (): OpenAnswer[] => {
  const { answers } = keptValues(OPEN) ?? {};
  return Array.isArray(answers) ? answers.filter(isOpenAnswer).filter(({ endsAt }) => endsAt > Date.now()) : [];
};

/** Keeps the answers that can be undone in this browser, so that their Undo buttons survive a reload. */
export const keepAnswers = (answers: readonly OpenAnswer[]): void => {
  if (answers.length === 0) dropDraft(OPEN);
  else keepValues(OPEN, { answers });
};
