import { expect, it } from 'vitest';
import { speaking } from '#texts/spoken.ts';
import { lineOf, pageMeta } from '#web/lib/meta.ts';

it('makes one line that search engines show whole, cut between words', () => {
  const line = lineOf(`one\n two   ${'three '.repeat(60)}`);
  expect(line.startsWith('one two three')).toBe(true);
  expect(line.length).toBeLessThanOrEqual(158);
  expect(line.endsWith('three…')).toBe(true);
  expect(lineOf('short')).toBe('short');
});

it('names the page, its lasting address and its data', () => {
  const data = { '@type': 'JobPosting' };
  expect(pageMeta({ title: 'Jobs', canonical: 'https://avsar.example/jobs', data })).toEqual(
    expect.arrayContaining([
      { title: 'Jobs · Avsar' },
      { tagName: 'link', rel: 'canonical', href: 'https://avsar.example/jobs' },
      { 'script:ld+json': expect.objectContaining(data) },
    ]),
  );
});

it('says the language of the page, also where its data is about something else', () => {
  const page = { title: 'Jobs', canonical: 'https://avsar.example/jobs' };
  const dataOf = (data?: object) => pageMeta({ ...page, ...(data && { data }) }).find((tag) => 'script:ld+json' in tag);
  const inHindi = { '@type': 'WebPage', url: 'https://avsar.example/hi/jobs', inLanguage: 'hi' };
  expect(dataOf()).toMatchObject({ 'script:ld+json': { '@type': 'WebPage', inLanguage: 'en' } });
  expect(speaking('hi', dataOf)).toMatchObject({ 'script:ld+json': inHindi });
  expect(speaking('hi', () => dataOf({ '@type': 'JobPosting' }))).toMatchObject({
    'script:ld+json': { '@type': 'JobPosting', mainEntityOfPage: inHindi },
  });
  expect(JSON.stringify(pageMeta({ ...page, noindex: true }))).not.toContain('ld+json');
});

it('names its address in every language, but of what search engines shall not keep', () => {
  const canonical = 'https://avsar.example/';
  expect(pageMeta({ title: 'Home', canonical })).toEqual(
    expect.arrayContaining([
      { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: 'https://avsar.example/' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'hi', href: 'https://avsar.example/hi' },
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://avsar.example/' },
    ]),
  );
  expect(JSON.stringify(pageMeta({ title: 'Home', canonical, noindex: true }))).not.toContain('alternate');
});

it('keeps search engines away from a language that is just begun, and names it to none', () => {
  const canonical = 'https://avsar.example/jobs';
  const inTamil = speaking('ta', () => pageMeta({ title: 'Jobs', canonical, noindex: false }));
  expect(inTamil).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(inTamil).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://avsar.example/ta/jobs' });
  expect(JSON.stringify(inTamil)).not.toContain('alternate');
  expect(JSON.stringify(pageMeta({ title: 'Jobs', canonical }))).not.toContain('/ta');
});

it('keeps search engines away where it is told to', () => {
  expect(pageMeta({ title: 'Jobs', noindex: true })).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(pageMeta({ title: 'Jobs' })).not.toContainEqual({ name: 'robots', content: 'noindex' });
});
