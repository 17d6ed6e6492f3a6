import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { language, OWN_PLUGINS } from './scripts/vite/plugins.ts';
import { findPages, groups } from './scripts/vite/script-groups.ts';

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
  plugins: [tailwindcss(), reactRouter(), ...OWN_PLUGINS, findPages],
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
