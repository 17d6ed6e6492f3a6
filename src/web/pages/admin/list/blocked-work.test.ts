import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { offeredFor } from '#web/pages/admin/jobs/job-queries.ts';
import { BlockDialog } from '#web/pages/admin/list/block-dialog.tsx';
import { BlockedLines } from './blocked-work.tsx';

const shown = (interviews: number, offers: number, undoable: boolean): string =>
  renderToStaticMarkup(
    createElement(BlockedLines, { open: { applications: 5, unanswered: 1, interviews, offers }, undoable }),
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
  const open = { applications: 1, unanswered: 1, interviews: 0, offers: 0 };
  const html = renderToStaticMarkup(createElement(BlockedLines, { open, undoable: false, alone: true }));
  expect(html).toContain('One application stays, but there is no recruiter');
  expect(html).not.toContain('can no longer');
});

test('a job whose recruiter left is not offered to be Active, and its block says that it is never Active again', () => {
  expect(offeredFor({ recruiterCode: 'RCT1' })).toContain('Active');
  expect(offeredFor({ forNobody: true })).toContain('Active');
  expect(offeredFor({ recruiterCode: 'RCT1' })).not.toContain('Closed');
  // Closed is what it was before a block.
  expect(offeredFor({})).toEqual(['Not Active', 'Closed', 'Block', 'Black List']);
  const html = (left: boolean) => {
    const wish = { id: 'a', whom: 'Cook (JOB1)', code: 'JOB1', alone: true, left, status: 'Block', before: 'Closed' };
    const dialog = { kind: 'job', busy: false, error: undefined, onConfirm: () => undefined, onClose: () => undefined };
    return renderToStaticMarkup(createElement(BlockDialog, { ...dialog, wish: { ...wish, version: 1 } } as never));
  };
  expect(html(true)).toContain('can’t become Active again');
  expect(html(false)).toContain('Only an administrator can bring it back');
});
