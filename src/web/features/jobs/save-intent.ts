import { DRAFT_PREFIX } from '#web/lib/session.ts';

const KEY = `${DRAFT_PREFIX}save-job`;
/** Long enough to register, short enough not to surprise a later visitor. */
const VALID_FOR = 60 * 60_000;

/** Remembers in this browser that a visitor wants to save a job, until they sign in. */
export const rememberSaveIntent = (jobId: string): void =>
  localStorage.setItem(KEY, JSON.stringify({ jobId, at: Date.now() }));

export const forgetSaveIntent = (): void => localStorage.removeItem(KEY);

/** Whether the visitor wanted to save this job; reading it clears it. */
export const takeSaveIntent = (jobId: string): boolean => {
  const kept = localStorage.getItem(KEY);
  if (!kept?.includes(jobId)) return false;
  forgetSaveIntent();
  const at = Number(/"at":(\d+)/.exec(kept)?.[1]);
  return Date.now() - at < VALID_FOR;
};
