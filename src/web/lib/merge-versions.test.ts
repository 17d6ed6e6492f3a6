import { describe, expect, it } from 'vitest';
import { mergeVersions } from '#web/lib/merge-versions.ts';

const before = { title: 'Fitter', location: 'Pune', salary: { min: 1, max: 2 }, story: [{ heading: 'A', text: 'a' }] };

describe('merging two versions', () => {
  it('takes the other value of each field that the preferred version leaves as it was', () => {
    const typed = { ...before, location: 'Nashik', salary: { min: 1, max: 3 }, story: [{ heading: 'A', text: 'b' }] };
    const newer = { ...before, title: 'Turner', salary: { min: 0, max: 2 }, story: [{ heading: 'B', text: 'a' }] };
    const both = {
      title: 'Turner',
      location: 'Nashik',
      salary: { min: 0, max: 3 },
      story: [{ heading: 'B', text: 'b' }],
    };
    expect(mergeVersions({ before, preferred: typed, other: newer })).toEqual(both);
    expect(mergeVersions({ before, preferred: newer, other: typed })).toEqual(both);
  });

  it('keeps the preferred value of a field that both changed, and a list whose rows no longer match', () => {
    const typed = { ...before, title: 'Welder', story: [] };
    const newer = { ...before, title: 'Turner', story: [{ heading: 'B', text: 'a' }] };
    expect(mergeVersions({ before, preferred: typed, other: newer })).toEqual({
      ...before,
      title: 'Welder',
      story: [],
    });
    expect(mergeVersions({ before, preferred: newer, other: typed })).toEqual(newer);
  });

  it('keeps a file that was picked in one version only', () => {
    const picture = new File(['x'], 'logo.png');
    const newer = { name: 'B', picture: undefined };
    const picked = { name: 'A', picture };
    expect(
      mergeVersions<{ name: string; picture: File | undefined }>({
        before: { name: 'A', picture: undefined },
        preferred: newer,
        other: picked,
      }),
    ).toEqual({ name: 'B', picture });
  });
});
