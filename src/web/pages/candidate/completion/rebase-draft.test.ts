import { describe, expect, it } from 'vitest';
import { mergeRows, rebaseDraft } from './rebase-draft.ts';

const row = (_id: string | undefined, name: string) => ({ _id, name });

describe('rows that were typed, over what is saved now', () => {
  const base = [row('a', 'B.Sc'), row('b', 'M.Sc')];

  it('a touched row stays as typed, an untouched one is the saved one', () => {
    const typed = [row('a', 'B.Sc Physics'), row('b', 'M.Sc')];
    expect(mergeRows(typed, base, [row('a', 'B.Sc'), row('b', 'M.Sc Maths')])).toEqual([
      row('a', 'B.Sc Physics'),
      row('b', 'M.Sc Maths'),
    ]);
  });

  it('a row that was added elsewhere is not lost, and one removed here stays removed', () => {
    expect(mergeRows([row('b', 'M.Sc')], base, [...base, row('c', 'Diploma')])).toEqual([
      row('b', 'M.Sc'),
      row('c', 'Diploma'),
    ]);
  });

  it('of the rows deleted elsewhere only those with new words come back, as new ones', () => {
    const typed = [row('a', 'B.Sc Physics'), row('b', 'M.Sc'), row(undefined, 'Ph.D')];
    expect(mergeRows(typed, base, [])).toEqual([row(undefined, 'B.Sc Physics'), row(undefined, 'Ph.D')]);
  });

  it('the blank row of an empty list gives way to rows that were added elsewhere', () => {
    expect(mergeRows([row(undefined, '')], [row(undefined, '')], [row('c', 'Diploma')])).toEqual([row('c', 'Diploma')]);
  });
});

describe('a draft', () => {
  it('brings back what was typed, and nothing that was only there', () => {
    const base = { profileHeadline: 'Tutor', noticePeriod: '30 days' };
    expect(
      rebaseDraft({ profileHeadline: 'Physics tutor', noticePeriod: '30 days', unknown: 'x' }, base, {
        profileHeadline: 'Tutor',
        noticePeriod: '60 days',
      }),
    ).toEqual({ profileHeadline: 'Physics tutor' });
  });

  it('that says nothing of its beginning is brought back whole', () => {
    expect(rebaseDraft({ profileHeadline: 'Tutor' }, undefined, { profileHeadline: '' })).toEqual({
      profileHeadline: 'Tutor',
    });
  });
});
