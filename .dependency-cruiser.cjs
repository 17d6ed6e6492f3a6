/**
 * Who may import whom: the six rules of docs/architecture.md.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const MODULE = '^src/server/modules/([^/]+)/';
const TEST = '[.]test[.]tsx?$';
const ORM = '^node_modules/(drizzle-orm|pg|pg-boss)/';
const TABLES = '^src/server/database/schema/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule(
      'contract-alone',
      '1. The contract imports only the contract and zod.',
      { path: '^src/contract/', pathNot: TEST },
      { pathNot: ['^src/contract/', '^node_modules/zod/'] },
    ),
    rule('web-not-server', '2. The web never imports the server.', { path: '^src/web/' }, { path: '^src/server/' }),
    rule(
      'server-not-web',
      '2. The server never imports the web, but for the plugin that mounts the pages.',
      { path: '^src/server/', pathNot: '^src/server/plugins/page-renderer[.]ts$' },
      { path: '^src/web/' },
    ),
    rule(
      'server-not-demo',
      '2. Only the start loads the demo data.',
      { path: '^src/server/', pathNot: '^src/server/portal[.]ts$' },
      { path: '^src/demo/' },
    ),
    rule(
      'module-by-public',
      '3. A module reaches another only through its public.ts.',
      { path: MODULE, pathNot: TEST },
      { path: MODULE, pathNot: ['^src/server/modules/$1/', '^src/server/modules/[^/]+/public[.]ts$'] },
    ),
    rule(
      'server-by-public',
      '3. So do the demo data and the rest of the server, but for the handlers, which name the use cases.',
      { path: '^src/(server|demo)/', pathNot: ['^src/server/modules/', '^src/server/handlers/', TEST] },
      { path: MODULE, pathNot: '^src/server/modules/[^/]+/public[.]ts$' },
    ),
    rule(
      'sql-in-stores',
      '4. Only stores, the database, scripts and tests know the ORM and the tables.',
      { path: '^src/', pathNot: ['^src/server/database/', '[.]store[.]ts$', TEST] },
      { path: [ORM, TABLES] },
    ),
    rule(
      'modules-know-no-http',
      '4. Modules know neither HTTP nor React.',
      { path: '^src/server/modules/', pathNot: TEST },
      {
        path: [
          '^node_modules/(fastify|@fastify|react|react-dom|react-router)(/|$)',
          '^src/server/plugins/',
          '^src/server/app[.]ts$',
        ],
      },
    ),
    rule(
      'policy-alone',
      '4. A policy is pure: it imports only the contract.',
      { path: '-policy[.]ts$' },
      { pathNot: '^src/contract/' },
    ),
    rule(
      'design-system-knows-no-feature',
      '5. Components and the library know neither features nor pages.',
      { path: '^src/web/(components|lib)/' },
      { path: '^src/web/(features|pages)/' },
    ),
    rule(
      'features-know-no-page',
      '5. What areas share of a feature knows none of their pages.',
      { path: '^src/web/features/' },
      { path: '^src/web/pages/' },
    ),
    rule(
      'area-knows-no-other',
      '5. An area never imports another; what they share moves down.',
      { path: '^src/web/pages/([^/]+)/', pathNot: TEST },
      { path: '^src/web/pages/[^/]+/', pathNot: '^src/web/pages/$1/' },
    ),
    rule(
      'react-aria-in-pickers',
      '5. React Aria is for the two pickers alone.',
      { pathNot: '^src/web/components/(combobox|tag-field)[.]tsx$' },
      { path: '^node_modules/(react-aria|react-stately|@react-aria)' },
    ),
    rule(
      'no-cycle',
      '6. No cycles; a type alone makes none at run time.',
      {},
      {
        circular: true,
        viaOnly: { dependencyTypesNot: ['type-only'] },
      },
    ),
    rule(
      'no-orphan',
      '6. No orphans: what nobody imports and nothing starts is left over.',
      {
        orphan: true,
        path: '^src/',
        pathNot: [
          TEST,
          '[.]d[.]ts$',
          '^src/server/main[.]ts$',
          '^src/web/(root|entry[.](client|server))[.]tsx$',
          '^src/web/routes[.]ts$',
          '^src/web/service-worker/',
        ],
      },
      {},
    ),
    rule('resolvable', 'What is imported exists.', {}, { couldNotResolve: true, pathNot: ['^virtual:', '[+]types/'] }),
  ],
  options: {
    // TypeScript 7 has no JavaScript API yet, so the files are read by swc.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|var|node_modules/[.])' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
