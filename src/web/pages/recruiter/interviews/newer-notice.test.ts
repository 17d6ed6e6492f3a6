import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NewerNotice } from './newer-notice.tsx';

const moved = { interviewDateTime: '2026-12-02T05:30:00.000Z', location: 'Pune' };

const shown = (newer: Parameters<typeof NewerNotice>[0]['newer']): string =>
  renderToStaticMarkup(createElement(NewerNotice, { newer }));

describe('an interview changed while its form was open', () => {
  it('is said to be confirmed when the candidate has confirmed it', () => {
    expect(shown({ ...moved, answer: 'confirmed' })).toMatch(/The candidate has meanwhile confirmed .*2 Dec/);
    expect(shown(moved)).toMatch(/The interview is now on .*2 Dec/);
  });
});
