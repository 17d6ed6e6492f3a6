import { readSession } from '#web/lib/session.ts';

const PREFIX = 'looked-at-applications:';

/** The default for a first visit on this device: the last week is new. */
const FIRST_MS = 7 * 24 * 3_600_000;

const keyOf = (): string | undefined => {
  const id = readSession()?.user?._id;
  return id ? PREFIX + id : undefined;
};

/** Returns when this user last viewed their applications on this device. */
export const lastLook = (now: string): string => {
  const otherwise = new Date(Date.parse(now) - FIRST_MS).toISOString();
  try {
    const key = keyOf();
    const kept = key ? localStorage.getItem(key) : null;
    return kept && !Number.isNaN(Date.parse(kept)) ? kept : otherwise;
  } catch {
    // Storage is disabled.
    return otherwise;
  }
};

/** Removes the stored time when the account is deleted. */
export const forgetLook = (): void => {
  try {
    const key = keyOf();
    if (key) localStorage.removeItem(key);
  } catch {
    // Storage is disabled: nothing was stored.
  }
};

/** Records that the applications were viewed: everything up to now is no longer new. */
export const rememberLook = (now: string): void => {
  try {
    const key = keyOf();
    if (key) localStorage.setItem(key, now);
  } catch {
    // Storage is disabled: everything in the last week stays new.
  }
};
