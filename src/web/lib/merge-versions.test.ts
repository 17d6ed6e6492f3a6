import { describe, expect, it } from 'vitest';
import { changedValues, mergeVersions, typedOver } from '#web/lib/merge-versions.ts';

const before = { title: 'Fitter', location: 'Pune', salary: { min: 1, max: 2 }, story: [{ heading: 'A', text: 'a' }] };

describe('finding changed values', () => {
  it('returns the fields that differ, lists and groups by what they hold', () => {
    const values = { ...before, location: 'Nashik', salary: { ...before.salary }, story: [] };
    expect(changedValues(values, before)).toEqual({ location: 'Nashik', story: [] });
    expect(changedValues(before, before)).toEqual({});
  });
});

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

  it('keeps rows that one version added at the end, next to what the other changed in the rows before', () => {
    const added = { ...before, story: [...before.story, { heading: 'C', text: 'c' }] };
    const changed = { ...before, story: [{ heading: 'A', text: 'b' }] };
    const both = { ...before, story: [...changed.story, { heading: 'C', text: 'c' }] };
    expect(mergeVersions({ before, preferred: added, other: changed })).toEqual(both);
    expect(mergeVersions({ before, preferred: changed, other: added })).toEqual(both);
    // Both added rows.
    const more = { ...before, story: [...before.story, { heading: 'D', text: 'd' }] };
    expect(mergeVersions({ before, preferred: added, other: more })).toEqual(added);
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

describe('restoring a draft', () => {
  it('restores only what was typed, also within a group or a row, and takes the saved values elsewhere', () => {
    const draft = { ...before, title: 'Welder', salary: { min: 1, max: 3 }, story: [{ heading: 'A', text: 'b' }] };
    const saved = {
      title: 'Turner',
      location: 'Nashik',
      salary: { min: 0, max: 2 },
      story: [{ heading: 'B', text: 'a' }],
    };
    expect(typedOver(draft, before, saved)).toEqual({
      title: 'Welder',
      location: 'Nashik',
      salary: { min: 0, max: 3 },
      story: [{ heading: 'B', text: 'b' }],
    });
  });

  it('restores all of a draft whose beginning is unknown', () => {
    expect(typedOver({ title: 'Welder' }, undefined, { title: 'Turner' })).toEqual({ title: 'Welder' });
  });
});
