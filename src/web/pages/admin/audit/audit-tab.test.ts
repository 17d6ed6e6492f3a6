import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { When } from './audit-tab.tsx';

it('the time of an entry breaks only between day and time', () => {
  expect(renderToStaticMarkup(createElement(When, { at: '2026-11-27T14:30:00.000Z' }))).toBe(
    '<span class="nowrap">Fri 27 Nov 2026,</span> <span class="nowrap">8:00 pm</span>',
  );
});
