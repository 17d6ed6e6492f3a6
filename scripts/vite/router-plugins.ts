import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { type Plugin, withFilter } from 'vite';

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url));

/** Plugins that serve development, or look for `.server` modules, of which there are none. */
const UNUSED = [
  'react-router:dot-server',
  'react-router:inject-hmr-runtime',
  'react-router:hmr-runtime',
  'react-router:react-refresh-babel',
];

const PAGE = /[\\/]src[\\/]web[\\/](?:root|pages[\\/].+)\.tsx?(?:\?|$)/;
/** Ends a page whose components have their props. */
const DONE = '/* with props */';
const VIRTUAL = /virtual:react-router\//;

/** The modules that each of the other plugins is for. Without a filter, the bundler asks it about every module. */
const FILTERS = [
  { pluginNamePattern: ['react-router'], transform: { id: /\.module\.css$/ } },
  { pluginNamePattern: ['react-router:virtual-modules'], resolveId: { id: VIRTUAL }, load: { id: VIRTUAL } },
  { pluginNamePattern: ['react-router:route-chunks-index'], transform: { id: PAGE } },
  { pluginNamePattern: ['react-router:route-exports'], transform: { id: PAGE, code: { exclude: DONE } } },
  {
    pluginNamePattern: ['react-router:build-client-route'],
    transform: { id: /\?__react-router-build-client-route$/ },
  },
  { pluginNamePattern: ['react-router:split-route-modules'], transform: { id: /\?route-chunk=/ } },
  { pluginNamePattern: ['react-router:dot-client'], transform: { id: /\.client\.tsx?$/ } },
];

const COMPONENT = /^export (default )?function (\w+)\(/gm;
const OTHERWISE_WRITTEN =
  /^export (?:default (?!function \w)|(?:async function|const|class) (?:HydrateFallback|ErrorBoundary)\b)/m;
const SERVER_EXPORT = /^export (?:(?:async )?function |const |\{[^}]*\b)(?:loader|action|middleware|headers)\b/m;
const WRAPPERS: Readonly<Record<string, string>> = {
  default: 'UNSAFE_withComponentProps',
  HydrateFallback: 'UNSAFE_withHydrateFallbackProps',
  ErrorBoundary: 'UNSAFE_withErrorBoundaryProps',
};

/**
 * Hands the components of a page their props, as `react-router:route-exports` does by parsing and printing the page: a
 * tenth of the build. Left to that plugin are pages that are written in another way, or that have exports which browsers
 * must not get.
 */
const componentsWithProps: Plugin = {
  name: 'components-with-props',
  apply: 'build',
  transform: {
    filter: { id: PAGE },
    handler(code) {
      if (OTHERWISE_WRITTEN.test(code)) return undefined;
      if (this.environment.name === 'client' && SERVER_EXPORT.test(code)) return undefined;
      const wrapped: string[] = [];
      const plain = code.replace(COMPONENT, (whole, isDefault: string | undefined, name: string) => {
        const exported = isDefault ? 'default' : name;
        const wrapper = WRAPPERS[exported];
        if (!wrapper) return whole;
        wrapped.push(
          `import { ${wrapper} as wrap${name} } from 'react-router';`,
          `const withProps${name} = wrap${name}(${name});`,
          `export { withProps${name} as ${exported} };`,
        );
        return `function ${name}(`;
      });
      return { code: [plain, ...wrapped, DONE].join('\n'), map: null };
    },
  },
};

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
    reactRouter().filter(({ name }) => !UNUSED.includes(name)),
    FILTERS,
  ).flatMap((plugin) => {
    if (plugin.name === 'react-router:route-exports') return [componentsWithProps, plugin];
    // Before the one that ends a build.
    return plugin.name === 'prerender' ? [sideBySide] : [plugin];
  }),
];
