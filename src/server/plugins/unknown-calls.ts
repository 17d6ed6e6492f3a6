import type { FastifyInstance } from 'fastify';
import { ROUTES } from '#contract/routes.ts';
import { Problem } from '#server/problem.ts';

const CALLS = Object.values(ROUTES).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** Answers all other requests to the API with a problem, never with HTML, and without reading their bodies. */
export function registerUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api', '/api/*', '/files', '/files/*']) {
    app.all(
      url,
      {
        onRequest: async (request, reply) => {
          const [path = ''] = request.url.split('?');
          const methods = CALLS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
          // The path and method are known but no route matched: the id is longer than any of ours.
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
