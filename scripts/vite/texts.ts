import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../src/contract/languages.ts';
import { languagesToBuild } from '../built-languages.ts';

const TEXTS = fileURLToPath(new URL('../../src/texts/', import.meta.url));
/** The query of modules that have a placeholder in place of each group of texts. */
const PLACEHOLDERS = '?placeholders';
const PLACEHOLDER = /__texts\(\s*(["'`])([\w/-]+)\1((?:,\s*[\w$]+)*)\s*\)/g;

/** Stands for the language of a script, so that one leaves out what its language never shows. */
export const LANGUAGE_OF_SCRIPT = '__language';
/** Stands for whether that language is only begun. */
export const IS_BEGUN = '__begun';

/** What messages call. It differs by language, so their module hands it over. */
const CALLS = ['number', 'plural', 'select', 'unstopped'];

/** The texts of each group in each language, as source, and what that calls. */
const groups = new Map<string, { calls: readonly string[]; sources: ReadonlyMap<Language, string> }>();

const callsIn = (source: string): string[] => [...CALLS, 'english'].filter((call) => source.includes(`${call}(`));

/** Returns texts as source. A message that is not translated calls what English messages call. */
const sourceOf = (texts: unknown, english: unknown): string => {
  if (typeof texts === 'function') {
    const calls = texts === english ? callsIn(String(texts)) : [];
    return calls.length > 0 ? `english(({ ${calls} }) => ${texts})` : String(texts);
  }
  if (typeof texts !== 'object') return JSON.stringify(texts);
  const parts = Object.entries(Object(texts)).map(
    ([key, text]) => [key, sourceOf(text, Object(english)[key])] as const,
  );
  return Array.isArray(texts)
    ? `[${parts.map(([, part]) => part)}]`
    : `{ ${parts.map(([key, part]) => `${JSON.stringify(key)}: ${part}`)} }`;
};

const areaIn = (language: Language, area: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(join(TEXTS, 'compiled', language, `${area}.ts`)).href);

/**
 * Returns a module with a placeholder for each group of an area's texts. It names their hash, so that the names of
 * scripts change with the texts of any language.
 */
const placeholdersOf = async (area: string): Promise<string> => {
  const english = await areaIn('en', area);
  const translations = await Promise.all(
    languagesToBuild().map(async (language) => [language, await areaIn(language, area)] as const),
  );
  const imported = new Set<string>();
  const lines = Object.keys(english).map((name) => {
    const sources = translations.map(
      ([language, texts]) => [language, sourceOf(texts[name], language === 'en' ? undefined : english[name])] as const,
    );
    const all = sources.join();
    const calls = callsIn(all);
    for (const call of calls) imported.add(call);
    const group = `${area}/${name}/${createHash('sha256').update(all).digest('base64url').slice(0, 8)}`;
    groups.set(group, { calls, sources: new Map(sources) });
    return `export const ${name} = /* @__PURE__ */ __texts(${[`'${group}'`, ...calls]});`;
  });
  if (imported.size > 0) lines.unshift(`import { ${[...imported]} } from '#texts/message.ts';`);
  return lines.join('\n');
};

/** The module with what messages call: the same in each language, apart from the locale. */
const MESSAGES = `
  import { languageTexts } from '#texts/language.ts';
  import { messagesIn } from ${JSON.stringify(join(TEXTS, 'message.ts'))};
  export const { ${CALLS} } = messagesIn(languageTexts.locale);
  const ofEnglish = /* @__PURE__ */ messagesIn('en-IN');
  export const english = (message) => message(ofEnglish);
`;

/**
 * Gives pages their texts. A build has placeholders instead, and `inLanguage` puts in the texts of each language. The
 * server answers in each reader's language: it, and the modules it shares with pages, get the texts that depend on the
 * current request's language.
 */
export const textsOfPages: Plugin = {
  name: 'texts-of-pages',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#texts\/(?:en\/)?(?!spoken\.ts)[a-z-]+\.ts$/ },
    handler(source, importer = '') {
      const ofPages =
        this.environment.name === 'client' ||
        importer.endsWith(PLACEHOLDERS) ||
        /[\\/]src[\\/](?:web[\\/]|texts[\\/]spoken\.ts)/.test(importer);
      // Outside of that module, English is meant where a page names it.
      if (source.startsWith('#texts/en/') && !/[\\/]src[\\/]texts[\\/]spoken\.ts$/.test(importer)) return null;
      const area = basename(source);
      if (!ofPages) return join(TEXTS, 'compiled', area);
      return join(TEXTS, 'compiled/en', area) + (this.environment.mode === 'build' ? PLACEHOLDERS : '');
    },
  },
  load: {
    filter: { id: /\?placeholders$/ },
    handler: (id) => {
      const area = basename(id, `.ts${PLACEHOLDERS}`);
      return area === 'message' ? MESSAGES : placeholdersOf(area);
    },
  },
};

/** Whether a script differs by language on its own account. */
export const hasTexts = (script: string): boolean =>
  ['__texts(', LANGUAGE_OF_SCRIPT, IS_BEGUN].some((placeholder) => script.includes(placeholder));

/** Puts the texts of a language into a script. */
export const inLanguage = (language: Language, script: string): string => {
  const inPlace = script
    .replaceAll(LANGUAGE_OF_SCRIPT, `'${language}'`)
    .replaceAll(IS_BEGUN, String('begun' in LANGUAGES[language]))
    .replace(PLACEHOLDER, (_, _quote: string, group: string, given: string) => {
      const texts = groups.get(group);
      const source = texts?.sources.get(language);
      if (texts === undefined || source === undefined) throw new Error(`There are no texts ${group} in ${language}.`);
      const values = given.split(/,\s*/).slice(1);
      // The bundler renames what another module of the script has the name of.
      return values.join() === texts.calls.join() ? `(${source})` : `((${texts.calls}) => (${source}))(${values})`;
    });
  if (hasTexts(inPlace)) throw new Error('A script has a placeholder that is not understood.');
  return inPlace;
};
