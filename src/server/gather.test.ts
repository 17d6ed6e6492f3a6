import { expect, it } from 'vitest';
import { gather } from './gather.ts';

const doubling = (most?: number) => {
  const asked: number[][] = [];
  const ask = gather(async (keys: readonly number[]) => {
    asked.push([...keys]);
    await new Promise((resolve) => setImmediate(resolve));
    if (keys.includes(13)) throw new Error('not this one');
    return keys.map((key) => key * 2);
  }, most);
  return { ask, asked };
};

it('asks at once, and together what comes meanwhile', async () => {
  const { ask, asked } = doubling();
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([2, 4, 6, 8]);
  expect(asked).toEqual([[1], [2, 3, 4]]);
  expect(await ask(5)).toBe(10);
});

it('asks for no more at once than it may', async () => {
  const { ask, asked } = doubling(2);
  expect(await Promise.all([1, 2, 3, 4].map(ask))).toEqual([2, 4, 6, 8]);
  expect(asked).toEqual([[1], [2, 3], [4]]);
});

it('fails those of one question, and goes on', async () => {
  const { ask } = doubling();
  const outcomes = await Promise.allSettled([1, 13, 2].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await ask(3)).toBe(6);
});
