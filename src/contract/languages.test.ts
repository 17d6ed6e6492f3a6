import { expect, it } from 'vitest';
import { languageOfPath, pathIn, withoutLanguage } from './languages.ts';

it.each([
  ['/', 'en', '/'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/hi/jobs', 'hi', '/jobs'],
  ['/hi/jobs.data', 'hi', '/jobs.data'],
  ['/hire', 'en', '/hire'],
  ['/hindi/jobs', 'en', '/hindi/jobs'],
  ['/jobs/hi', 'en', '/jobs/hi'],
])('reads the language of the page %s', (pathname, language, page) => {
  expect([languageOfPath(pathname), withoutLanguage(pathname)]).toEqual([language, page]);
});

it('knows the data of the Hindi home page', () => {
  expect(languageOfPath('/hi.data')).toBe('hi');
});

it.each([
  ['/', '/hi'],
  ['/?skills=Tally', '/hi?skills=Tally'],
  ['/#results', '/hi#results'],
  ['/jobs?page=2', '/hi/jobs?page=2'],
])('leads from %s to the same page in Hindi, and in English to itself', (path, hindi) => {
  expect(pathIn('hi', path)).toBe(hindi);
  expect(pathIn('en', path)).toBe(path);
});
