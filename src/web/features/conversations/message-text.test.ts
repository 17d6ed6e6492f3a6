import { expect, test } from 'vitest';
import { hostsIn } from './message-text.tsx';

test('names each host outside once, and none of our own', () => {
  const text =
    'See https://forms.example.com/a?b=c, http://forms.example.com and https://avsar.example/jobs. Also http://[.';
  expect(hostsIn(text, 'avsar.example')).toEqual(['forms.example.com']);
  expect(hostsIn('No link at all: example.com', 'avsar.example')).toEqual([]);
  // A user name before the @ is not the host.
  expect(hostsIn('https://avsar.example@evil.example/x', 'avsar.example')).toEqual(['evil.example']);
});
