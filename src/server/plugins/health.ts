import type { FastifyInstance } from 'fastify';
import { isReachable } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { checkServices } from '#server/services.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can answer, since the database does; it tells of bucket and mail server
 * too, without which people are served all the same.
 */
export function registerHealth(app: FastifyInstance, deps: Pick<Deps, 'db' | 'files' | 'settings'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isReachable(deps.db))) throw new Problem('UNAVAILABLE', { retryAfter: 2 });
    return { status: 'ready', ...(await checkServices(deps)) };
  });
}
