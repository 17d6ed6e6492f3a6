import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Connect } from 'vite';
import type { Deps } from '#server/deps.ts';
import type { Endpoint } from '#server/endpoint.ts';
import { pageRenderer } from '#server/plugins/page-renderer.ts';
import { portalContext } from '#web/lib/portal-context.ts';

/** What Vite provides in development: its middlewares, and the newest build of the routes. */
export interface Workshop {
  middlewares: Connect.Server;
  loadBuild(): Promise<ServerBuild>;
}

/** Serves the pages in development: nothing is cached, and Vite's scripts and styles are allowed. */
export const developmentPages =
  (workshop: Workshop) =>
  ({ deps, endpoint }: { deps: Deps; endpoint: Endpoint }): FastifyPluginAsync =>
  async (scope: FastifyInstance) => {
    scope.addHook('onRequest', (request, reply, done) => {
      reply.raw.once('finish', () => reply.hijack());
      workshop.middlewares(request.raw, reply.raw, () => done());
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const renderPage = await pageRenderer({
          deps,
          endpoint,
          pages: { language: 'en', build: await workshop.loadBuild(), portalContext },
        });
        const response = await renderPage(request);
        reply.code(response.status).removeHeader('content-security-policy');
        for (const [name, value] of response.headers) reply.header(name, value);
        return reply.send(Buffer.from(await response.arrayBuffer()));
      },
    });
  };
