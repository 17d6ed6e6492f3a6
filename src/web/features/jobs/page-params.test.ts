import { expect, test } from 'vitest';
import { PAGE_PARAMS } from '#contract/page-params.ts';
import { hiddenParams, readJobSearch } from './job-search.ts';

class AskedParams extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string): string | null {
    this.names.add(name);
    return super.get(name);
  }
  override getAll(name: string): string[] {
    this.names.add(name);
    return super.getAll(name);
  }
}

test.each(['location', 'place'] as const)('every parameter that a job list reads is kept apart, with %s', (name) => {
  const asked = new AskedParams();
  readJobSearch(asked, name);
  expect([...asked.names].filter((one) => !PAGE_PARAMS.has(one))).toEqual([]);
});

test('a form carries along what pages read, once, in one order', () => {
  const params = new URLSearchParams('utm_source=mail&skills=b&role=x&skills=a&skills=b&page=2&q=y');
  expect(hiddenParams(params, ['q'])).toEqual([
    { name: 'role', value: 'x' },
    { name: 'skills', value: 'b' },
    { name: 'skills', value: 'a' },
  ]);
});
