const { options } = require('./.dependency-cruiser.cjs');

/**
 * Cycles between the modules' folders, without their tests: these use other
 * modules by way of what all tests share.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-module-cycle',
      severity: 'error',
      comment: '3. No cycle between modules: a change in one must not come back to it.',
      scope: 'folder',
      from: { path: '^src/server/modules/[^/]+$' },
      to: { circular: true, viaOnly: '^src/server/modules/' },
    },
  ],
  options: { ...options, exclude: { path: '[.]test[.]ts$' }, includeOnly: '^src/server/modules/' },
};
