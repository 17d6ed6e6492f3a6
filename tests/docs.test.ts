import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';

const read = (path: string): string => readFileSync(join(PACKAGE_ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const DOCUMENTS = [
  'README.md',
  'docs/architecture.md',
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
