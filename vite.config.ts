import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What the splitting of scripts asks about a module: who imports it, and whether it is a page. */
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[]; isEntry: boolean; code: string | null } | null;
}

const OURS = /[\\/]src[\\/](?:web|contract)[\\/]|lucide-react/;
const PUBLIC_PAGE = /[\\/]web[\\/]pages[\\/]public[\\/]/;
const FORM_PARTS =
  /react-hook-form|[\\/]lib[\\/](?:drafts|form-errors|request-key)\.|[\\/]components[\\/]error-summary\./;
/** What stands around every public page. */
const FRAME = /[\\/]web[\\/](?:root|pages[\\/]public[\\/]public-(?:layout|pages))\.tsx/;
/** Pages of one kind, which have more in common with each other than with the rest. */
const KINDS = {
  jobs: /[\\/]public[\\/](?:home|internships|job|job-search|jobs)\.tsx/,
  written: /[\\/]public[\\/](?:info|mentorship)[\\/]/,
};
/** From so many public pages on, a module is loaded with all of them. */
const SHARED_BY = 8;
/** From so many on, it is loaded with those of its kind. */
const GROUPED_BY = 4;

const ICON_INDEX = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;
const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+\.mjs)$/;

/** What comes through the index of the icons: the source of each module that asks it, and each icon's line there. */
let iconIndex: { askers: (readonly [importer: string, source: string])[]; lines: string[] } | undefined;
const readIconIndex = (index: string, modules: Modules): NonNullable<typeof iconIndex> => {
  const { code, importers = [] } = modules.getModuleInfo(index) ?? {};
  return {
    askers: importers.map((importer) => [importer, modules.getModuleInfo(importer)?.code ?? '']),
    lines: code?.split('\n') ?? [],
  };
};

/** Who loads this module. Everybody imports the index of the icons: there the icon's names tell. */
const importersOf = (id: string, modules: Modules): readonly string[] => {
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  const icon = ICON.exec(id)?.[1];
  const index = icon ? importers.find((importer) => ICON_INDEX.test(importer)) : undefined;
  if (!index) return importers;
  iconIndex ??= readIconIndex(index, modules);
  const line = iconIndex.lines.find((text) => text.includes(`/icons/${icon}'`)) ?? '';
  const named = new RegExp(`\\b(?:${[...line.matchAll(/default as (\w+)/g)].map(([, name]) => name).join('|')})\\b`);
  return iconIndex.askers.flatMap(([importer, source]) => (named.test(source) ? [importer] : []));
};

/** Which public pages load this module at once; what a dialog loads when it opens is not among it. */
const publicPagesOf = (id: string, modules: Modules, seen = new Set<string>()): Set<string> => {
  const pages = new Set<string>();
  const known = seen.has(id) ? null : modules.getModuleInfo(id);
  seen.add(id);
  if (known?.isEntry && (PUBLIC_PAGE.test(id) || FRAME.test(id))) pages.add(id);
  for (const importer of known ? importersOf(id, modules) : [])
    for (const page of publicPagesOf(importer, modules, seen)) pages.add(page);
  return pages;
};

/** The script that a module travels in; undefined leaves it to the bundler. */
const scriptFor = (id: string, modules: Modules): string | undefined => {
  if (FORM_PARTS.test(id)) return undefined;
  const pages = [...publicPagesOf(id, modules)];
  // An icon is smaller than a request for it.
  if (ICON.test(id)) return pages.length > 0 ? 'shared' : 'icons';
  const kind = Object.entries(KINDS).find(([, pagesOfKind]) => pages.every((page) => pagesOfKind.test(page)));
  if (kind) return pages.length >= GROUPED_BY ? kind[0] : undefined;
  if (pages.length >= SHARED_BY || pages.some((page) => FRAME.test(page))) return 'shared';
  return pages.length >= GROUPED_BY ? 'fields' : undefined;
};

/** Each group asks about every module. */
const scripts = new Map<string, string | undefined>();
const scriptOf = (id: string, modules: Modules): string | undefined => {
  if (!scripts.has(id)) scripts.set(id, scriptFor(id, modules));
  return scripts.get(id);
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  // Found before the first page asks for them, which would otherwise load twice.
  optimizeDeps: { entries: ['src/web/**/*.tsx'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A weak line pays for every request: what several public pages load anyway packs better, and arrives
            // sooner, in one piece than in forty. What only the signed-in areas share is not theirs to carry.
            codeSplitting: {
              // What a script needs travels with it unless it was taken before: most shared first.
              groups: [
                ...['shared', 'jobs', 'written', 'fields', 'icons'].map((script, at) => ({
                  name: (id: string, modules: Modules) => (scriptOf(id, modules) === script ? script : null),
                  priority: 9 - at,
                  test: OURS,
                })),
                { name: 'forms', minShareCount: 4, priority: 1, test: FORM_PARTS },
              ],
            },
          },
        },
      },
    },
    // The server is the input of the server's build, so that pages and server share one module graph.
    ssr: { build: { rolldownOptions: { input: './src/server/main.ts' } } },
  },
});
