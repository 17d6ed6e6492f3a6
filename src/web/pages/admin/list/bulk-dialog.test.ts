import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BulkDialog, countTold } from './bulk-dialog.tsx';

const job = (id: string, recruiter: string, before: string) => ({
  ...{ id, whom: id, recruiter, before },
  blocked: before === 'Block',
});

test('counts each recruiter once whom a change of many jobs tells', () => {
  const jobs = [
    job('one', 'RCT1', 'Active'),
    job('two', 'RCT1', 'Closed'),
    job('three', 'RCT2', 'Block'),
    job('imported', '', 'Active'),
  ];
  expect(countTold(jobs, 'Block')).toBe(1);
  // A block that stays one is told to nobody.
  expect(countTold(jobs, 'Black List')).toBe(1);
  expect(countTold(jobs, 'Not Active')).toBe(2);
  expect(countTold([job('one', 'RCT1', 'Active')], 'Active')).toBe(0);
});

test('a block of many jobs says how many of them cannot become Active again, as their recruiters left', () => {
  const shown = (status: string, left: readonly boolean[]): string => {
    const chosen = left.map((one, at) => ({ ...job(`job${at}`, '', 'Closed'), left: one }));
    const dialog = createElement(BulkDialog, {
      ...{ kind: 'job', status, chosen, onDone: () => undefined, onClose: () => undefined },
      saving: { list: 'jobs', named: (count: number) => `${count} jobs` },
    } as never);
    return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, dialog));
  };
  expect(shown('Block', [true, false, true])).toContain('2 of them can’t become Active again');
  expect(shown('Black List', [true])).toContain('1 of them can’t become Active again');
  expect(shown('Block', [false])).not.toContain('Active again');
  expect(shown('Not Active', [true])).not.toContain('Active again');
});
