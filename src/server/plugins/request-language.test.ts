import { expect, it } from 'vitest';
import { languageOf } from './request-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,hi;q=0.8', 'en'],
  ['bn,hi;q=0.4,en;q=0.2', 'hi'],
  ['hi;q=0, en', 'en'],
  ['fr', 'en'],
])('of %j takes the one wanted most that is ours', (header, language) => {
  expect(languageOf({ headers: { 'accept-language': header } })).toBe(language);
});
