import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { ALL_LANGUAGES, LANGUAGES, type Language } from '#contract/languages.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';

/**
 * Compiles the catalogue: each `src/texts/LANGUAGE/AREA.json` (ICU MessageFormat, nested by feature) becomes
 * `src/texts/compiled/LANGUAGE/AREA.ts`, where a text is a string and a message with arguments a typed function. Pages
 * are built from one language's files. The server answers in several: `src/texts/compiled/AREA.ts` gives it the texts
 * of the current request's language. A missing translation falls back to the English text, imported from its file;
 * `--coverage` lists those. `--check` writes nothing and fails when a file is stale.
 */
const FOLDER = join(PACKAGE_ROOT, 'src/texts');

/** A missing translation: the path of the English text in its file. */
class English {
  readonly path: readonly string[];
  constructor(path: readonly string[]) {
    this.path = path;
  }
}

/** As translators write it. */
type Written = string | readonly Written[] | { readonly [key: string]: Written };
type Source = string | English | readonly Source[] | { readonly [key: string]: Source };
type Token = CompiledMessage[number];

const RUNTIME = ['number', 'plural', 'select', 'unstopped'];
const FORMATS: Readonly<Record<string, { call: string; type: string }>> = {
  number: { call: 'number', type: 'number' },
  plural: { call: 'plural', type: 'number' },
  select: { call: 'select', type: 'string' },
};

const isName = (key: string): boolean => /^[a-z_$][\w$]*$/i.test(key);
const keyOf = (key: string): string => (isName(key) ? key : JSON.stringify(key));

/** Returns the branches of a plural or a select. */
const choicesOf = ([, , choices]: Exclude<Token, string>): [key: string, branch: CompiledMessage][] =>
  choices && typeof choices === 'object'
    ? Object.entries(choices).flatMap(([key, branch]) => (Array.isArray(branch) ? [[key, branch]] : []))
    : [];

/** Derives each argument's type from its use in the message. */
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

/** A name's own full stop, as in `Rao & Co.`, must not double the sentence's. */
const endsSentence = (name: string, next: Token | undefined): boolean =>
  (name === 'company' || name === 'name') && typeof next === 'string' && /^[.।](?:\s|$)/.test(next);

/** Compiles a message to a template; `counted` replaces `#` in a branch of a plural. */
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
  // A message that is a single plural or select needs no template around it.
  return parts.length === 1 && typeof tokens[0] !== 'string' && tokens[0]?.[1] && only
    ? only.slice(2, -1)
    : `\`${parts.join('')}\``;
};

const textOf = (tokens: CompiledMessage, counted?: string): string =>
  tokens.every((token) => typeof token === 'string' && !(token === '#' && counted))
    ? quoted(tokens.join(''))
    : templateOf(tokens, counted);

/** Turns the path `['signIn', 'title']` into `english.signInTexts.title`. */
const inEnglish = ([group, ...keys]: readonly string[]): string =>
  `english.${group}Texts${keys.map((key) => (isName(key) ? `.${key}` : `[${/^\d+$/.test(key) ? key : `'${key}'`}]`)).join('')}`;

const compile = (source: Source, indent: string): string => {
  if (source instanceof English) return inEnglish(source.path);
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

type Area = { readonly [group: string]: Written };

/** A difference between a translation and the English texts, as `AREA.group.key: what`. */
export type Finding = string;

const LACKS = /: (?:not translated|names \{.*\})$/;

const argumentNames = (message: string): string =>
  [...argumentsOf(compileMessageOrThrow(message)).keys()].sort().join(', ');

/** Finds plural forms in a message that its language does not have, so that they would never be shown. */
const strangeForms = (tokens: CompiledMessage, known: readonly string[]): string[] =>
  tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const choices = choicesOf(token);
    const strange = choices.map(([key]) => key).filter((key) => !(known.includes(key) || /^\d+$/.test(key)));
    return [...(token[1] === 'plural' ? strange : []), ...choices.flatMap(([, branch]) => strangeForms(branch, known))];
  });

/** Lists the paths of a text, or of all texts in a group, as `AREA.group.key`. */
const placesOf = (written: Written, at: string): string[] =>
  typeof written === 'string' ? [at] : Object.entries(written).flatMap(([key, one]) => placesOf(one, `${at}.${key}`));

interface Translating {
  known: readonly string[];
  found: Finding[];
}

/** Returns the translation in the shape of the English, with English texts for what is missing. */
const translated = (
  english: Written,
  translation: Written | undefined,
  path: readonly [area: string, ...keys: string[]],
  { known, found }: Translating,
): Source => {
  const at = path.join('.');
  const fallback = new English(path.slice(1));
  if (translation === undefined && Object.keys(english).length > 0) {
    for (const place of placesOf(english, at)) found.push(`${place}: not translated`);
    return fallback;
  }
  if (typeof english === 'string') {
    if (typeof translation !== 'string') throw new Error(`${at}: is one text in English`);
    const [wanted, given] = [argumentNames(english), argumentNames(translation)];
    for (const form of strangeForms(compileMessageOrThrow(translation), known))
      found.push(`${at}: has a plural form "${form}", which the language has not`);
    if (wanted === given) return translation;
    found.push(`${at}: names {${given}} where the English names {${wanted}}`);
    return fallback;
  }
  if (typeof translation === 'string') throw new Error(`${at}: is a group in English`);
  // An empty group in English holds names that only some translations spell differently.
  if (Object.keys(english).length === 0) return translation ?? {};
  const [ours, theirs] = [Object.entries(english), new Map(Object.entries(translation ?? {}))];
  for (const key of theirs.keys()) if (!Object.hasOwn(english, key)) found.push(`${at}.${key}: not in English`);
  const texts = ours.map(
    ([key, one]) => [key, translated(one, theirs.get(key), [...path, key], { known, found })] as const,
  );
  return Array.isArray(english) ? texts.map(([, one]) => one) : Object.fromEntries(texts);
};

/** Compiles an area in a language to the source of a module, and lists what its translation lacks. */
export const compileArea = (
  language: Language,
  name: string,
  { english, translation }: { english: Area; translation?: Area | undefined },
): { compiled: string; found: Finding[] } => {
  const found: Finding[] = [];
  const known = new Intl.PluralRules(LANGUAGES[language].locale).resolvedOptions().pluralCategories;
  const source = translated(english, translation, [name], { known, found });
  const head = `// Compiled from src/texts/${language}/${name}.json by \`npm run texts\`: edit that file, not this one.`;
  if (source instanceof English)
    return {
      compiled: `// Compiled by \`npm run texts\`: not translated yet.\nexport * from '../en/${name}.ts';\n`,
      found,
    };
  const groups = Object.entries(source).map(([group, texts]) => `export const ${group}Texts = ${compile(texts, '')};`);
  const all = groups.join('\n\n');
  const needed = [
    ...RUNTIME.filter((call) => all.includes(`${call}(`)),
    ...(all.includes(': Value') ? ['type Value'] : []),
  ];
  const imports = [
    ...(/\benglish\.\w+Texts/.test(all) ? [`import * as english from '../en/${name}.ts';`] : []),
    ...(needed.length > 0 ? [`import { ${needed.join(', ')} } from './message.ts';`] : []),
  ];
  return { compiled: [head, ...imports, '', all, ''].join('\n'), found };
};

/** Generates the module with an area's texts in the language of the current request. */
const spokenArea = (name: string, languages: readonly string[], groups: readonly string[]): string =>
  [
    '// Compiled by `npm run texts`.',
    "import { spoken } from '../spoken.ts';",
    ...languages.map((language) => `import * as ${language} from './${language}/${name}.ts';`),
    '',
    ...groups.map((group) => {
      const texts = languages.map((language) => `${language}: ${language}.${group}Texts`);
      return `export const ${group}Texts = spoken({ ${texts.join(', ')} });`;
    }),
    '',
  ].join('\n');

/** Generates the module with what pages know of their language. */
const aboutLanguage = (language: string): string =>
  [
    '// Compiled from src/contract/languages.ts by `npm run texts`.',
    "import { type AboutLanguage, LANGUAGES } from '#contract/languages.ts';",
    '',
    `export const languageTexts: AboutLanguage = LANGUAGES.${language};`,
    '',
  ].join('\n');

const runtimeOf = ({ locale }: { locale: string }): string =>
  [
    '// Compiled by `npm run texts`.',
    "import { messagesIn } from '../../message.ts';",
    '',
    "export type { Value } from '../../message.ts';",
    `export const { ${RUNTIME.join(', ')} } = messagesIn('${locale}');`,
    '',
  ].join('\n');

const readArea = async (language: string, file: string): Promise<Area | undefined> => {
  const text = await readFile(join(FOLDER, language, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
};

/** Compiles every area in every language; returns the files that were not up to date, and what translations lack. */
export const compileTexts = async ({
  write,
}: {
  write: boolean;
}): Promise<{
  stale: string[];
  found: Readonly<Record<string, Finding[]>>;
  /** How much of each language is translated, in percent to a tenth. */
  coverage: Readonly<Record<string, number>>;
}> => {
  const stale: string[] = [];
  const languages = ALL_LANGUAGES;
  const found: Record<string, Finding[]> = Object.fromEntries(languages.map((language) => [language, []]));
  const keep = async (path: string, compiled: string): Promise<void> => {
    const target = join(FOLDER, 'compiled', path);
    if ((await readFile(target, 'utf8').catch(() => '')) === compiled) return;
    stale.push(target);
    if (write) await writeFile(target, compiled);
  };
  for (const [language, about] of Object.entries(LANGUAGES)) {
    if (write) await mkdir(join(FOLDER, 'compiled', language), { recursive: true });
    await keep(`${language}/message.ts`, runtimeOf(about));
  }
  for (const language of languages) await keep(`${language}/language.ts`, aboutLanguage(language));
  await keep('language.ts', spokenArea('language', languages, ['language']));
  let texts = 0;
  for (const file of (await readdir(join(FOLDER, 'en'))).sort()) {
    const name = basename(file, '.json');
    const english = (await readArea('en', file)) ?? {};
    texts += placesOf(english, name).length;
    for (const language of languages) {
      const translation = language === 'en' ? english : await readArea(language, file);
      const area = compileArea(language, name, { english, translation });
      found[language]?.push(...area.found);
      await keep(`${language}/${name}.ts`, area.compiled);
    }
    await keep(`${name}.ts`, spokenArea(name, languages, Object.keys(english)));
  }
  const shares = Object.entries(found).map(([language, findings]) => {
    const missing = findings.filter((finding) => LACKS.test(finding)).length;
    return [language, Math.floor(((texts - missing) / texts) * 1_000) / 10];
  });
  return { stale, found, coverage: Object.fromEntries(shares) };
};

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const { stale, found, coverage } = await compileTexts({ write: !check });
  for (const file of stale) console.log(check ? `${file} is stale: run npm run texts.` : `Compiled ${file}`);
  if (check && stale.length > 0) process.exitCode = 1;
  for (const [language, findings] of Object.entries(found)) {
    console.log(`${language}: ${coverage[language]} %`);
    if (process.argv.includes('--coverage')) for (const finding of findings) console.log(`  ${finding}`);
  }
}
