import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AuditLine, When } from './audit-tab.tsx';

it('the time of an entry breaks only between day and time', () => {
  expect(renderToStaticMarkup(createElement(When, { at: '2026-11-27T14:30:00.000Z' }))).toBe(
    '<span class="min-w-0"><span class="nowrap">Fri 27 Nov 2026,</span> <span class="nowrap">8:00 pm</span></span>',
  );
});

it('an entry says which change it takes back', () => {
  const entry = {
    ...{ _id: 'a', at: '2026-11-27T14:30:08.000Z', actor: null, action: 'application_status_changed' },
    ...{ subject: { kind: 'application', code: 'JOB1' }, from: 'rejected', to: 'pending' },
  };
  const line = (more: object) => renderToStaticMarkup(createElement(AuditLine, { row: { ...entry, ...more } }));
  expect(line({})).not.toContain('Undo');
  expect(line({ takesBack: '2026-11-27T14:30:00.000Z' })).toContain('Undo of the change of Fri 27 Nov 2026, 8:00 pm');
});
