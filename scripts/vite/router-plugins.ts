import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, withFilter } from 'vite';

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url));

/** Plugins that do nothing in a build, but are asked about every module. */
const OF_DEVELOPMENT = [
  'react-router:inject-hmr-runtime',
  'react-router:hmr-runtime',
  'react-router:react-refresh-babel',
];

const PAGES = /[\\/]src[\\/]web[\\/]/;
const VIRTUAL = /virtual:react-router\//;

/**
 * The modules that each of the other plugins may have to do with, told generously. Without a filter the bundler hands
 * it every module, and waits for its answer.
 */
const FILTERS = [
  { pluginNamePattern: ['react-router'], transform: { id: /\.module\.css/ } },
  { pluginNamePattern: ['react-router:virtual-modules'], resolveId: { id: VIRTUAL }, load: { id: VIRTUAL } },
  {
    pluginNamePattern: [/^react-router:(?:route-chunks-index|build-client-route|split-route-modules|route-exports)$/],
    transform: { id: PAGES },
  },
  { pluginNamePattern: ['react-router:dot-server'], resolveId: { id: /\.server/ } },
  { pluginNamePattern: ['react-router:dot-client'], transform: { id: /\.client/ } },
];

const scriptsOfBrowsers = Promise.withResolvers<void>();

/** The server's list of the browsers' scripts waits for these. */
const listAfterScripts: Plugin = {
  name: 'list-after-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /virtual:react-router\/server-manifest/ },
    handler: () => scriptsOfBrowsers.promise.then(() => undefined),
  },
};

/** Builds browsers' scripts and server at the same time: each leaves a core idle for long. */
const sideBySide: Plugin = {
  name: 'side-by-side',
  apply: 'build',
  config: {
    order: 'post',
    handler: () => ({
      builder: {
        async buildApp({ build, environments: { client, ssr } }) {
          if (!(client && ssr)) throw new Error('There is nothing to build.');
          await rm(BUILD, { recursive: true, force: true });
          const scripts = build(client);
          scripts.then(() => scriptsOfBrowsers.resolve(), scriptsOfBrowsers.reject);
          await Promise.all([scripts, build(ssr)]);
          for (const part of ['client', 'server']) await rm(join(BUILD, part, '.vite'), { recursive: true });
        },
      },
    }),
  },
};

/** React Router's plugins for a build. */
export const routerPlugins = (): Plugin[] => [
  listAfterScripts,
  ...withFilter(
    reactRouter().filter(({ name }) => !OF_DEVELOPMENT.includes(name)),
    FILTERS,
    // Before the one that ends a build.
  ).flatMap((plugin) => (plugin.name === 'prerender' ? [sideBySide] : [plugin])),
];
