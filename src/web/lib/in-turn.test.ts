import { expect, test } from 'vitest';
import { CallFailed } from '#web/lib/api-client.ts';
import { inTurn } from '#web/lib/in-turn.ts';

/** A server that counts versions of one object and rejects an overwrite of another version. */
const server = (version: number) => {
  const state = { version, sent: [] as (number | undefined)[] };
  const write = async (replaced: number | undefined) => {
    state.sent.push(replaced);
    await Promise.resolve();
    if (replaced !== state.version)
      throw new CallFailed({ code: 'STALE_VERSION', status: 412, message: 'Changed.', current: { ...state } });
    state.version += 1;
    return { version: state.version };
  };
  return { state, write };
};

test('two quick writes do not refuse each other', async () => {
  const { state, write } = server(1);
  const held = { _id: 'quick', version: 1 };
  await Promise.all([inTurn(held, write), inTurn(held, write)]);
  expect(state).toMatchObject({ version: 3, sent: [1, 2] });
});

test('what somebody else changed refuses one write, and the next knows of it', async () => {
  const { state, write } = server(5);
  const held = { _id: 'changed', version: 4 };
  await expect(inTurn(held, write)).rejects.toMatchObject({ code: 'STALE_VERSION' });
  await expect(inTurn(held, write)).resolves.toEqual({ version: 6 });
  expect(state.sent).toEqual([4, 5]);
});

test('a row that was loaded anew counts, not what was written before', async () => {
  const { state, write } = server(1);
  await inTurn({ _id: 'anew', version: 1 }, write);
  state.version = 7;
  await inTurn({ _id: 'anew', version: 7 }, write);
  expect(state.sent).toEqual([1, 7]);
});
