import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** What belongs to one area or to one dialog, however many of its pages share it. */
const OF_ONE_AREA =
  /[\\/]pages[\\/](?!public[\\/](?!info[\\/]))|[\\/]words[\\/]en[\\/](?!components|content|formats|jobs|pages|public)|[\\/](?:sign-in|styleguide)[\\/]/;
/** Only where something is filled in. */
const FORM_PARTS =
  /react-hook-form|[\\/]lib[\\/](?:drafts|form-errors|request-key)\.|[\\/]components[\\/]error-summary\./;

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
            // A weak line pays for every request: what several pages load anyway packs better, and arrives sooner,
            // in one piece than in forty.
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  minShareCount: 6,
                  priority: 2,
                  test: (id) =>
                    /[\\/]src[\\/](?:web|contract)[\\/]|lucide-react/.test(id) &&
                    [OF_ONE_AREA, FORM_PARTS].every((parts) => !parts.test(id)),
                },
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
