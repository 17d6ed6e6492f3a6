import { expect, test } from 'vitest';
import { carryAlong, pageAddress } from './page-address.ts';

const kept = (target: string): string => {
  const { pathname, search } = pageAddress(target, 'https://avsar.example');
  return pathname + search;
};

test.each([
  ['/jobs?utm_source=mail&x=1', '/jobs'],
  ['/?fbclid=abc', '/'],
  ['/jobs?sort=relevance&q=a&q=b', '/jobs?q=a&q=b&sort=relevance'],
  ['/jobs?q=b&q=a', '/jobs?q=b&q=a'],
  ['/jobs?q=a&utm=1&q=a', '/jobs?q=a'],
  ['/jobs?q=a+b', '/jobs?q=a+b'],
  ['/jobs?q=a%20b', '/jobs?q=a+b'],
  ['/jobs/JOB7/cook?job=JOB9&x=1', '/jobs/JOB7/cook?job=JOB9'],
  ['/lite/jobs?utm=1&q=a', '/lite/jobs?q=a'],
  ['/hi/lite/apply/JOB7?x=1', '/hi/lite/apply/JOB7'],
  ['/jobs.data?x=1&q=a&_routes=root', '/jobs.data?_routes=root&q=a'],
  ['/_.data?x=1', '/_.data'],
  ['/_root.data?x=1', '/_root.data'],
  ['/hi.data?x=1&what=a&_routes=root', '/hi.data?_routes=root&what=a'],
  ['/hi/jobs.data?x=1', '/hi/jobs.data'],
  ['/jobs?_routes=root', '/jobs'],
  ['https://elsewhere.example/jobs?x=1', '/jobs'],
  // Not a public page: its parameters are unknown.
  ['/candidate-dashboard?tab=profile&a=1', '/candidate-dashboard?a=1&tab=profile'],
])('%s is rendered and kept as %s', (target, address) => {
  expect([kept(target).replace(/\?.*/, ''), [...new URLSearchParams(kept(target).split('?')[1])].sort()]).toEqual([
    address.replace(/\?.*/, ''),
    [...new URLSearchParams(address.split('?')[1])].sort(),
  ]);
});

test('the order of the names does not count, that of the values does', () => {
  expect(kept('/jobs?sort=relevance&q=a')).toBe(kept('/jobs?q=a&sort=relevance'));
  expect(kept('/jobs?q=b&q=a')).not.toBe(kept('/jobs?q=a&q=b'));
});

test.each([
  ['/jobs/JOB7/cook', '/jobs/job7/x?from=mail&job=JOB9', '/jobs/JOB7/cook?from=mail'],
  ['/jobs/JOB7/cook?job=JOB9#top', '/jobs/job7/x?from=mail&job=JOB9', '/jobs/JOB7/cook?job=JOB9&from=mail#top'],
  ['/jobs/JOB7/cook', '/jobs/job7/x', '/jobs/JOB7/cook'],
  ['/admin-dashboard/jobs?a=1', '/admin-dashboard?a=1&tab=jobs', '/admin-dashboard/jobs?a=1'],
])('what leads to %s, asked as %s, leads to %s', (location, target, carried) => {
  expect(carryAlong(location, target, 'https://avsar.example')).toBe(carried);
});
