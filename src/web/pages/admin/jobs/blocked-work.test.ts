import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockedLines } from './blocked-work.tsx';

const shown = (interviews: number, offers: number, undoable: boolean): string =>
  renderToStaticMarkup(
    createElement(BlockedLines, { applications: 5, open: { unanswered: 1, interviews, offers }, undoable }),
  );

test('a block names the applications, interviews and offers, and that candidates are told, which stays so', () => {
  const html = shown(2, 1, true);
  expect(html).toContain('5 applications stay');
  expect(html).toContain('recruiter can no longer accept them');
  expect(html).toContain('2 interviews are ahead');
  expect(html).toContain('One offer is open');
  expect(html).toContain('Undo doesn’t take that back');
  expect(shown(0, 1, false)).toContain('immediately');
  expect(shown(0, 1, false)).not.toContain('Undo');
  expect(shown(0, 0, true)).not.toContain('immediately');
});

test('a block of a job whose recruiter left does not speak of what that recruiter can do', () => {
  const open = { unanswered: 1, interviews: 0, offers: 0 };
  const html = renderToStaticMarkup(
    createElement(BlockedLines, { applications: 1, open, undoable: false, alone: true }),
  );
  expect(html).toContain('One application stays, but there is no recruiter');
  expect(html).not.toContain('can no longer');
});
