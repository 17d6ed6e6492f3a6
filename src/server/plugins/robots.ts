import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';

const DAY_MS = 86_400_000;

/**
 * `/robots.txt`, and `/.well-known/security.txt`: where to report a weakness. The API is no page, and people's cards, which the home page
 * asks it for, are not for search engines. What stands behind a sign-in says
 * `noindex` itself, which can be read only where reading is allowed.
 */
export function registerRobots(
  app: FastifyInstance,
  { publicUrl, securityContact }: Pick<Settings, 'publicUrl' | 'securityContact'>,
): void {
  const text = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
  // RFC 9116 asks for an end within a year; ours moves on with each day.
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = `${new Date(Date.now() + 180 * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`;
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ];
    return reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(lines.join('\n'));
  });
}
