import type { FastifyInstance } from 'fastify';
import { isReachable } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { checkServices } from '#server/services.ts';

/**
 * `/healthz`: the process lives. `/readyz`: it can answer, since the database does; it tells of bucket and mail server
 * too, without which people are served all the same. Once `stop` is asked for, balancers are to look for another
 * instance, and whoever keeps a connection open for the next request is told to close it.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files' | 'settings'>,
  stop?: AbortSignal,
): void {
  // As it is answered: kept open for another request, a connection would hold the end up.
  app.addHook('onSend', async (_request, reply) => {
    if (stop?.aborted) reply.header('Connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (stop?.aborted || !(await isReachable(deps.db))) throw new Problem('UNAVAILABLE', { retryAfter: 2 });
    return { status: 'ready', ...(await checkServices(deps)) };
  });
}
