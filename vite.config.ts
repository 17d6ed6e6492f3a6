import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };

/** The language of the pages that are built; a build for each (react-router.config.ts). */
const language = process.env.AVSAR_LANGUAGE ?? 'en';
const TEXTS = fileURLToPath(new URL('src/texts/compiled', import.meta.url));

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

/** The service worker, and what takes its place where it is switched off: scripts of their own, which no page loads. */
const serviceWorkers: Plugin = {
  name: 'service-workers',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client' && language === 'en',
  buildStart() {
    for (const state of ['on', 'off'])
      this.emitFile({
        type: 'chunk',
        id: fileURLToPath(new URL(`src/web/service-worker/${state}.ts`, import.meta.url)),
        fileName: `service-worker/${state}.js`,
      });
  },
};

const OURS = /[\\/]src[\\/](?:web|contract|texts)[\\/]|lucide-react/;
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const FORM_PARTS =
  /react-hook-form|[\\/]lib[\\/](?:drafts|form-errors|request-key)\.|[\\/]components[\\/]error-summary\./;
const PUBLIC_PAGE = /[\\/]web[\\/]pages[\\/]public[\\/]/;
/** Every public page loads these. */
const FRAME = /[\\/]web[\\/](?:root|pages[\\/]public[\\/]public-(?:layout|pages))\.tsx/;
/** Pages of one kind have more in common with each other than with the rest. */
const KINDS = {
  jobs: /[\\/]public[\\/](?:home|internships|job|job-search|jobs)\.tsx/,
  written: /[\\/]public[\\/](?:info|mentorship)[\\/]/,
  accounts: /[\\/]public[\\/]account[\\/]/,
};
/** A module that this many public pages load goes into the script of all of them. */
const SHARED_BY = 8;
/** A module that this many load goes into the script of their kind. */
const GROUPED_BY = 4;

/** For each module the public pages that import it statically. */
const publicPagesOf = new Map<string, Set<string>>();

/** Walks down from each public page once: the grouping asks about every module, several times. */
const findPublicPages: Plugin = {
  name: 'find-public-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    const imports = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]));
    for (const page of imports.keys()) {
      if (!(PUBLIC_PAGE.test(page) || FRAME.test(page)) || !this.getModuleInfo(page)?.isEntry) continue;
      const reached = new Set([page]);
      for (const id of reached) {
        for (const imported of imports.get(id) ?? []) reached.add(imported);
        publicPagesOf.set(id, (publicPagesOf.get(id) ?? new Set()).add(page));
      }
    }
  },
};

/** React Aria's picker brings its words in 33 languages; ours replace them. */
const ownPickerWords: Plugin = {
  name: 'own-picker-words',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    /[\\/]react-aria[\\/]dist[\\/]private[\\/]combobox[\\/]intlStrings\.mjs/.test(id)
      ? `export { default } from ${JSON.stringify(join(import.meta.dirname, 'src/web/components/picker-announcements.ts'))}`
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
      code.replace(/\b(?:who: (?:\w+|\[[^\]]*\])|paged: \w+|(?:publicForm|dataUrls|beforeSecondFactor): true),?/g, ''),
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

/** The script that contains a module; undefined leaves it to the bundler. */
const scriptOf = (id: string): string | undefined => {
  if (FORM_PARTS.test(id)) return undefined;
  const pages = [...(publicPagesOf.get(id) ?? [])];
  // An icon is smaller than a request for it.
  if (ICON.test(id)) return pages.length > 0 ? 'shared' : 'icons';
  // With one module out of `fields` all of them would come along.
  const ofReaders = [KINDS.jobs, KINDS.written].some(
    (kind) => pages.filter((page) => kind.test(page)).length >= GROUPED_BY,
  );
  const kind = Object.entries(KINDS).find(([, pagesOfKind]) => pages.every((page) => pagesOfKind.test(page)));
  if (kind) return pages.length >= GROUPED_BY ? kind[0] : undefined;
  if (ofReaders || pages.length >= SHARED_BY || pages.some((page) => FRAME.test(page))) return 'shared';
  return pages.length >= GROUPED_BY ? 'fields' : undefined;
};

// On a slow line every request costs a round trip: what several public pages load arrives sooner in one script than
// in forty. The first group that matches takes a module, so the most shared comes first.
const groups = [
  ...['shared', 'fields', 'jobs', 'written', 'accounts', 'icons'].map((script, at) => ({
    name: (id: string) => (scriptOf(id) === script ? script : null),
    debugName: script,
    priority: 9 - at,
    test: OURS,
  })),
  { name: 'forms', minShareCount: 4, priority: 1, test: FORM_PARTS },
];

/** A hundred modules each: from the build the server loads them in half the time. */
const BUNDLED = ['drizzle-orm', 'zod'];
const EXTERNAL = Object.keys(packageJson.dependencies).filter((name) => !BUNDLED.includes(name));

/** The server is built with the English pages, so that these share its module graph; of another language the pages alone. */
const SERVER_INPUT: Record<string, string> =
  language === 'en'
    ? {
        main: './src/server/main.ts',
        // A process of its own; started from the source it would need its packages in production.
        // A worker, so that neither search nor server waits for the other.
        'search-worker': './src/server/modules/jobs/search/memory/search-worker.ts',
        'train-worker': './src/server/modules/matching/model/train-worker.ts',
        'text-process': './src/server/modules/candidates/resume/reading/text-process.ts',
      }
    : { pages: './src/web/pages-of-language.ts' };

export default defineConfig(({ command }) => ({
  plugins: [
    textsOfLanguage,
    tailwindcss(),
    reactRouter(),
    callsForBrowsers,
    findPublicPages,
    ownPickerWords,
    withoutInstrumentation,
    serviceWorkers,
  ],
  build: { assetsInlineLimit: 0, assetsDir: language === 'en' ? 'assets' : `assets/${language}` },
  // Found before the first page asks for them, which would otherwise load twice.
  optimizeDeps: { entries: ['src/web/**/*.tsx'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: {
        rolldownOptions: {
          input: SERVER_INPUT,
        },
      },
      // A production install has no development packages, so the build contains what it uses of them.
      ...(command === 'build' && { resolve: { noExternal: true, external: EXTERNAL } }),
    },
  },
}));
