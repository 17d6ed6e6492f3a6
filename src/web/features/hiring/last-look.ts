import { readSession } from '#web/lib/session.ts';

const PREFIX = 'looked-at-applications:';

/** Whoever never looked on this device is told of the last week. */
const FIRST_MS = 7 * 24 * 3_600_000;

const keyOf = (): string | undefined => {
  const id = readSession()?.user?._id;
  return id ? PREFIX + id : undefined;
};

/** When this person last looked at their applications on this device. */
export const lastLook = (now: string): string => {
  const otherwise = new Date(Date.parse(now) - FIRST_MS).toISOString();
  try {
    const key = keyOf();
    const kept = key ? localStorage.getItem(key) : null;
    return kept && !Number.isNaN(Date.parse(kept)) ? kept : otherwise;
  } catch {
    // Storage is switched off.
    return otherwise;
  }
};

/** The account is gone, and with it what this device knew of it. */
export const forgetLook = (): void => {
  try {
    const key = keyOf();
    if (key) localStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
};

/** The applications are on screen: what happened until now is no news any more. */
export const rememberLook = (now: string): void => {
  try {
    const key = keyOf();
    if (key) localStorage.setItem(key, now);
  } catch {
    // Storage is switched off: everything of the last week stays news.
  }
};
