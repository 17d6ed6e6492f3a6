import { expect, it } from 'vitest';
import { markWords } from './marked-text.ts';

const shown = (text: string, words: string[]) =>
  markWords(text, words)
    .map((stretch) => (stretch.marked ? `[${stretch.text}]` : stretch.text))
    .join('');

it.each([
  ['Pay Rs 500 now, pay rs 500 later.', ['Rs 500'], 'Pay [Rs 500] now, pay [rs 500] later.'],
  ['All of it', ['All of it'], '[All of it]'],
  ['Nothing here', ['WhatsApp'], 'Nothing here'],
  ['Send CV on WhatsApp', ['CV on', 'on WhatsApp'], 'Send [CV on WhatsApp]'],
  ['रजिस्ट्रेशन फीस 500 रुपये', ['फीस 500'], 'रजिस्ट्रेशन [फीस 500] रुपये'],
  ['', ['x'], ''],
  ['a.b*c', ['.b*', ''], 'a[.b*]c'],
])('%s', (text, words, expected) => {
  expect(shown(text, words)).toBe(expected);
});
