import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { buildPortal, NoBuildTools } from './build.ts';
import { UnusableSetting } from './built-languages.ts';

// React reads this on load; its development build is slower and writes to the log.
process.env.NODE_ENV ??= 'production';

// npm starts the portal through a shell, and some shells exit without forwarding npm's stop signal: the portal would
// stay behind.
if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

try {
  await buildPortal({ report: console.log });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof NoBuildTools || error instanceof UnusableSetting ? 2 : 1);
}
await import(pathToFileURL(join(PACKAGE_ROOT, 'build/server/main.js')).href);
