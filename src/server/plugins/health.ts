import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isReachable } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { checkServices } from '#server/services.ts';

/** Longest time that a starting instance leaves its requests to others. */
const LOADING_MS = 60_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer, because the database does and the search has loaded the
 * jobs, without which many searches take seconds; also reports bucket and mail server, without which people are still
 * served. After `stop`, balancers are told to use another instance, and clients
 * to close kept-alive connections.
 */
export function registerHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files' | 'searchIndex' | 'settings'>,
  stop?: AbortSignal,
): void {
  // Set while answering: a connection kept alive for another request would delay the shutdown.
  app.addHook('onSend', async (_request, reply) => {
    if (stop?.aborted) reply.header('Connection', 'close');
  });
  let isLoading = deps.searchIndex !== undefined;
  void Promise.race([deps.searchIndex?.ready, sleep(LOADING_MS, undefined, { ref: false })]).then(() => {
    isLoading = false;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    // Expected at every start and stop, unlike an answer that the log reports as overload.
    if (stop?.aborted || isLoading)
      return reply
        .code(503)
        .headers({ 'Retry-After': '2', 'Cache-Control': 'no-store' })
        .send({ status: stop?.aborted ? 'stopping' : 'loading' });
    if (!(await isReachable(deps.db))) throw new Problem('UNAVAILABLE', { retryAfter: 2 });
    return { status: 'ready', ...(await checkServices(deps)) };
  });
}
