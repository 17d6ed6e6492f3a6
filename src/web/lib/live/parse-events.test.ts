import { expect, it } from 'vitest';
import { createEventParser } from './parse-events.ts';

const text =
  ':\n\nid: 7\nevent: ready\ndata: {"id":"7","kind":"ready","subject":null}\n\n' +
  'id: 8\nevent: change\ndata: {"id":"8","kind":"offers","subject":"a"}\n\n' +
  'id: 9\nevent: what a newer version says\ndata: {"id":"9"}\n\n';

const EVENTS = [
  { event: 'ready', id: '7', kind: 'ready', subject: null },
  { event: 'change', id: '8', kind: 'offers', subject: 'a' },
];

it('reads the same events in whatever parts they come', () => {
  for (const size of [1, 3, 10, text.length]) {
    const parse = createEventParser();
    const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    expect(parts.flatMap((part) => parse(part))).toEqual(EVENTS);
  }
});
