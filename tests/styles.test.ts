import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';

const WEB = join(PACKAGE_ROOT, 'src/web');
const names = readdirSync(WEB, { recursive: true }).map(String);
const sources = new Map(
  names
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(WEB, name), 'utf8')]),
);
const sheet = (name: string): string => readFileSync(join(WEB, 'styles', name), 'utf8');

const withoutProse = (css: string): string => css.replace(/"[^"]*"/g, '').replace(/\/\*[\s\S]*?\*\//g, '');

/** Everything in quotes, split into words. */
const words = [...sources].flatMap(([name, text]) =>
  [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap((found) =>
    (found[1] ?? found[2] ?? found[3] ?? '').split(/[\s{}]+/).map((word) => ({ name, word })),
  ),
);

/** Returns what the modules load, immediately or later. */
const loadedBy = (roots: readonly string[]): Set<string> => {
  const loaded = new Set(roots);
  for (const name of loaded) {
    for (const [, path] of (sources.get(name) ?? '').matchAll(/(?:from|import|import\()\s*'#web\/([^']+)'/g)) {
      if (path && sources.has(path)) loaded.add(path);
    }
  }
  return loaded;
};

/** Class names in a stylesheet that no component sets: those from pdf.js. */
const FOREIGN = ['markedContent'];

describe('the styles', () => {
  it('come in layers, so that no class list needs importance', () => {
    const utility =
      /^(?:[\w-]+:|\[[^\]]+\]:|[\w-]+-\[[^\]]+\]:)*(?:!-?[a-z][\w-]*|-?[a-z][\w-]*(?:-[\w.[\]()%/,+*-]+)?!)$/;
    const classy = (word: string) =>
      /[-:[]/.test(word) || /^!?(?:block|flex|grid|hidden|static|absolute)!?$/.test(word);
    expect(words.filter(({ word }) => utility.test(word) && classy(word))).toEqual([]);
  });

  it('measure screens in em, so that larger text gets the layout of a narrower one', () => {
    const sheets = names.filter((name) => name.endsWith('.css')).map((name) => readFileSync(join(WEB, name), 'utf8'));
    const conditions = [...sheets, ...sources.values()].flatMap(
      (text) =>
        text.match(/@media[^{;]*|\((?:min|max)-width:[^)]*\)|\b(?:min|max)-\[\d+\w*\]:|--breakpoint-[^;]*/g) ?? [],
    );
    expect(conditions.length).toBeGreaterThan(50);
    expect(conditions.filter((condition) => condition.includes('px'))).toEqual([]);
  });

  // A stylesheet that loads with a script can come first in the document, as before an error page.
  it('have the same order of layers, whichever comes first', () => {
    const loaded = [...sources].flatMap(([, text]) =>
      [...text.matchAll(/import '#web\/([^']+\.css)'/g)].map(([, path = '']) => path),
    );
    const layered = loaded.filter((path) => readFileSync(join(WEB, path), 'utf8').includes('@layer'));
    expect(layered).toContain('styles/app.css');
    for (const path of layered)
      expect(
        withoutProse(readFileSync(join(WEB, path), 'utf8')).trim(),
        `${path} starts with the order of the layers`,
      ).toMatch(/^@layer theme, base, components, utilities;/);
  });

  it('of what public pages load are in the folders that app.css reads', () => {
    const read = [...sheet('app.css').matchAll(/@source "\.\.\/([^"]+)"/g)].map(([, path = '']) => path);
    const roots = [...sources.keys()].filter((name) => name.startsWith('pages/public/') || name === 'root.tsx');
    const unread = [...loadedBy(roots)].filter(
      (name) => name.endsWith('.tsx') && !read.some((path) => matchesGlob(name, path) || name.startsWith(`${path}/`)),
    );
    expect(read.length).toBeGreaterThan(1);
    expect(unread).toEqual([]);
  });

  // The account page loads it with a script, and it stays: with only some utilities, these would override others that
  // should win.
  it('of recruiters have every utility of the pages that may follow', () => {
    const left = [...sheet('staff.css').matchAll(/@source not "\.\.\/([^"]+)"/g)].map(([, path]) => path);
    expect(left).toEqual(['pages/lite']);
  });

  it('draw a mark in no box but one that is checked, usable or not', () => {
    const rules = [...withoutProse(sheet('field.css')).matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    const marked = rules.flatMap(([, selectors = '', body = '']) =>
      /(?:^|[\s;])color:/.test(body) ? selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim()) : [],
    );
    const ofBoxes = marked.filter((selector) => selector.startsWith('input.box'));
    expect(ofBoxes).toContain('input.box:checked');
    expect(ofBoxes.filter((selector) => !/:checked|:indeterminate/.test(selector))).toEqual([]);
  });

  it('keep in forced colours what is drawn by its background alone', () => {
    const forced = ['fit.css', 'steps.css', 'tabs.css', 'shell.css'].map(
      (name) => sheet(name).match(/@media \(forced-colors: active\) \{([\s\S]*?)\n\}/)?.[1] ?? '',
    );
    for (const drawn of ['.fitline :is(.y, .n)', '.meter .filled', '.tabs > .on::before', '.side nav .on::before'])
      expect(forced.join('\n')).toContain(drawn);
  });

  it('have no recipe that nobody uses', () => {
    const used = new Set(words.flatMap(({ word }) => word.split(/[.:()[\]>]+/)));
    // `badge-${tone}` matches all classes with this prefix.
    const kinds = words.flatMap(({ word }) => (/-\$$/.test(word) ? [word.slice(0, -1)] : []));
    const recipes = names
      .filter((name) => /^styles\/[\w-]+\.css$/.test(name))
      .flatMap((name) => withoutProse(sheet(name.slice('styles/'.length))).match(/\.[a-zA-Z][\w-]*/g) ?? [])
      .map((recipe) => recipe.slice(1));
    const unused = recipes.filter((name) => !used.has(name) && !kinds.some((kind) => name.startsWith(kind)));
    expect([...new Set(unused)].filter((name) => !FOREIGN.includes(name))).toEqual([]);
  });
});
