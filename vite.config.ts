import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { OWN_PLUGINS } from './scripts/vite/plugins.ts';
import { routerPlugins } from './scripts/vite/router-plugins.ts';
import { findPages, groups } from './scripts/vite/script-groups.ts';
import { IS_BEGUN, LANGUAGE_OF_SCRIPT } from './scripts/vite/texts.ts';

/** About a hundred modules each: bundled, the server loads them in half the time. */
const BUNDLED = ['drizzle-orm', 'zod'];
const EXTERNAL = Object.keys(packageJson.dependencies).filter((name) => !BUNDLED.includes(name));

const SERVER_INPUT: Record<string, string> = {
  main: './src/server/main.ts',
  // The pages, for their copy in each other language.
  pages: './src/web/pages-of-language.ts',
  // A separate entry, since production lacks the packages to run it from source. A worker, so that search and server do
  // not block each other.
  'search-worker': './src/server/modules/jobs/search/memory/search-worker.ts',
  'train-worker': './src/server/modules/matching/model/train-worker.ts',
  'text-process': './src/server/modules/candidates/resume/reading/text-process.ts',
};

/** Seven letters are the fewest that tell all scripts apart; a page names many, and no compression shortens them. */
const SCRIPT_NAMES = 'assets/[name]-[hash:7].js';

export default defineConfig(({ command }) => ({
  // Lets the scripts of a language leave out what it never shows.
  define: {
    'import.meta.env.AVSAR_LANGUAGE': command === 'build' ? LANGUAGE_OF_SCRIPT : JSON.stringify('en'),
    'import.meta.env.AVSAR_BEGUN': command === 'build' ? IS_BEGUN : 'false',
  },
  plugins: [tailwindcss(), command === 'build' ? routerPlugins() : reactRouter(), ...OWN_PLUGINS, findPages],
  build: { reportCompressedSize: false, assetsInlineLimit: 0 },
  // Scanned before the first page requests them, which would otherwise load twice.
  optimizeDeps: {
    entries: ['src/web/**/*.tsx'],
    // Only the server renders pages, and an install lacks the version for browsers.
    exclude: ['react-dom/server'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups },
            minify: false,
            entryFileNames: SCRIPT_NAMES,
            chunkFileNames: SCRIPT_NAMES,
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: SERVER_INPUT,
        },
      },
      // A production install has no development packages, so the build includes what it uses of them. In development,
      // React Router drops the condition `node`: packages would be looked for in their version for browsers.
      ...(command === 'build'
        ? { resolve: { noExternal: true, external: EXTERNAL } }
        : { resolve: { externalConditions: ['node', 'module-sync'] } }),
    },
  },
}));
