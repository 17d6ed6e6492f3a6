import type { FastifyInstance } from 'fastify';
import { ROUTES } from '#contract/routes.ts';
import { Problem } from '#server/problem.ts';

const CALLS = Object.values(ROUTES).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Whatever else is asked of the API gets the API's answer, never the pages' HTML, and is not read at all. */
export function registerUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*', '/files', '/files/*']) {
    app.all(
      url,
      {
        onRequest: async (request, reply) => {
          const [path = ''] = request.url.split('?');
          const methods = CALLS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
          // Known path and method, yet no route took it: an id longer than any of ours.
          if (methods.some((method) => method === request.method)) throw new Problem('NOT_FOUND');
          if (methods.length === 0) throw new Problem('ENDPOINT_NOT_FOUND');
          const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
          reply.header('Allow', [...new Set(allowed)].join(', '));
          throw new Problem('METHOD_NOT_ALLOWED');
        },
      },
      () => undefined,
    );
  }
}
