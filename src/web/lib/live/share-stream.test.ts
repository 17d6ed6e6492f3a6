import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { LiveEvent } from './parse-events.ts';
import { shareStream } from './share-stream.ts';

const event = (id: string): LiveEvent => ({ event: 'change', id, kind: 'jobs', subject: null });

/** The locks of a browser: who asks waits until it is free, or gives up by their signal. */
const fakeLocks = (): Pick<LockManager, 'request'> => {
  let last = Promise.resolve();
  const request = async (_: string, { signal }: LockOptions, work: () => Promise<void>): Promise<void> => {
    const turn = last;
    let leave = (): void => undefined;
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await turn;
    try {
      if (!signal?.aborted) await work();
    } finally {
      leave();
    }
  };
  return { request: request as LockManager['request'] };
};

const openTab = (name: string, locks: Pick<LockManager, 'request'> | undefined) => {
  const heard: string[] = [];
  const led: (string | undefined)[] = [];
  let tell = (_: LiveEvent): void => undefined;
  const stop = shareStream(
    name,
    { locks, channel: new BroadcastChannel(name) },
    {
      lead: ({ since, signal, onEvent }) => {
        led.push(since);
        tell = onEvent;
        return new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve());
        });
      },
      onEvent: ({ id }) => heard.push(id),
    },
  );
  return { heard, led, stop, tell: (one: LiveEvent) => tell(one) };
};

it('one tab has the stream, all hear it, and the next goes on where it was', async () => {
  const locks = fakeLocks();
  const [one, two, three] = ['one', 'two', 'three'].map(() => openTab('shared', locks)) as [
    ReturnType<typeof openTab>,
    ReturnType<typeof openTab>,
    ReturnType<typeof openTab>,
  ];
  await sleep(20);
  expect([one.led, two.led, three.led]).toEqual([[undefined], [], []]);
  one.tell(event('7'));
  await sleep(50);
  for (const { heard } of [one, two, three]) expect(heard).toEqual(['7']);

  one.stop();
  await sleep(50);
  expect([two.led, three.led]).toEqual([['7'], []]);
  two.tell(event('8'));
  await sleep(50);
  expect([one.heard, two.heard, three.heard]).toEqual([['7'], ['7', '8'], ['7', '8']]);
  // Who gave up before their turn takes nothing over.
  three.stop();
  two.stop();
  await sleep(50);
  expect(three.led).toEqual([]);
});

it('where a browser has no locks, each tab has its own', async () => {
  const [one, two] = [openTab('alone', undefined), openTab('alone', undefined)];
  await sleep(20);
  expect([one.led, two.led]).toEqual([[undefined], [undefined]]);
  one.stop();
  two.stop();
});
