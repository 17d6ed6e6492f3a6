import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';

/**
 * `/robots.txt`. The API is no page, and people's cards, which the home page
 * asks it for, are not for search engines. What stands behind a sign-in says
 * `noindex` itself, which can be read only where reading is allowed.
 */
export function registerRobots(app: FastifyInstance, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const text = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
}
