import { expect, test } from 'vitest';
import { withParams } from '#web/lib/list-params.ts';
import { sortBy } from '#web/pages/admin/list/list-address.ts';

const at = (query: string) => new URLSearchParams(query);

test('a column sorts upwards first, then downwards, from the first page, and keeps the filters', () => {
  expect(sortBy(at('name=a&page=3'), 'email')).toEqual({
    to: '?name=a&sort=email',
    sort: undefined,
  });
  expect(sortBy(at('sort=email'), 'email')).toEqual({ to: '?sort=-email', sort: 'ascending' });
  expect(sortBy(at('sort=-email'), 'email')).toEqual({ to: '?sort=email', sort: 'descending' });
});

test('without an order the newest come first', () => {
  expect(sortBy(at(''), 'createdAt').sort).toBe('descending');
});

test('an empty value takes its parameter away', () => {
  expect(withParams(at('name=a&open=1'), { open: '' })).toBe('?name=a');
});
