import type { FastifyInstance } from 'fastify';
import type { Settings } from '#server/settings.ts';

const DAY_MS = 86_400_000;

/**
 * Serves `/robots.txt`, and `/.well-known/security.txt`: where to report a vulnerability. Search engines must not index
 * the API, including people's cards, which the home page loads from it. Pages behind the sign-in have `noindex`, which
 * crawlers only see where reading is allowed.
 */
export function registerRobots(
  app: FastifyInstance,
  { publicUrl, securityContact }: Pick<Settings, 'publicUrl' | 'securityContact'>,
): void {
  const text = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
  // RFC 9116 requires an expiry within a year; ours moves along each day.
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
