import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { buildPortal } from '../scripts/build.ts';
import { languagesToBuild } from '../scripts/built-languages.ts';

/**
 * The limit of gzipped scripts that a public page loads before it is interactive: a phone on a slow connection waits
 * for all of it.
 */
const MOST_BYTES = 170_000;
/** A language that is begun has the texts of two languages, and marks them. */
const MORE_OF_BEGUN = 2000;
const MOST_FONT_BYTES = 200_000;

const CLIENT = join(PACKAGE_ROOT, 'build/client');

const Manifest = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      module: z.string(),
      imports: z.array(z.string()).default([]),
      css: z.array(z.string()).default([]),
    }),
  ),
});

const packed = new Map<string, number>();
const sizeOf = (path: string): number => {
  const known = packed.get(path) ?? gzipSync(readFileSync(join(CLIENT, path)), { level: 9 }).length;
  packed.set(path, known);
  return known;
};

/** The folder of the English scripts, and of what is the same in all languages. */
const ASSETS = join(CLIENT, 'assets');

/** The folder of the scripts that differ in a language. */
const assetsOf = (language: Language): string => (language === 'en' ? ASSETS : join(ASSETS, language));

const manifestOf = (language: Language): z.infer<typeof Manifest> => {
  const assets = assetsOf(language);
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? '';
  const source = readFileSync(join(assets, name), 'utf8');
  return Manifest.parse(JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)));
};

/** Returns the entry and every module of each public page with its layouts. */
const firstLoads = (language: Language): [page: string, bytes: number][] => {
  const { entry, routes } = manifestOf(language);
  return Object.keys(routes)
    .filter((id) => id.startsWith('pages/public/'))
    .map((page) => {
      const files = new Set([entry.module.slice(1), ...entry.imports.map((path) => path.slice(1))]);
      for (let id: string | undefined = page; id; id = routes[id]?.parentId) {
        const route = routes[id];
        for (const path of route ? [route.module, ...route.imports] : []) files.add(path.slice(1));
      }
      return [page, [...files].reduce((sum, path) => sum + sizeOf(path), 0)];
    });
};

describe('the first load of a public page', () => {
  beforeAll(() => buildPortal(), 600_000);

  it.each(languagesToBuild())('has in %s no more scripts than a weak line carries in a few seconds', (language) => {
    const loads = firstLoads(language);
    expect(loads.length).toBeGreaterThan(20);
    const most = MOST_BYTES + ('begun' in LANGUAGES[language] ? MORE_OF_BEGUN : 0);
    expect(loads.filter(([, bytes]) => bytes > most)).toEqual([]);
  });

  // Loaded again, they would come after the areas' styles and override them.
  it.each(languagesToBuild())('brings in %s the styles of every page, which no later part loads again', (language) => {
    const assets = assetsOf(language);
    const [ofRoot] = manifestOf(language).routes.root?.css ?? [];
    expect(ofRoot).toMatch(/\.css$/);
    const name = ofRoot?.split('/').at(-1) ?? '';
    const again = readdirSync(assets).filter(
      (file) =>
        file.endsWith('.js') &&
        !file.startsWith('manifest-') &&
        readFileSync(join(assets, file), 'utf8').includes(name),
    );
    expect(again).toEqual([]);
  });

  // The live stream once shared a script with the recruiters' lists, so every candidate loaded those.
  it.each(languagesToBuild())('and all that follows has in %s nothing of recruiters for a candidate', (language) => {
    const { routes } = manifestOf(language);
    const pagesOf = (kind: RegExp): string[] => Object.keys(routes).filter((id) => kind.test(id));
    const nameOf = (path: string): string => path.replace(/^.*\/|#$/g, '');
    const modules = pagesOf(/^pages\/(?:candidate|account|profile)\/|^pages\/signed-in$/).flatMap((id) => [
      routes[id]?.module ?? '',
      ...(routes[id]?.imports ?? []),
      ...(routes[id]?.css ?? []),
    ]);
    const loaded = new Set(modules.map(nameOf));
    for (const name of loaded) {
      if (!name.endsWith('.js')) continue;
      const own = join(assetsOf(language), name);
      const script = readFileSync(existsSync(own) ? own : join(ASSETS, name), 'utf8');
      for (const [, mentioned = ''] of script.matchAll(/["`'](?:\.\/|assets\/(?:\w+\/)?)([\w.-]+\.(?:js|css))["`']/g))
        loaded.add(mentioned);
    }
    expect(loaded.size).toBeGreaterThan(50);
    const styles = pagesOf(/^pages\/candidate\//).flatMap((id) => (routes[id]?.css ?? []).map(nameOf));
    const ofStaff = pagesOf(/^pages\/(?:recruiter|admin|staff)\//).flatMap((id) => [
      nameOf(routes[id]?.module ?? ''),
      ...(routes[id]?.css ?? []).map(nameOf).filter((style) => !styles.includes(style)),
    ]);
    expect(ofStaff.filter((name) => name.endsWith('.css')).length).toBeGreaterThan(0);
    expect([...loaded].filter((name) => /^(?:staff|recruiter|admin)-/.test(name) || ofStaff.includes(name))).toEqual(
      [],
    );
  });

  it('has in Hindi no more fonts than that: the letters of both scripts and the rupee sign', () => {
    const fonts = readdirSync(ASSETS).filter((file) => /devanagari-devanagari|inter-basic|rupee/.test(file));
    const sizes = fonts.map((file) => readFileSync(join(ASSETS, file)).length);
    expect(fonts).toHaveLength(3);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_FONT_BYTES);
  });
});
