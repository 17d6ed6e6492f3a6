import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of package.json, for both source and the bundle under `build/`. */
export const PACKAGE_ROOT = (function climb(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json stands above the server.');
  return climb(parent);
})(import.meta.dirname);
