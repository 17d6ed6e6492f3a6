import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes from the installed packages what nothing here reads: source maps, and the C headers that come with Node's
 * binary. npm runs it after each install. Plain JavaScript: it may run under a Node that reads no TypeScript.
 */
const PACKAGES = join(import.meta.dirname, '../node_modules');

/** @param {string} folder */
const trim = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile() && /\.(?:[cm]?js|css|[cm]?ts)\.map$/.test(entry.name)) rmSync(path);
    else if (!entry.isDirectory()) continue;
    else if (/[\\/]node-[\w-]+[\\/]include$/.test(path)) rmSync(path, { recursive: true });
    else trim(path);
  }
};

trim(PACKAGES);
