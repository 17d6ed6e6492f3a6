import { expect, test } from 'vitest';
import { findApplicationTo } from './load-apply.ts';

type List = Parameters<typeof findApplicationTo>[1];

test('an earlier application is asked for by its job and not looked for among the latest', async () => {
  const asked: Parameters<List>[0][] = [];
  const list: List = async (query) => {
    asked.push(query);
    return [];
  };
  expect(await findApplicationTo('01a2011f-a0b9-71bc-82b8-b476a78a0999', list)).toBeUndefined();
  expect(asked).toMatchObject([{ jobId: '01a2011f-a0b9-71bc-82b8-b476a78a0999', limit: 1 }]);
  expect(asked[0]?.status).not.toContain('withdrawn');
});
