import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Feature } from '#contract/routes/route.ts';
import { createRefetcher } from './refetcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const change = (kind: Feature, subject: string | null = null) => ({ event: 'change', id: '1', kind, subject }) as const;

const page = () => {
  const reads: Feature[][] = [];
  const state = { visible: true };
  const known = ['applications', 'interviews', 'jobs', 'offers', 'profiles'] as const satisfies Feature[];
  const refetcher = createRefetcher({
    refetch: ({ concerns }) => reads.push(known.filter((feature) => concerns(feature))),
    isVisible: () => state.visible,
    random: () => 0.5,
  });
  return { reads, state, refetcher };
};

it('reads anew in a moment, and then every five seconds at most', () => {
  const { reads, refetcher } = page();
  for (let second = 0; second < 20; second += 1) {
    refetcher.onEvent(change(second % 2 === 0 ? 'applications' : 'jobs'));
    vi.advanceTimersByTime(1_000);
  }
  expect(reads[0]).toEqual(['applications']);
  expect(reads[1]).toEqual(['applications', 'jobs']);
  expect(reads.length).toBeLessThanOrEqual(4);
  vi.advanceTimersByTime(10_000);
  expect(reads.length).toBeLessThanOrEqual(5);
});

it('leaves alone what this tab has just written itself, and reads what others wrote', () => {
  const { reads, refetcher } = page();
  // Events may arrive before the response.
  refetcher.onEvent(change('applications', 'mine'));
  vi.advanceTimersByTime(200);
  refetcher.onWritten({ name: 'setApplicationStatus', subjects: ['mine'] });
  refetcher.onEvent(change('jobs', 'mine'));
  vi.advanceTimersByTime(1_000);
  expect(reads).toEqual([['jobs']]);
  vi.advanceTimersByTime(10_000);
  refetcher.onWritten({ name: 'setApplicationStatus', subjects: ['mine'] });
  refetcher.onEvent(change('applications', 'somebody else’s'));
  vi.advanceTimersByTime(1_000);
  expect(reads).toEqual([['jobs'], ['applications']]);
});

it('reads everything after a reset, not in the same moment as all others', () => {
  const { reads, refetcher } = page();
  refetcher.onEvent({ event: 'reset', id: '1', kind: 'reset', subject: null });
  vi.advanceTimersByTime(7_000);
  expect(reads).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(reads).toEqual([['applications', 'interviews', 'jobs', 'offers', 'profiles']]);
});

it('waits for somebody who sees the page', () => {
  const { reads, state, refetcher } = page();
  state.visible = false;
  refetcher.onEvent(change('offers'));
  vi.advanceTimersByTime(60_000);
  expect(reads).toEqual([]);
  state.visible = true;
  refetcher.onVisible();
  vi.advanceTimersByTime(100);
  expect(reads).toEqual([['offers']]);
});
