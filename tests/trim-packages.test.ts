import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';

test('an install keeps code, declarations and licences, and what npm reads, and drops the rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'avsar-trim-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const kept = [
    '@napi-rs/canvas/package.json',
    '@scope/tool/LICENSE.md',
    '@scope/tool/dist/index.d.ts',
    '@scope/tool/dist/index.js',
    '@scope/tool/dist/test/is-test.js',
    '@scope/tool/node_modules/inner/test.js',
    '@scope/tool/package.json',
    'docx/dist/index.mjs',
    'test/index.js',
  ];
  const dropped = [
    '@napi-rs/canvas/index.js',
    '@scope/tool/README.md',
    '@scope/tool/dist/index.js.map',
    '@scope/tool/node_modules/inner/test/all.js',
    '@scope/tool/src/index.ts',
    '@scope/tool/test/package.json',
    'docx/dist/index.cjs',
  ];
  for (const path of [...kept, ...dropped]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  execFileSync(process.execPath, ['scripts/trim-packages.mjs', folder], { cwd: PACKAGE_ROOT });
  const left = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = left.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.sort()).toEqual(kept.map((path) => join(folder, path)));
});
