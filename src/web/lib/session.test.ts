import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepValues } from './drafts.ts';
import { beginSession, endSession, forgetEverything, isEndReasonUnknown, sessionExpired } from './session.ts';

/** Lists its entries by `Object.keys`, like a browser's. */
const aStorage = (): Record<string, string> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });

let stored = aStorage();
beforeEach(() => {
  stored = aStorage();
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const signIn = (_id: string): void =>
  beginSession('candidate', {
    token: `token of ${_id}`,
    userData: { _id, email: '', userCode: '', firstName: '', lastName: '', language: '' },
  });
const drafts = (): string[] => Object.keys(stored).filter((key) => key.startsWith('draft:'));

it('keeps drafts of an expired session for their owner, and removes them when another account signs in', () => {
  keepValues('contact', { text: 'Of a visitor' });
  signIn('first');
  keepValues('message:1', { text: 'Private' });
  endSession();
  // Typed text that was refused comes back under the sign-in.
  keepValues('message:2', { text: 'Also private' });
  signIn('first');
  expect(drafts()).toEqual(['draft:contact', 'draft:message:1', 'draft:message:2']);
  endSession();
  signIn('second');
  expect(drafts()).toEqual(['draft:contact']);
});

it('tells a session whose end nobody heard from one that expired, and forgets both', () => {
  signIn('first');
  endSession({ reasonUnknown: true });
  expect([sessionExpired(), isEndReasonUnknown()]).toEqual([true, true]);
  signIn('first');
  expect([sessionExpired(), isEndReasonUnknown()]).toEqual([false, false]);
  endSession();
  expect([sessionExpired(), isEndReasonUnknown()]).toEqual([true, false]);
  forgetEverything();
  expect(Object.keys(stored)).toEqual([]);
});
