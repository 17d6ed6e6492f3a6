import type { FastifyInstance } from 'fastify';
import { isReachable } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer, since the database does. */
export function registerHealth(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    if (!(await isReachable(db))) throw new Problem('UNAVAILABLE', { retryAfter: 2 });
    return { status: 'ready' };
  });
}
