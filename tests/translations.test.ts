import { expect, it } from 'vitest';
import { compileTexts } from '../scripts/compile-texts.ts';

const { found } = await compileTexts({ write: false });

it.each(Object.entries(found))('every text stands in %s, and no key that the English lacks', (_, findings) => {
  expect(findings).toEqual([]);
});
