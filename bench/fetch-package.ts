import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Fetches a package that only a measurement needs into its own folder with npm.
 * @param name without its version
 * @param version exactly
 */
export const fetchPackage = async (
  name: string,
  version: string,
): Promise<{ main: unknown; remove: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'avsar-bench-'));
  await promisify(execFile)('npm', ['install', '--no-save', '--prefix', folder, `${name}@${version}`]);
  const main: unknown = createRequire(join(folder, 'index.js'))(name);
  return { main, remove: () => rm(folder, { recursive: true, force: true }) };
};
