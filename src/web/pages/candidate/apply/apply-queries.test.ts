import { expect, test } from 'vitest';
import { standingQuery } from './apply-queries.ts';

test('an earlier application is asked for by its job and not looked for among the latest', () => {
  const [, asked] = standingQuery('01a2011f-a0b9-71bc-82b8-b476a78a0999').queryKey;
  expect(asked).toMatchObject({ query: { jobId: '01a2011f-a0b9-71bc-82b8-b476a78a0999', limit: 10 } });
  expect(asked).not.toMatchObject({ query: { status: expect.arrayContaining(['withdrawn']) } });
});
