import { describe, expect, it } from 'vitest';
import { mergeRows, mergeSection, rebaseDraft } from './rebase-draft.ts';

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

describe('two versions of a section', () => {
  const before = { rows: [row('a', 'B.Sc'), row('b', 'M.Sc')] };
  const typed = { rows: [row('a', 'B.Sc Physics'), row('b', 'M.Sc'), row(undefined, 'Ph.D')] };
  const newer = { rows: [row('a', 'B.Sc Maths'), row('b', 'M.Sc Maths'), row('c', 'Diploma')] };

  it('either preferred, what only one changed or added stays', () => {
    expect(mergeSection({ before, preferred: typed, other: newer }, newer).rows).toEqual([
      row('a', 'B.Sc Physics'),
      row('b', 'M.Sc Maths'),
      row(undefined, 'Ph.D'),
      row('c', 'Diploma'),
    ]);
    expect(mergeSection({ before, preferred: newer, other: typed }, newer).rows).toEqual([
      ...newer.rows,
      row(undefined, 'Ph.D'),
    ]);
  });

  it('rows without ids stay once, whoever added them', () => {
    const hobbies = (...names: string[]) => ({ rows: names.map((name) => ({ name })) });
    const versions = {
      before: hobbies('Kites'),
      preferred: hobbies('Kites', 'Tabla'),
      other: hobbies('Kites', 'Chess'),
    };
    expect(mergeSection(versions, versions.other)).toEqual(hobbies('Kites', 'Tabla', 'Chess'));
    expect(mergeSection({ ...versions, other: hobbies('Kites', 'Tabla') }, versions.preferred)).toEqual(
      hobbies('Kites', 'Tabla'),
    );
  });
});
