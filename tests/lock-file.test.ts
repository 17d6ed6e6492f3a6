import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { addMissing, missingOptionals, readLock } from '../scripts/lock-file.ts';
import { checkPackages } from '../scripts/others/check-packages.ts';

test('the lock file names the optional packages of every system; else run: npm run lock', () => {
  const lock = readLock(readFileSync(join(PACKAGE_ROOT, 'package-lock.json'), 'utf8'));
  expect(missingOptionals(lock)).toEqual([]);
});

test('a package that npm left out is named for its own system alone', () => {
  const lock = readLock(
    JSON.stringify({
      packages: {
        'node_modules/tool': {
          version: '2.0.0',
          dev: true,
          optionalDependencies: { '@tool/linux-x64': '2.0.0', '@tool/darwin-arm64': '2.0.0' },
        },
        'node_modules/@tool/linux-x64': { version: '2.0.0' },
      },
    }),
  );
  addMissing(lock, missingOptionals(lock));
  expect(missingOptionals(lock)).toEqual([]);
  expect(lock.packages['node_modules/@tool/darwin-arm64']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    optional: true,
    os: ['darwin'],
  });
});

test('whatever a production install brings is pinned, and free to use', { timeout: 60_000 }, async () => {
  const checks = await checkPackages();
  expect(checks.map(({ tool, complaints }) => [tool, complaints])).toEqual(checks.map(({ tool }) => [tool, []]));
});
