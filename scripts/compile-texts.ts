import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { PACKAGE_ROOT } from '#server/package-root.ts';

/**
 * Compiles the catalogue: each `src/texts/en/AREA.json` (ICU MessageFormat,
 * nested by feature) becomes `src/texts/compiled/AREA.ts`, with a type for every key
 * and every argument. `--check` writes nothing and fails when one is stale.
 */
const FOLDER = join(PACKAGE_ROOT, 'src/texts');

type Source = string | readonly Source[] | { readonly [key: string]: Source };

/** An argument's type by how the message uses it; a number when it decides a plural anywhere. */
const TYPE_OF_FORMAT: Readonly<Record<string, string>> = {
  plural: 'number',
  selectordinal: 'number',
  number: 'number',
  date: 'Date',
  time: 'Date',
};

const argumentsOf = (tokens: CompiledMessage, found = new Map<string, string>()): Map<string, string> => {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, format, choices] = token;
    const known = found.get(name);
    if (format === 'select' && choices && typeof choices === 'object') {
      const cases = Object.keys(choices).filter((key) => key !== 'other' && key !== 'offset');
      const isBoolean = cases.every((key) => key === 'true' || key === 'false');
      found.set(name, isBoolean ? 'boolean' : 'string');
    } else if (format !== undefined) found.set(name, TYPE_OF_FORMAT[format] ?? 'string');
    else if (known === undefined) found.set(name, 'Value');
    if (choices && typeof choices === 'object')
      for (const choice of Object.values(choices)) if (Array.isArray(choice)) argumentsOf(choice, found);
  }
  return found;
};

const keyOf = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key));

const compileMessage = (source: string): string => {
  const tokens = compileMessageOrThrow(source);
  if (tokens.every((token) => typeof token === 'string')) return JSON.stringify(tokens.join(''));
  const types = [...argumentsOf(tokens)].map(([name, type]) => `${keyOf(name)}: ${type}`).join('; ');
  return `message<{ ${types} }>(${tokens.map((token) => JSON.stringify(token)).join(', ')})`;
};

const compile = (source: Source, indent: string): string => {
  if (typeof source === 'string') return compileMessage(source);
  const inner = `${indent}  `;
  const [open, lines, close] = Array.isArray(source)
    ? ['[', source.map((one) => compile(one, inner)), '] as const']
    : ['{', Object.entries(source).map(([key, one]) => `${keyOf(key)}: ${compile(one, inner)}`), '}'];
  return [open, ...lines.map((line) => `${inner}${line},`), `${indent}${close}`].join('\n');
};

const compileArea = (name: string, source: { readonly [group: string]: Source }): string => {
  const groups = Object.entries(source).map(([group, texts]) => `export const ${group}Texts = ${compile(texts, '')};`);
  const needed = [
    ...(groups.some((line) => line.includes('message<')) ? ['message'] : []),
    ...(groups.some((line) => line.includes(': Value')) ? ['type Value'] : []),
  ];
  return [
    `// Compiled from src/texts/en/${name}.json by \`npm run texts\`: edit that file, not this one.`,
    ...(needed.length > 0 ? [`import { ${needed.join(', ')} } from '../message.ts';`] : []),
    '',
    groups.join('\n\n'),
    '',
  ].join('\n');
};

/** Compiles every area; returns the files that were not up to date. */
export const compileTexts = async ({ write }: { write: boolean }): Promise<string[]> => {
  const stale: string[] = [];
  for (const file of (await readdir(join(FOLDER, 'en'))).sort()) {
    const name = basename(file, '.json');
    const compiled = compileArea(name, JSON.parse(await readFile(join(FOLDER, 'en', file), 'utf8')));
    const target = join(FOLDER, 'compiled', `${name}.ts`);
    if ((await readFile(target, 'utf8').catch(() => '')) === compiled) continue;
    stale.push(target);
    if (write) await writeFile(target, compiled);
  }
  return stale;
};

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const stale = await compileTexts({ write: !check });
  for (const file of stale) console.log(check ? `${file} is stale: run npm run texts.` : `Compiled ${file}`);
  if (check && stale.length > 0) process.exitCode = 1;
}
