import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { addMissing, missingOptionals, readLock } from './lock-file.ts';

/**
 * Adds optional packages of other systems that npm left out to package-lock.json. npm omits them when its registry does
 * not hold them, and `npm ci` then refuses the file. Run it after each `npm install`.
 */
const PATH = join(PACKAGE_ROOT, 'package-lock.json');
const lock = readLock(readFileSync(PATH, 'utf8'));
const missing = missingOptionals(lock);
if (missing.length > 0) {
  addMissing(lock, missing);
  writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(missing.length === 0 ? 'The lock file is complete.' : `Named ${missing.length} packages of other systems.`);
