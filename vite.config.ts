import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { language, OWN_PLUGINS } from './scripts/vite/plugins.ts';
import { findPages, groups } from './scripts/vite/script-groups.ts';

/** About a hundred modules each: bundled, the server loads them in half the time. */
const BUNDLED = ['drizzle-orm', 'zod'];
const EXTERNAL = Object.keys(packageJson.dependencies).filter((name) => !BUNDLED.includes(name));

/**
 * The server is built with the English pages, so that they share its module graph; for other languages only the pages
 * are built.
 */
const SERVER_INPUT: Record<string, string> =
  language === 'en'
    ? {
        main: './src/server/main.ts',
        // A separate entry, since production lacks the packages to run it from source. A worker, so that search and
        // server do not block each other.
        'search-worker': './src/server/modules/jobs/search/memory/search-worker.ts',
        'train-worker': './src/server/modules/matching/model/train-worker.ts',
        'text-process': './src/server/modules/candidates/resume/reading/text-process.ts',
      }
    : { pages: './src/web/pages-of-language.ts' };

export default defineConfig(({ command }) => ({
  // Lets a build leave out what its language never shows.
  define: { 'import.meta.env.AVSAR_LANGUAGE': JSON.stringify(language) },
  plugins: [tailwindcss(), reactRouter(), ...OWN_PLUGINS, findPages],
  build: { assetsInlineLimit: 0, assetsDir: language === 'en' ? 'assets' : `assets/${language}` },
  // Scanned before the first page requests them, which would otherwise load twice.
  optimizeDeps: { entries: ['src/web/**/*.tsx'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    ssr: {
      build: {
        rolldownOptions: {
          input: SERVER_INPUT,
        },
      },
      // A production install has no development packages, so the build includes what it uses of them.
      ...(command === 'build' && { resolve: { noExternal: true, external: EXTERNAL } }),
    },
  },
}));
