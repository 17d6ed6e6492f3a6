import { describe, expect, it } from 'vitest';
import { rowProblems } from '#web/pages/candidate/completion/list-values.ts';

const named = ({ title }: { title: string }) =>
  title === '' ? ({ field: 'title', problem: 'required' } as const) : undefined;

describe('the rows of a section', () => {
  it('say what is wrong by their place in the form', () => {
    expect(rowProblems([{ title: 'Lift' }, { title: '', link: 'example.in' }], named)).toEqual([
      ['rows.1.title', 'required'],
    ]);
  });

  it('are not asked while nothing is written in them', () => {
    expect(rowProblems([{ _id: 'a', title: '', technologies: [] }], named)).toEqual([]);
  });
});
