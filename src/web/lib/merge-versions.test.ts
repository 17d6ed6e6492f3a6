import { describe, expect, it } from 'vitest';
import { mergeTyped } from '#web/lib/merge-typed.ts';

const before = { title: 'Fitter', location: 'Pune', salary: { min: 1, max: 2 }, story: [{ heading: 'A', text: 'a' }] };

describe('keeping what was typed beside a newer version', () => {
  it('takes the newer value of each field that was left as it was', () => {
    const typed = { ...before, location: 'Nashik', salary: { min: 1, max: 3 }, story: [{ heading: 'A', text: 'b' }] };
    const newer = { ...before, title: 'Turner', salary: { min: 0, max: 2 }, story: [{ heading: 'B', text: 'a' }] };
    expect(mergeTyped({ before, typed, newer })).toEqual({
      title: 'Turner',
      location: 'Nashik',
      salary: { min: 0, max: 3 },
      story: [{ heading: 'B', text: 'b' }],
    });
  });

  it('keeps the typed value of a field that both changed, and a list whose rows no longer match', () => {
    const typed = { ...before, title: 'Welder', story: [] };
    const newer = { ...before, title: 'Turner', story: [{ heading: 'B', text: 'a' }] };
    expect(mergeTyped({ before, typed, newer })).toEqual({ ...before, title: 'Welder', story: [] });
  });
});
