import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { Settings } from '#server/settings.ts';

/** A worker runs under the policy of its own file: this one may only fetch from the portal. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves `/sw.js`, at the root so that it can handle every page. Browsers check it for changes; it differs in each
 * build, so that it caches that build's pages. SERVICE_WORKER=off serves one that removes it.
 */
export async function registerServiceWorker(
  scope: FastifyInstance,
  { serviceWorker }: Pick<Settings, 'serviceWorker'>,
): Promise<void> {
  const build = join(PACKAGE_ROOT, 'build');
  const script = await readFile(join(build, `client/service-worker/${serviceWorker ? 'on' : 'off'}.js`), 'utf8');
  const stamp = await readFile(join(build, 'stamp'), 'utf8').catch(() => '');
  scope.get('/sw.js', (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': WORKER_POLICY })
      .type('text/javascript; charset=utf-8')
      .send(`/* ${stamp} */\n${script}`),
  );
}
