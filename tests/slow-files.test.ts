import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { SLOW_FILES } from './support/slow-files.ts';

test('each of the slow files is there', () => {
  expect(SLOW_FILES.filter((path) => !existsSync(join(PACKAGE_ROOT, path)))).toEqual([]);
});
