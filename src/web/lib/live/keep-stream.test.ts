import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStream, type StreamWorld } from './keep-stream.ts';
import type { LiveEvent } from './parse-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const textOf = (event: string, id: string): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify({ id, kind: event, subject: null })}\n\n`;

const streamOf = (...parts: string[]): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    }),
  );

/** A stream that never sends anything, as behind a buffering proxy. */
const silent = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError')));
  });

type Answer = Response | ((signal: AbortSignal) => Promise<Response>);

/** Gives the responses one after the other, then stops listening. */
const keepWith = async (answers: readonly Answer[], { random = 0.5, offline = 0 } = {}) => {
  let online = 0;
  const stop = new AbortController();
  const asked: { once: boolean; since: string | undefined }[] = [];
  const waits: number[] = [];
  const heard: LiveEvent[] = [];
  const ends: string[] = [];
  const world: StreamWorld = {
    async ask({ once, since, signal }) {
      asked.push({ once, since });
      const answer = answers[asked.length - 1];
      if (answer === undefined) throw new Error('Nobody should ask any more.');
      return typeof answer === 'function' ? answer(signal) : answer;
    },
    async wait(ms) {
      waits.push(Math.round(ms));
      if (asked.length >= answers.length) stop.abort();
    },
    random: () => random,
    isOnline: () => {
      online += 1;
      return online > offline;
    },
  };
  const kept = keepStream(world, {
    signal: stop.signal,
    onEvent: (event) => heard.push(event),
    onEnded: (why) => ends.push(why),
  });
  await vi.runAllTimersAsync();
  await kept;
  return { asked, waits, heard, ends };
};

it('comes back after a break, with the last event it heard, and soon', async () => {
  const { asked, waits, heard } = await keepWith([
    streamOf(textOf('ready', '1'), textOf('change', '2')),
    streamOf(textOf('change', '3')),
  ]);
  expect(heard.map(({ id }) => id)).toEqual(['1', '2', '3']);
  expect(asked).toEqual([
    { once: false, since: undefined },
    { once: false, since: '2' },
  ]);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(2_000);
});

it('waits longer after each failure, as long as the server asks for, and never all at once', async () => {
  const refused = () => new Response('', { status: 503, headers: { 'Retry-After': '30' } });
  const failing = () => Promise.reject(new TypeError('no connection'));
  expect((await keepWith([refused()])).waits).toEqual([45_000]);
  const [first = 0, second = 0] = (await keepWith([failing, failing])).waits;
  expect(second).toBeGreaterThan(first);
  const [early, late] = [await keepWith([failing], { random: 0 }), await keepWith([failing], { random: 1 })];
  expect(early.waits[0]).toBeLessThan(1_000);
  expect(late.waits[0]).toBe(4_000);
});

it('asks every minute where no stream comes through, and tries a stream again now and then', async () => {
  const answered = () => streamOf(textOf('ready', 'p'));
  const { asked, waits } = await keepWith([
    silent,
    silent,
    silent,
    ...Array.from({ length: 10 }, answered),
    silent,
    answered(),
  ]);
  expect(asked.map(({ once }) => once)).toEqual([
    ...[false, false, false],
    ...Array.from({ length: 10 }, () => true),
    false,
    true,
  ]);
  expect(asked.at(-1)?.since).toBe('p');
  // The poll for missed events does not wait a full minute.
  const [blockedAt = 0, ...afterPolls] = waits.slice(2, 13);
  expect(blockedAt).toBeLessThan(20_000);
  expect(afterPolls).toEqual(afterPolls.map(() => 60_000));
});

it('stops when the session has ended, and says why, or that it had ended before', async () => {
  const refused = await keepWith([new Response('', { status: 401 })]);
  expect([refused.asked.length, refused.waits, refused.ends]).toEqual([1, [], ['unknown']]);
  const ended = await keepWith([streamOf(textOf('change', '1'), textOf('ended', '2'))]);
  expect([ended.asked.length, ended.waits, ended.heard.map(({ id }) => id)]).toEqual([1, [], ['1']]);
  expect(ended.ends).toEqual(['ended']);
});

it('asks for nothing without a connection', async () => {
  const { asked, waits } = await keepWith([streamOf(textOf('ready', '1'))], { offline: 2 });
  expect(asked).toHaveLength(1);
  expect(waits.slice(0, 2)).toEqual([30_000, 30_000]);
});
