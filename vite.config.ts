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
  resolveId(source, importer = '') {
    const [, area] = /^#texts\/([a-z-]+\.ts)$/.exec(source) ?? [];
    if (!area) return null;
    const ofPages = this.environment.name === 'client' || language !== 'en' || /[\\/]src[\\/]web[\\/]/.test(importer);
    return join(TEXTS, ofPages ? language : '', area);
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
        'text-process': './src/server/modules/candidates/resume/reading/text-process.ts',
      }
    : { pages: './src/web/pages-of-language.ts' };

export default defineConfig(({ command }) => ({
  plugins: [textsOfLanguage, tailwindcss(), reactRouter(), findPublicPages],
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
