import type { FastifyInstance } from 'fastify';
import { isReachable } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { checkServices } from '#server/services.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer, because the database does; also reports bucket and mail
 * server, without which people are still served. After `stop`, balancers are told to use another instance, and clients
 * to close kept-alive connections.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files' | 'settings'>,
  stop?: AbortSignal,
): void {
  // Set while answering: a connection kept alive for another request would delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (stop?.aborted) reply.header('Connection', 'close');
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (stop?.aborted || !(await isReachable(deps.db))) throw new Problem('UNAVAILABLE', { retryAfter: 2 });
    return { status: 'ready', ...(await checkServices(deps)) };
  });
}
