import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { SWEEPS } from '#tests/support/test-length.ts';

const read = (path: string): string => readFileSync(join(PACKAGE_ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const DOCUMENTS = [
  'README.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/operating.md',
  'docs/security.md',
  'docs/testing.md',
  'docs/voice.md',
  ...readdirSync(join(PACKAGE_ROOT, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];

test.each(DOCUMENTS)('every command that %s names exists', (document) => {
  const named = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(DOCUMENTS)('every picture and page that %s leads to exists', (document) => {
  const folder = document.split('/').slice(0, -1).join('/');
  const named = [...read(document).matchAll(/\]\(((?!https?:)[^)#]+)\)/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(PACKAGE_ROOT, folder, path)))).toEqual([]);
});

test('every folder and file at the head of a line in the drawing of the house exists', () => {
  const [, drawing = ''] = read('docs/architecture.md').split('```');
  const named: string[] = [];
  const above: string[] = [];
  for (const line of drawing.split('\n')) {
    const [, indent = '', names = ''] = /^( *)(\S+(?: \S+\/?)*?)(?: {2,}|$)/.exec(line) ?? [];
    if (names === '') continue;
    const depth = indent.length / 2;
    above.splice(depth);
    for (const name of names.split(' ').filter((word) => /^[\w.*-]+(\/|\.tsx?)$/.test(word) && !word.includes('*')))
      named.push([...above, name].join(''));
    const [first = ''] = names.split(' ');
    above[depth] = first;
  }
  const missing = named.filter((path) => !path.includes('<') && !existsSync(join(PACKAGE_ROOT, path)));
  expect(named.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

describe('the table of docs/security.md', () => {
  const text = read('docs/security.md');
  const cells = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  const rows = text.split('\n').flatMap((line) => {
    const [, id = '', level = '', requirement = '', state = '', how = '', shown = ''] = cells(line);
    return /^V\d+\.\d+\.\d+$/.test(id) ? [{ id, level, requirement, state, how, shown }] : [];
  });
  /** The directories that paths in the page are relative to. */
  const ROOTS = ['', 'src/server/', 'src/server/modules/'];
  const pathOf = (named: string): string | undefined =>
    ROOTS.map((root) => root + named).find((path) => existsSync(join(PACKAGE_ROOT, path)));

  test('has each requirement of levels 1 and 2 once, in order', () => {
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect(new Set(ids).size).toBe(ids.length);
    // The counts of version 5.0.0.
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  });

  test('names files that exist', () => {
    const named = [...text.matchAll(/`([\w@./-]+\.(?:tsx?|mjs|md|json|ya?ml|service|sql))`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((path) => pathOf(path) === undefined)).toEqual([]);
  });

  test('names tests that the file before them has', () => {
    const named = [...text.matchAll(/`([\w./-]+)` “([^”]+)”/g)];
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter(([, path = '', name = '']) => !read(pathOf(path) ?? path).includes(name));
    expect(missing.map(([all]) => all)).toEqual([]);
  });

  test('says "met" where a test shows it, and the reason where it is not', () => {
    for (const { id, requirement, state, how, shown } of rows) {
      expect(requirement, id).not.toBe('');
      expect(how, id).not.toBe('');
      if (state === 'met') expect(shown, id).toMatch(/`[\w./-]+\.(?:test|journey)\.ts`/);
      if (state === 'met, no test') expect(shown, id).toBe('no test');
    }
  });

  test('is counted at its end', () => {
    const states = ['met', 'met, no test', 'partly', 'not met', 'not applicable'];
    const counted = states.map((state) => {
      const of = (level: string): number => rows.filter((row) => row.state === state && row.level === level).length;
      return [state, of('1'), of('2'), of('1') + of('2')].join(' | ');
    });
    expect(rows.filter(({ state }) => !states.includes(state)).map(({ id }) => id)).toEqual([]);
    const [, end = ''] = text.split('## Counted');
    const said = end.split('\n').map((line) => cells(line).slice(1, -1).join(' | '));
    expect(said.filter((line) => states.some((state) => line.startsWith(`${state} |`)))).toEqual(counted);
  });
});

test('each sweep is in the table of docs/testing.md, and runs with each commit', () => {
  const sweeps = readdirSync(join(PACKAGE_ROOT, 'tests/journeys'))
    .filter((name) => read(`tests/journeys/${name}`).includes('inTurn('))
    .map((name) => name.replace('.journey.ts', ''));
  const rows = [...read('docs/testing.md').matchAll(/^\| `([\w-]+)` *\|.*\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(sweeps);
  expect([...SWEEPS].sort()).toEqual(sweeps);
  const keepers = rows.flatMap(([row]) => [...row.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, path = '']) => path));
  expect(keepers.filter((path) => !existsSync(join(PACKAGE_ROOT, path)))).toEqual([]);
});
