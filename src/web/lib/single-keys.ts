import { useSyncExternalStore } from 'react';

/** Where this browser keeps that a letter or sign alone does nothing: not with the account, since it depends on how one types here. */
const OFF = 'singleKeysOff';
const CHANGED = 'avsar:single-keys';

const isOn = (): boolean => localStorage.getItem(OFF) === null;

const subscribe = (listener: () => void): (() => void) => {
  const events = [CHANGED, 'storage'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
};

/** Whether a letter or sign alone, without Ctrl or Alt, does something here: whoever dictates turns that off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, isOn, () => true);

export const setSingleKeys = (on: boolean): void => {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, 'true');
  window.dispatchEvent(new Event(CHANGED));
};
