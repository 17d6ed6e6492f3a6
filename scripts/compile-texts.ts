import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { PACKAGE_ROOT } from '#server/package-root.ts';

/**
 * Compiles the catalogue: each `src/texts/en/AREA.json` (ICU MessageFormat, nested by feature) becomes
 * `src/texts/compiled/AREA.ts`, where a text is a string and a message with arguments a typed function. `--check` writes
 * nothing and fails when a file is stale.
 */
const FOLDER = join(PACKAGE_ROOT, 'src/texts');

type Source = string | readonly Source[] | { readonly [key: string]: Source };
type Token = CompiledMessage[number];

const RUNTIME = ['number', 'plural', 'select', 'unstopped'];
const FORMATS: Readonly<Record<string, { call: string; type: string }>> = {
  number: { call: 'number', type: 'number' },
  plural: { call: 'plural', type: 'number' },
  select: { call: 'select', type: 'string' },
};

const isName = (key: string): boolean => /^[a-z_$][\w$]*$/i.test(key);
const keyOf = (key: string): string => (isName(key) ? key : JSON.stringify(key));

/** The branches of a plural or a choice. */
const choicesOf = ([, , choices]: Exclude<Token, string>): [key: string, branch: CompiledMessage][] =>
  choices && typeof choices === 'object'
    ? Object.entries(choices).flatMap(([key, branch]) => (Array.isArray(branch) ? [[key, branch]] : []))
    : [];

/** Each argument's type, by how the message uses it. */
const argumentsOf = (tokens: CompiledMessage, found = new Map<string, string>()): Map<string, string> => {
  for (const token of tokens) {
    if (typeof token === 'string') continue;
    const [name, format] = token;
    const choices = choicesOf(token);
    const isBoolean = choices.every(([key]) => ['true', 'false', 'other'].includes(key));
    if (format === 'select' && isBoolean) found.set(name, 'boolean');
    else if (format !== undefined) found.set(name, FORMATS[format]?.type ?? 'never');
    else if (!found.has(name)) found.set(name, 'Value');
    for (const [, branch] of choices) argumentsOf(branch, found);
  }
  return found;
};

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`;

/** A company's own full stop, as in `Rao & Co.`, is the sentence's as well. */
const endsSentence = (name: string, next: Token | undefined): boolean =>
  name === 'company' && typeof next === 'string' && /^\.(?:\s|$)/.test(next);

/** A message as a template; `counted` is what `#` stands for in a branch of a plural. */
const templateOf = (tokens: CompiledMessage, counted?: string): string => {
  const parts = tokens.map((token, at) => {
    if (token === '#' && counted) return `\${number(${counted})}`;
    if (typeof token === 'string') return token.replace(/[\\`]|\$\{/g, '\\$&').replaceAll('\n', '\\n');
    const [name, format] = token;
    if (format === undefined) return endsSentence(name, tokens[at + 1]) ? `\${unstopped(${name})}` : `\${${name}}`;
    const call = FORMATS[format]?.call;
    if (!call) throw new Error(`The catalogue knows no format "${format}".`);
    const inner = format === 'select' ? counted : name;
    const choices = choicesOf(token).map(([key, branch]) => `${keyOf(key)}: ${textOf(branch, inner)}`);
    return `\${${call}(${name}${choices.length > 0 ? `, { ${choices.join(', ')} }` : ''})}`;
  });
  const [only] = parts;
  // A message that is one plural or choice needs no template around it.
  return parts.length === 1 && typeof tokens[0] !== 'string' && tokens[0]?.[1] && only
    ? only.slice(2, -1)
    : `\`${parts.join('')}\``;
};

const textOf = (tokens: CompiledMessage, counted?: string): string =>
  tokens.every((token) => typeof token === 'string' && !(token === '#' && counted))
    ? quoted(tokens.join(''))
    : templateOf(tokens, counted);

const compile = (source: Source, indent: string): string => {
  if (typeof source === 'string') {
    const tokens = compileMessageOrThrow(source);
    const given = [...argumentsOf(tokens)];
    if (given.length === 0) return quoted(tokens.join(''));
    const types = given.map(([name, type]) => `${name}: ${type}`).join('; ');
    return `({ ${given.map(([name]) => name).join(', ')} }: { ${types} }) => ${templateOf(tokens)}`;
  }
  const inner = `${indent}  `;
  const [open, lines, close] = Array.isArray(source)
    ? ['[', source.map((one) => compile(one, inner)), '] as const']
    : ['{', Object.entries(source).map(([key, one]) => `${keyOf(key)}: ${compile(one, inner)}`), '}'];
  return [open, ...lines.map((line) => `${inner}${line},`), `${indent}${close}`].join('\n');
};

const compileArea = (name: string, source: { readonly [group: string]: Source }): string => {
  const groups = Object.entries(source).map(([group, texts]) => `export const ${group}Texts = ${compile(texts, '')};`);
  const all = groups.join('\n\n');
  const needed = [
    ...RUNTIME.filter((call) => all.includes(`${call}(`)),
    ...(all.includes(': Value') ? ['type Value'] : []),
  ];
  return [
    `// Compiled from src/texts/en/${name}.json by \`npm run texts\`: edit that file, not this one.`,
    ...(needed.length > 0 ? [`import { ${needed.join(', ')} } from '../message.ts';`] : []),
    '',
    all,
    '',
  ].join('\n');
};

/** Compiles every area; returns the files that were not up to date. */
export const compileTexts = async ({ write }: { write: boolean }): Promise<string[]> => {
  const stale: string[] = [];
  await mkdir(join(FOLDER, 'compiled'), { recursive: true });
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
