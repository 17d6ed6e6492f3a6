import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { Settings } from '#server/settings.ts';

/** A worker runs under the policy of its own file: this one asks the portal for pages, and nobody else for anything. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * `/sw.js`: at the root, so that it may answer for every page. Browsers look whether it has changed; each build's is
 * another one, so that it puts aside the pages of that build. SERVICE_WORKER=off sends the one that takes it away again.
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
