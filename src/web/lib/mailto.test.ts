import { expect, test } from 'vitest';
import { mailTo } from '#web/lib/mailto.ts';

test('a mail goes to the address and to nobody whom the address names besides', () => {
  expect(mailTo('asha.rao+jobs@example.in')).toBe('mailto:asha.rao%2Bjobs@example.in');
  const { pathname, search } = new URL(mailTo('x?bcc=thief&subject=money@example.in'));
  expect(search).toBe('');
  expect(decodeURIComponent(pathname)).toBe('x?bcc=thief&subject=money@example.in');
});
