import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/contract/languages.ts';
import { languagesToBuild, withoutUnbuilt } from '../built-languages.ts';
import { scriptsOfLanguages } from './languages.ts';
import { textsOfPages } from './texts.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Limits pages and server to the languages whose pages are built. */
const builtLanguages: Plugin = {
  name: 'built-languages',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/]contract[\\/]languages\.ts$/ },
    handler: (code) => withoutUnbuilt(code, languagesToBuild()),
  },
};

/** Marks English text in pages of an incomplete language, where one is built (src/web/marked-jsx.ts). */
const markedTexts: Plugin = {
  name: 'marked-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react\/jsx-runtime$/ },
    handler: (_, importer = '') =>
      languagesToBuild().some((language) => 'begun' in LANGUAGES[language]) &&
      /[\\/]src[\\/]web[\\/](?!marked-jsx)/.test(importer)
        ? join(ROOT, 'src/web/marked-jsx.ts')
        : undefined,
  },
};

/** Builds the service worker, and its replacement where it is switched off, as separate scripts that no page loads. */
const serviceWorkers: Plugin = {
  name: 'service-workers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const state of ['on', 'off'])
      this.emitFile({
        type: 'chunk',
        id: join(ROOT, `src/web/service-worker/${state}.ts`),
        fileName: `service-worker/${state}.js`,
      });
  },
};

/** A script of the build with Vite's metadata; rolldown's own type lacks it. */
interface StyledScript {
  type: 'chunk' | 'asset';
  facadeModuleId?: string | null;
  imports?: readonly string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Lets the script that holds a page's module be the entry of that page too. With React Router's choice, each such entry
 * is one more script that only passes on what the other one has.
 */
const entriesInPlace: Plugin = {
  name: 'entries-in-place',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : undefined,
};

const ROOT_PAGE = /[\\/]src[\\/]web[\\/]root\.tsx/;

/**
 * The root's styles are on every page from the start. Recorded for the script that happens to contain their modules,
 * they would also count as styles of each part that loads later: loaded again with the first such part, they would come
 * after the styles of the areas and override them.
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

/** React Aria's picker brings its texts in 33 languages; ours replace them. */
const ownPickerWords: Plugin = {
  name: 'own-picker-words',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /[\\/]react-aria[\\/]dist[\\/]private[\\/]combobox[\\/]intlStrings\.mjs/ },
    handler: () =>
      `export { default } from ${JSON.stringify(join(ROOT, 'src/web/components/picker-announcements.ts'))}`,
  },
};

/** Strips calls down to what the browser needs to make them; who may call and what is accepted stays on the server. */
const callsForBrowsers: Plugin = {
  name: 'calls-for-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /[\\/]src[\\/]contract[\\/]routes[\\/](?!route\.ts)[a-z-]+\.ts$/ },
    handler: (code) =>
      code
        // Keeps whether there is a body, not its schemas.
        .replace(/\bbody: \[[^\]]*\]/g, 'body: []')
        .replace(
          /\b(?:who: (?:\w+|\[[^\]]*\])|files: \[[^\]]*\]|paged: \w+|status: \d+|(?:answersFile|answersStream|beforeSecondFactor|dataUrls|publicForm|repeatable|versioned): true),?/g,
          '',
        ),
  },
};

/** Removes the router's instrumentation hooks, which nothing here uses. */
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
        // Used by the server only, and tree-shaken.
        'export const instrumentHandler = (handler) => handler;',
        'export const instrumentationResultMetaContext = undefined;',
      ].join('\n'),
  },
};

/** The server needs no styles, only their addresses (`?url`). */
const stylesForBrowsers: Plugin = {
  name: 'styles-for-browsers',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => '' },
};

/** The build's own plugins, in addition to those of Vite and React Router. */
export const OWN_PLUGINS: readonly Plugin[] = [
  textsOfPages,
  builtLanguages,
  markedTexts,
  callsForBrowsers,
  ownPickerWords,
  withoutInstrumentation,
  serviceWorkers,
  entriesInPlace,
  rootStylesOnce,
  stylesForBrowsers,
  scriptsOfLanguages,
];
