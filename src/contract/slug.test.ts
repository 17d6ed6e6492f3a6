import { expect, it } from 'vitest';
import { slugOf } from '#contract/slug.ts';

it('makes an address of a title in any script', () => {
  expect(slugOf('Product Designer')).toBe('product-designer');
  expect(slugOf('C++ / C# Developer (Remote)')).toBe('c-c-developer-remote');
  expect(slugOf('वरिष्ठ शिक्षक')).toBe('वरिष्ठ-शिक्षक');
  expect(slugOf('"><script>')).toBe('script');
  expect(slugOf('///')).toBe('');
});
