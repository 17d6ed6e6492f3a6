import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { languagesToBuild, withoutUnbuilt } from '../scripts/built-languages.ts';
import { hasTexts, inLanguage } from '../scripts/vite/texts.ts';

it.each([
  [undefined, ['en', 'hi', 'ta']],
  ['', ['en', 'hi', 'ta']],
  ['en,hi', ['en', 'hi']],
  [' ta, en ', ['en', 'ta']],
  ['ta', ['en', 'ta']],
])('builds, with LANGUAGES %j, the pages of %j', (named, built) => {
  expect(languagesToBuild(named)).toEqual(built);
});

it('says which languages there are when one is named that is not', () => {
  expect(() => languagesToBuild('en,fr')).toThrow('LANGUAGES names "fr". The languages are en, hi, ta.');
});

it('leaves the languages that are not built out of the table that pages and server read', async () => {
  const source = readFileSync(join(PACKAGE_ROOT, 'src/contract/languages.ts'), 'utf8');
  const tableOf = async (built: string[]): Promise<unknown> => {
    const { stripTypeScriptTypes } = await import('node:module');
    const code = stripTypeScriptTypes(withoutUnbuilt(source, built));
    const { ALL_LANGUAGES, OFFERED_LANGUAGES } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    return { ALL_LANGUAGES, OFFERED_LANGUAGES };
  };
  expect(await tableOf(['en', 'hi'])).toEqual({ ALL_LANGUAGES: ['en', 'hi'], OFFERED_LANGUAGES: ['en', 'hi'] });
  expect(await tableOf(['en', 'hi', 'ta'])).toEqual({
    ALL_LANGUAGES: ['en', 'hi', 'ta'],
    OFFERED_LANGUAGES: ['en', 'hi'],
  });
});

it('lets only the scripts of a language that is begun mark their texts', () => {
  const script = 'export const jsx = __begun ? marking : plain;';
  expect(hasTexts(script)).toBe(true);
  expect(inLanguage('hi', script)).toContain('= false ?');
  expect(inLanguage('ta', script)).toContain('= true ?');
});
