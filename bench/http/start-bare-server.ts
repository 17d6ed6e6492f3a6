import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { freePort } from '#tests/support/portal.ts';

/** Starts the bare server that a portal is measured against, in a separate process. */
export const startBareServer = async ({ url, databaseUrl }: { url: string; databaseUrl: string | undefined }) => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(PACKAGE_ROOT, 'bench/http/bare-server.ts')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), PORTAL_URL: url, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100 && !(await fetch(`${origin}/page`).catch(() => undefined)); tries += 1)
    await sleep(100);
  return {
    url: origin,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};
