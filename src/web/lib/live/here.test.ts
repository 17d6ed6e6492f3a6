import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HereState } from '#contract/stream.ts';
import { createPresence } from './here.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Windows that receive each other's messages, with a count of messages sent. */
const windowsOf = (names: readonly string[]) => {
  const state = { sent: 0, visible: true, silent: '', deaf: new Set<string>() };
  const open = new Map<string, ReturnType<typeof openOne>>();
  const openOne = (own: string) => {
    const one = { others: false };
    const presence = createPresence({
      own,
      send: (said: HereState) => {
        state.sent += 1;
        if (own !== state.silent)
          for (const [name, other] of open)
            if (!state.deaf.has(name)) other.presence.hear({ window: own, state: said });
      },
      onOthers: (others) => {
        one.others = others;
      },
      isVisible: () => state.visible,
    });
    return { one, presence };
  };
  for (const name of names) open.set(name, openOne(name));
  return { state, open };
};

it('tells two windows of each other, and the one that stays within seconds that the other has gone', () => {
  const { open } = windowsOf(['a', 'b']);
  vi.advanceTimersByTime(1_000);
  expect([...open.values()].map(({ one }) => one.others)).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  expect([...open.values()].map(({ one }) => one.others)).toEqual([true, true]);
  open.get('b')?.presence.stop();
  open.delete('b');
  expect(open.get('a')?.one.others).toBe(false);
});

it('tells two windows of each other that asked before either could hear', () => {
  const { state, open } = windowsOf(['a', 'b']);
  state.deaf = new Set(['a', 'b']);
  vi.advanceTimersByTime(1_000);
  for (const name of ['a', 'b']) {
    state.deaf.delete(name);
    open.get(name)?.presence.onHearing();
    vi.advanceTimersByTime(400);
  }
  vi.advanceTimersByTime(4_000);
  expect([...open.values()].map(({ one }) => one.others)).toEqual([true, true]);
});

it('forgets a window that closed without a word', () => {
  const { state, open } = windowsOf(['a', 'b']);
  vi.advanceTimersByTime(10_000);
  expect(open.get('a')?.one.others).toBe(true);
  state.silent = 'b';
  vi.advanceTimersByTime(12_000);
  expect(open.get('a')?.one.others).toBe(false);
});

it('asks once where it is alone, and not at all while somebody goes through a list', () => {
  const { state, open } = windowsOf(['a']);
  vi.advanceTimersByTime(500);
  expect(state.sent).toBe(0);
  vi.advanceTimersByTime(600_000);
  expect(state.sent).toBe(1);
  open.get('a')?.presence.stop();
  expect(state.sent).toBe(1);
});
