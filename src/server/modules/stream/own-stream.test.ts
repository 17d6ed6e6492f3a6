import { expect, it } from 'vitest';
import { createOwnStream } from './own-stream.ts';

const event = (id: string) => ({ id, kind: 'applications', subject: null });

it('keeps no more for a slow reader than it has room for, and then sends one reset', () => {
  const stream = createOwnStream(() => 'now');
  for (let sent = 0; sent < 10_000; sent += 1) stream.send('change', event(String(sent)));
  expect(stream.readable.readableLength).toBeLessThan(10_000);
  expect(stream.stuckSince()).toBeTypeOf('number');
  const read = String(stream.readable.read());
  expect(read.endsWith('id: now\nevent: reset\ndata: {"id":"now","kind":"reset","subject":null}\n\n')).toBe(true);
  expect(read.split('event: reset')).toHaveLength(2);
  expect(stream.readable.read()).toBe(null);
  expect(stream.stuckSince()).toBe(undefined);
  stream.send('change', event('later'));
  expect(String(stream.readable.read())).toContain('id: later');
});

it('ends with what was sent before', async () => {
  const stream = createOwnStream(() => 'now');
  stream.send('ready', event('first'));
  stream.end();
  stream.send('change', event('too late'));
  const parts: string[] = [];
  for await (const part of stream.readable) parts.push(String(part));
  expect(parts.join('')).toContain('id: first');
  expect(parts.join('')).not.toContain('too late');
});
