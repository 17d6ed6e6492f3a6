import { useSyncExternalStore } from 'react';

/**
 * The key in this browser for disabled single-key shortcuts: not stored in the account, since it depends on this
 * device's input method.
 */
const OFF = 'singleKeysOff';
const CHANGED = 'avsar:single-keys';

/** The setting at this moment: while a page hydrates, `useSingleKeys` does not know it yet. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(OFF) === null;

const subscribe = (listener: () => void): (() => void) => {
  const events = [CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** Whether single keys, without Ctrl or Alt, are shortcuts; speech-input users turn them off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn, () => true);

export const setSingleKeys = (on: boolean): void => {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, 'true');
  window.dispatchEvent(new Event(CHANGED));
};
