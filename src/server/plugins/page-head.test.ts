import { expect, it } from 'vitest';
import { scriptsAfterText } from './page-head.ts';

it('puts the scripts of the head behind everything else that the page loads', () => {
  const head = '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>';
  const body = 'He wrote &lt;link rel="modulepreload" and <link rel="modulepreload" href="/b.js"/>';
  expect(scriptsAfterText(`<head>${head}</head><body>${body}</body>`)).toBe(
    `<head>${head.replace('modulepreload"', 'modulepreload" fetchpriority="low"')}</head><body>${body}</body>`,
  );
});

it('leaves alone what has no head', () => {
  expect(scriptsAfterText('<link rel="modulepreload" href="/a.js"/>')).toBe('<link rel="modulepreload" href="/a.js"/>');
});
