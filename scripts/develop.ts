import { createServer } from 'vite';

// React reads this on load; development mode brings warnings and the style guide.
process.env.NODE_ENV = 'development';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
// Through Vite, so that server and pages share one module graph.
const load = <Module>(path: string): Promise<Module> => vite.ssrLoadModule(path) as Promise<Module>;

const { startPortal } = await load<typeof import('#server/portal.ts')>('/src/server/portal.ts');
const { developmentPages } = await load<typeof import('#server/plugins/development-pages.ts')>(
  '/src/server/plugins/development-pages.ts',
);

await startPortal({
  pages: developmentPages({
    middlewares: vite.middlewares,
    loadBuild: () => load('virtual:react-router/server-build'),
  }),
});
