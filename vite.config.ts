import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

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
            // What most pages load anyway packs better, and arrives sooner, in one piece than in twenty.
            codeSplitting: {
              groups: [{ name: 'shared', minShareCount: 17, test: /[\\/]src[\\/]web[\\/]|lucide-react/ }],
            },
          },
        },
      },
    },
    // The server is the input of the server's build, so that pages and server share one module graph.
    ssr: { build: { rolldownOptions: { input: './src/server/main.ts' } } },
  },
});
