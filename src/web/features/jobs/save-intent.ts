import { DRAFT_PREFIX } from '#web/lib/session.ts';

const KEY = `${DRAFT_PREFIX}save-job`;
/** Long enough to register; whoever comes back later has thought of something else. */
const VALID_FOR = 60 * 60_000;

/** A visitor wants to keep a job and is led to sign in: remembered in this browser until then. */
export const rememberSaveIntent = (jobId: string): void =>
  localStorage.setItem(KEY, JSON.stringify({ jobId, at: Date.now() }));

export const forgetSaveIntent = (): void => localStorage.removeItem(KEY);

/** Whether this job was to be kept; asked once, it is forgotten. */
export const takeSaveIntent = (jobId: string): boolean => {
  const kept = localStorage.getItem(KEY);
  if (!kept?.includes(jobId)) return false;
  forgetSaveIntent();
  const at = Number(/"at":(\d+)/.exec(kept)?.[1]);
  return Date.now() - at < VALID_FOR;
};
