import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { languagesToBuild, withoutUnbuilt } from './scripts/built-languages.ts';
import { LANGUAGES, type Language } from './src/contract/languages.ts';

/** The language of the pages that are built; a build for each (react-router.config.ts). */
const language = (process.env.AVSAR_LANGUAGE ?? 'en') as Language;
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
        ? fileURLToPath(new URL('src/web/marked-jsx.ts', import.meta.url))
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
        id: fileURLToPath(new URL(`src/web/service-worker/${state}.ts`, import.meta.url)),
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

const OURS = /[\\/]src[\\/](?:web|contract|texts)[\\/]|lucide-react/;
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const FORM_PARTS =
  /react-hook-form|[\\/]lib[\\/](?:drafts|form-errors|request-key)\.|[\\/]components[\\/]error-summary\./;
/** What signed-in pages have read: all of it, since a page that reads soon also writes. */
const QUERY_PARTS = /@tanstack[\\/](?:query-core|react-query)[\\/]|[\\/]web[\\/]lib[\\/]queries\.ts/;
/** Smaller than a request for it. */
const SMALL = /[\\/]components[\\/]badge\.tsx$/;
const PUBLIC_PAGE = /[\\/]web[\\/]pages[\\/]public[\\/]/;
/** Every public page loads these. */
const FRAME = /[\\/]web[\\/](?:root|pages[\\/]public[\\/]public-(?:layout|pages))\.tsx/;
/** Pages of one kind have more in common with each other than with the rest. */
const KINDS = {
  jobs: /[\\/]public[\\/](?:companies[\\/](?:companies|company)|home|internships|job|job-search|jobs)\.tsx/,
  written: /[\\/]public[\\/](?:info|mentorship)[\\/]/,
  accounts: /[\\/]public[\\/]account[\\/]/,
};
/** A module that this many public pages load goes into the script of all of them. */
const SHARED_BY = 8;
/** A module that this many load goes into the script of their kind. */
const GROUPED_BY = 4;

/** A page of the signed-in areas, or the frame around some of them. */
const SIGNED_IN_PAGE =
  /[\\/]web[\\/]pages[\\/](?:(?:account|admin|candidate|profile|recruiter|staff)[\\/]|[a-z-]+\.tsx)/;
/** They come with a library of 50 kB. */
const PICKERS = /[\\/]components[\\/](?:combobox|tag-field)\.tsx/;
const CANDIDATE_PAGE = /[\\/]pages[\\/]candidate[\\/]/;

/** For each module the public pages that import it statically. */
const publicPagesOf = new Map<string, Set<string>>();
/** For each module the signed-in pages that import it statically. */
const signedInPagesOf = new Map<string, Set<string>>();
/** For each module what public pages load later, such as a dialog, that imports it statically. */
const laterPartsOf = new Map<string, Set<string>>();
/** What brings a picker: only pages with such a field load it. */
const withPicker = new Set<string>();
/** What brings the library for forms. */
const withForm = new Set<string>();

/** A name that does not depend on where the project lies. */
const pathInProject = (id: string): string => relative(import.meta.dirname, id);

const addTo = (pagesOf: Map<string, Set<string>>, id: string, page: string) =>
  pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));

/** Walks down from each page once: the grouping asks about every module, several times. */
const findPages: Plugin = {
  name: 'find-pages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    const infos = new Map([...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)]));
    const reachedFrom = (ids: Iterable<string>): Set<string> => {
      const reached = new Set(ids);
      for (const id of reached) for (const imported of infos.get(id)?.importedIds ?? []) reached.add(imported);
      return reached;
    };
    for (const id of infos.keys()) {
      const reached = [...reachedFrom([id])];
      if (reached.some((part) => PICKERS.test(part))) withPicker.add(id);
      if (reached.some((part) => FORM_PARTS.test(part))) withForm.add(id);
    }
    for (const [page, info] of infos) {
      if (!info?.isEntry) continue;
      const isPublic = PUBLIC_PAGE.test(page) || FRAME.test(page);
      if (!(isPublic || SIGNED_IN_PAGE.test(page))) continue;
      const reached = reachedFrom([page]);
      for (const id of reached) addTo(isPublic ? publicPagesOf : signedInPagesOf, id, page);
      if (!isPublic) continue;
      const later = new Set([...reached].flatMap((id) => infos.get(id)?.dynamicallyImportedIds ?? []));
      for (const part of later) for (const id of reachedFrom([part])) addTo(laterPartsOf, id, part);
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

/** A module that this many signed-in pages load goes into the script of their area, or of all areas. */
const OFTEN = 2;

/** The frame and the first page of candidates: what one waits for on a phone after signing in. */
const CANDIDATE_START = /[\\/]candidate[\\/](?:candidate-layout|home[\\/]home-page)\.tsx/;

const startsCandidates = (id: string): boolean =>
  [...(signedInPagesOf.get(id) ?? [])].some((page) => CANDIDATE_START.test(page));

/** The script that contains a module which no public page loads. */
const scriptOfArea = (id: string): string | undefined => {
  const pages = [...(signedInPagesOf.get(id) ?? [])];
  if (ICON.test(id)) return startsCandidates(id) ? 'signed-in' : 'icons';
  if (withPicker.has(id)) return undefined;
  // Dialogs over public pages load these as well: they should not wait for the frame of an area.
  if (laterPartsOf.has(id)) return startsCandidates(id) ? 'start' : undefined;
  if (pages.length < OFTEN) return undefined;
  const ofCandidates = pages.filter((page) => CANDIDATE_PAGE.test(page)).length;
  if (ofCandidates === 0) return 'staff';
  const area = ofCandidates === pages.length ? 'candidate' : 'signed-in';
  if (startsCandidates(id)) return area;
  return withForm.has(id) ? `${area}-forms` : `${area}-later`;
};

/** The script that contains a module; undefined leaves it to the bundler. */
const scriptOf = (id: string): string | undefined => {
  if (FORM_PARTS.test(id)) return undefined;
  if (SMALL.test(id)) return 'shared';
  const pages = [...(publicPagesOf.get(id) ?? [])];
  if (pages.length === 0) return scriptOfArea(id);
  // An icon is smaller than a request for it.
  if (ICON.test(id)) return 'shared';
  // With one module out of `fields` all of them would come along.
  const ofReaders = [KINDS.jobs, KINDS.written].some(
    (kind) => pages.filter((page) => kind.test(page)).length >= GROUPED_BY,
  );
  const kind = Object.entries(KINDS).find(([, pagesOfKind]) => pages.every((page) => pagesOfKind.test(page)));
  if (kind && pages.length >= GROUPED_BY) return kind[0] === 'jobs' && startsCandidates(id) ? 'facts' : kind[0];
  if (!kind) {
    if (ofReaders || pages.length >= SHARED_BY || pages.some((page) => FRAME.test(page))) return 'shared';
    if (pages.length >= GROUPED_BY) return 'fields';
  }
  return startsCandidates(id) ? 'start' : undefined;
};

// On a slow line every request costs a round trip: what several public pages load arrives sooner in one script than
// in forty. The first group that matches takes a module, so the most shared comes first.
const group = (script: string, priority: number) => ({
  name: (id: string) => (scriptOf(id) === script ? script : null),
  debugName: script,
  priority,
  test: OURS,
});

/** Modules of the signed-in areas that exactly the same few parts of public pages load as well: a script for each such set. */
const ofTheSameParts = (count: number) => ({
  name: (id: string) => {
    const parts = [...(publicPagesOf.get(id) ?? []), ...(laterPartsOf.get(id) ?? [])];
    if (parts.length !== count || !signedInPagesOf.has(id) || scriptOf(id) || FORM_PARTS.test(id)) return null;
    return createHash('sha256').update(parts.sort().map(pathInProject).join()).digest('hex').slice(0, 4);
  },
  debugName: `of ${count} parts of public pages`,
  priority: 10 + count,
  test: OURS,
});
/** A module that more load is in `shared` or `fields`. */
const MOST_PARTS = 18;

// A group takes what its modules import along, unless a group before it has. So what public pages load goes first, the most
// shared before the rest: none of it ends up in the script of an area.
const groups = [
  ...['shared', 'facts', 'fields', 'jobs', 'written', 'accounts'].map((script, at) => group(script, 40 - at)),
  { name: 'queries', priority: 31, test: QUERY_PARTS },
  { name: 'forms', minShareCount: 4, priority: 30, test: FORM_PARTS },
  ...Array.from({ length: MOST_PARTS }, (_, at) => ofTheSameParts(MOST_PARTS - at)),
  group('start', 29),
  ...[
    'icons',
    'signed-in',
    'candidate',
    'signed-in-later',
    'candidate-later',
    'signed-in-forms',
    'candidate-forms',
    'staff',
  ].map((script, at) => group(script, 9 - at)),
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
    builtLanguages,
    markedTexts,
    tailwindcss(),
    reactRouter(),
    callsForBrowsers,
    findPages,
    ownPickerWords,
    withoutInstrumentation,
    serviceWorkers,
    rootStylesOnce,
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
