import { expect, test } from 'vitest';
import { createCounts } from '#web/pages/recruiter/load-counts.ts';

const setup = () => {
  const state = { asked: 0, owner: 'one', writes: 0, now: 0, fails: false };
  const counts = createCounts({
    ask: async () => {
      state.asked += 1;
      return {
        ok: false,
        message: 'Not now.',
        code: 'UNEXPECTED',
        ...(!state.fails && { ok: true, data: {} }),
      } as never;
    },
    owner: () => state.owner,
    writes: () => state.writes,
    now: () => state.now,
  });
  return { state, counts };
};

test('another filter or page asks for no counts', async () => {
  const { state, counts } = setup();
  await counts('?page=1');
  await counts('?page=2');
  await counts('?page=1&status=pending');
  expect(state.asked).toBe(1);
});

test('the same list once more, a change, another person and a minute ask anew', async () => {
  const { state, counts } = setup();
  await counts('?page=1');
  await counts('?page=1');
  expect(state.asked).toBe(2);
  state.writes += 1;
  await counts('?page=2');
  expect(state.asked).toBe(3);
  state.owner = 'two';
  await counts('?page=3');
  expect(state.asked).toBe(4);
  state.now += 60_000;
  await counts('?page=4');
  expect(state.asked).toBe(5);
});

test('counts that could not be had are asked for again', async () => {
  const { state, counts } = setup();
  state.fails = true;
  await counts('?page=1');
  state.fails = false;
  expect(await counts('?page=2')).toMatchObject({ ok: true });
  expect(state.asked).toBe(2);
});
