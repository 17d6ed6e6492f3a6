import { expect, it } from 'vitest';
import { ownAddress } from './own-address.ts';

const OURS = 'http://localhost:3000';

it.each([
  ['/', '/'],
  ['/jobs?role=Nurse', '/jobs?role=Nurse'],
  ['//evil.example/jobs', '/evil.example/jobs'],
  ['/\\evil.example/jobs', '/evil.example/jobs'],
  ['\\/\\evil.example', '/evil.example'],
  ['http://evil.example/jobs?q=1', '/jobs?q=1'],
  ['http://evil.example', '/'],
  ['http://a@evil.example?q=1', '/?q=1'],
  ['*', '/*'],
  ['', '/'],
  ['/\\[', '/['],
  ['/\\x:99999/', '/x:99999/'],
  ['/%zz?%ff', '/%zz?%ff'],
])('the target %j is the page %s of ours', (target, page) => {
  const { origin, pathname, search } = ownAddress(target, OURS);
  expect(origin).toBe(OURS);
  expect(pathname + search).toBe(page);
});
