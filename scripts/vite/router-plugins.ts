import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, withFilter } from 'vite';

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

/** React Router's plugins for a build. */
export const routerPlugins = (): Plugin[] =>
  withFilter(
    reactRouter().filter(({ name }) => !OF_DEVELOPMENT.includes(name)),
    FILTERS,
  );
