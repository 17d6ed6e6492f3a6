import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { LiveEvent } from './parse-events.ts';
import { shareStream } from './share-stream.ts';

const event = (id: string): LiveEvent => ({ event: 'change', id, kind: 'jobs', subject: null });

/** Fakes the browser's locks: a request waits until the lock is free or its signal aborts. */
const fakeLocks = (): Pick<LockManager, 'request'> => {
  let last = Promise.resolve();
  let held = 0;
  const request = async (
    _: string,
    { signal, ifAvailable }: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (ifAvailable && held > 0) return work(null);
    held += 1;
    const turn = last;
    let leave = (): void => undefined;
    last = new Promise((resolve) => {
      leave = resolve;
    });
    await turn;
    try {
      return signal?.aborted ? undefined : await work({});
    } finally {
      held -= 1;
      leave();
    }
  };
  return { request: request as unknown as LockManager['request'] };
};

const openTab = (name: string, locks: Pick<LockManager, 'request'> | undefined, from?: string) => {
  const heard: string[] = [];
  const led: (string | undefined)[] = [];
  const caughtUp: (string | undefined)[] = [];
  let tell = (_: LiveEvent): void => undefined;
  const stop = shareStream(
    name,
    { locks, channel: new BroadcastChannel(name) },
    {
      from,
      catchUp: async ({ since, onEvent }) => {
        caughtUp.push(since);
        onEvent(event('missed'));
      },
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
  return { heard, led, caughtUp, stop, tell: (one: LiveEvent) => tell(one) };
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
  // A tab that stopped before its turn takes over nothing.
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

it('a tab misses nothing of what came while it began, whether it has the stream or another', async () => {
  const locks = fakeLocks();
  const first = openTab('begun', locks, '3');
  await sleep(20);
  const second = openTab('begun', locks, '5');
  await sleep(20);
  expect([first.led, first.caughtUp]).toEqual([['3'], []]);
  expect([second.led, second.caughtUp, second.heard]).toEqual([[], ['5'], ['missed']]);
  second.stop();
  first.stop();
});
