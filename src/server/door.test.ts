import { EventEmitter } from 'node:events';
import type { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { doorOf } from './door.ts';

// A server that accepts one connection per turn of the event loop; nothing else of it is used.
const serverWith = () => {
  const server = new EventEmitter();
  return { door: doorOf(server as unknown as Server), letOneIn: () => server.emit('connection') };
};

/** Accepts one connection in each turn of the event loop, for this long. */
const crowdFor = async (ms: number, letOneIn: () => void): Promise<void> => {
  for (const until = performance.now() + ms; performance.now() < until; await turn()) letOneIn();
};

it('lets in those who wait before work begins', async () => {
  const { door, letOneIn } = serverWith();
  let begun = false;
  const work = door.letIn().then(() => {
    begun = true;
  });
  await crowdFor(50, letOneIn);
  expect(begun).toBe(false);
  await work;
  expect(door.hasRoom()).toBe(true);
});

it('keeps work waiting for no more than a moment, however many come', async () => {
  const { door, letOneIn } = serverWith();
  const began = performance.now();
  const waited = door.letIn().then(() => performance.now() - began);
  await crowdFor(400, letOneIn);
  expect(await waited).toBeLessThan(300);
});

it('has room for a few while they come in without end, and for all as soon as none is left outside', async () => {
  const { door, letOneIn } = serverWith();
  void door.letIn();
  await crowdFor(400, letOneIn);
  const rooms = Array.from({ length: 100 }, () => door.hasRoom());
  expect(rooms.filter((room) => room).length).toBeLessThan(5);
  await turn();
  await turn();
  await turn();
  expect(Array.from({ length: 100 }, () => door.hasRoom())).not.toContain(false);
});

it('has room for few connections, however slowly they come in', async () => {
  const { door, letOneIn } = serverWith();
  void door.letIn();
  for (let connection = 0; connection < 12; connection += 1) {
    letOneIn();
    for (const until = performance.now() + 30; performance.now() < until; );
    expect([door.hasRoom(), door.hasRoom()]).toEqual([true, true]);
    await turn();
  }
});

it('has room while those come in whose requests have a queue of their own', async () => {
  const { door, letOneIn } = serverWith();
  void door.letIn();
  await crowdFor(400, () => {
    const connection = {};
    letOneIn();
    for (let request = 0; request < 3; request += 1) door.letPast(connection);
  });
  expect(Array.from({ length: 100 }, () => door.hasRoom())).not.toContain(false);
});
