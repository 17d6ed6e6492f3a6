import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../src/contract/languages.ts';
import { languagesToBuild, withoutUnbuilt } from '../built-languages.ts';

/** The language of the pages that are built; a build for each (react-router.config.ts). */
export const language = (process.env.AVSAR_LANGUAGE ?? 'en') as Language;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TEXTS = join(ROOT, 'src/texts/compiled');

/**
 * Pages get the texts of their one language. The server, which is built with the English pages, speaks each reader's:
 * it and what it shares with pages get the texts that ask which one is spoken.
 */
const textsOfLanguage: Plugin = {
  name: 'texts-of-language',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^#texts\/(?!spoken\.ts)[a-z-]+\.ts$/ },
    handler(source, importer = '') {
      const ofPages = this.environment.name === 'client' || language !== 'en' || /[\\/]src[\\/]web[\\/]/.test(importer);
      return join(TEXTS, ofPages ? language : '', source.slice('#texts/'.length));
    },
  },
};

/** Pages and server know the languages whose pages are built, and no other. */
const builtLanguages: Plugin = {
  name: 'built-languages',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/]contract[\\/]languages\.ts$/ },
    handler: (code) => withoutUnbuilt(code, languagesToBuild()),
  },
};

/** Pages of a language that is begun mark what is English in them (src/web/marked-jsx.ts). */
const markedTexts: Plugin = {
  name: 'marked-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer = '') =>
      'begun' in LANGUAGES[language] && /[\\/]src[\\/]web[\\/](?!marked-jsx)/.test(importer)
        ? join(ROOT, 'src/web/marked-jsx.ts')
        : undefined,
  },
};

/** The service worker, and what takes its place where it is switched off: scripts of their own, which no page loads. */
const serviceWorkers: Plugin = {
  name: 'service-workers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client' && language === 'en',
  buildStart() {
    for (const state of ['on', 'off'])
      this.emitFile({
        type: 'chunk',
        id: join(ROOT, `src/web/service-worker/${state}.ts`),
        fileName: `service-worker/${state}.js`,
      });
  },
};

/** A script of the build, with what Vite notes beside it; rolldown's own type does not know that. */
interface StyledScript {
  type: 'chunk' | 'asset';
  facadeModuleId?: string | null;
  imports?: readonly string[];
  viteMetadata?: { importedCss: Set<string> };
}

const ROOT_PAGE = /[\\/]src[\\/]web[\\/]root\.tsx/;

/**
 * The styles of the root are on every page from its start. Noted for the script in which its modules happen to be, they would
 * be those of each part that comes later as well: loaded again with the first one, they would stand after the styles of the
 * areas and go before them.
 */
const rootStylesOnce: Plugin = {
  name: 'root-styles-once',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      const scripts = bundle as Record<string, StyledScript>;
      const root = Object.values(scripts).find(({ facadeModuleId }) => ROOT_PAGE.test(facadeModuleId ?? ''));
      const own = root?.viteMetadata?.importedCss;
      if (!(root && own)) return;
      const loaded = new Set(root.imports);
      for (const name of loaded) {
        for (const imported of scripts[name]?.imports ?? []) loaded.add(imported);
        const styles = scripts[name]?.viteMetadata?.importedCss;
        for (const style of styles ?? []) own.add(style);
        styles?.clear();
      }
    },
  },
};

/** React Aria's picker brings its words in 33 languages; ours replace them. */
const ownPickerWords: Plugin = {
  name: 'own-picker-words',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    /[\\/]react-aria[\\/]dist[\\/]private[\\/]combobox[\\/]intlStrings\.mjs/.test(id)
      ? `export { default } from ${JSON.stringify(join(ROOT, 'src/web/components/picker-announcements.ts'))}`
      : undefined,
};

/** Of a call the browser needs how it is made; whom the server lets in and what it takes is the server's. */
const callsForBrowsers: Plugin = {
  name: 'calls-for-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]src[\\/]contract[\\/]routes[\\/](?!route\.ts)[a-z-]+\.ts$/ },
    handler: (code) =>
      code
        // Whether it has a body, not which ones.
        .replace(/\bbody: \[[^\]]*\]/g, 'body: []')
        .replace(
          /\b(?:who: (?:\w+|\[[^\]]*\])|files: \[[^\]]*\]|paged: \w+|status: \d+|(?:answersFile|answersStream|beforeSecondFactor|dataUrls|publicForm|repeatable|versioned): true),?/g,
          '',
        ),
  },
};

/** The router's hooks for measuring, which nothing here uses. */
const withoutInstrumentation: Plugin = {
  name: 'without-instrumentation',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/ },
    handler: () =>
      [
        'export const getRouteInstrumentationUpdates = () => ({});',
        'export const instrumentClientSideRouter = (router) => router;',
        'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
        // Of the server alone; it drops out.
        'export const instrumentHandler = (handler) => handler;',
        'export const instrumentationResultMetaContext = undefined;',
      ].join('\n'),
  },
};

/** What this build does beside what Vite and React Router do. */
export const OWN_PLUGINS: readonly Plugin[] = [
  textsOfLanguage,
  builtLanguages,
  markedTexts,
  callsForBrowsers,
  ownPickerWords,
  withoutInstrumentation,
  serviceWorkers,
  rootStylesOnce,
];
