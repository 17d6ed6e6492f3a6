import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as build from 'virtual:react-router/server-build';
import fastifyStatic from '@fastify/static';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { VISITOR } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import type { Endpoint } from '#server/endpoint.ts';
import { addressKey } from '#server/limits.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { pagePolicy } from '#server/plugins/headers.ts';
import { metaOf } from '#server/plugins/request-meta.ts';
import { portalContext } from '#web/lib/portal-context.ts';

/** A rendered page, ready to be sent to anybody. */
interface RenderedPage {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  etag: string;
}

/** How long a page may be served again; what changes meanwhile empties the cache at once. */
const FRESH_MS = 30_000;
const CACHE_BYTES = 64 * 1024 * 1024;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the scripts that stand in the page itself. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, script]) =>
    createHash('sha256')
      .update(script ?? '')
      .digest('base64'),
  );

/**
 * The pages: rendered whole as for a visitor, since the token lives in the
 * browser and the HTML is the same for everyone; kept and shared; mounted last,
 * in a scope of its own whose body parsers are removed.
 */
export const pages =
  ({ deps, endpoint }: { deps: Deps; endpoint: Endpoint }): FastifyPluginAsync =>
  async (scope: FastifyInstance) => {
    const handle = createRequestHandler(build);
    const kept = new LRUCache<string, RenderedPage>({
      maxSize: CACHE_BYTES,
      sizeCalculation: (page) => page.body.length + 500,
      ttl: FRESH_MS,
    });
    const underWay = new Map<string, Promise<RenderedPage>>();
    let generation = 0;
    deps.sharedPages.onClear(() => {
      generation += 1;
      kept.clear();
      underWay.clear();
    });

    const render = async (request: FastifyRequest): Promise<RenderedPage> => {
      await deps.limits.take('apiPerAddress', addressKey(request.ip));
      const meta = metaOf(request);
      const context = new RouterContextProvider();
      context.set(portalContext, {
        publicUrl: deps.settings.publicUrl,
        now: deps.now(),
        async call(name, options) {
          const { body, total } = await endpoint.call(name, options, VISITOR, meta);
          return { body, total: total ?? 0 };
        },
      });
      const response = await handle(toWebRequest(request, deps.settings.publicUrl), context);
      const body = Buffer.from(await response.arrayBuffer());
      const headers = [...response.headers].filter(([name]) => name !== 'content-security-policy');
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        headers.push(['content-security-policy', pagePolicy(scriptHashes(body.toString('utf8')))]);
      }
      return {
        status: response.status,
        headers,
        body,
        etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      };
    };

    /** One rendering at a time for each address, however many ask for it. */
    const shared = (request: FastifyRequest): Promise<RenderedPage> => {
      const key = request.url;
      const known = kept.get(key);
      if (known) return Promise.resolve(known);
      const started = underWay.get(key);
      if (started) return started;
      const begun = generation;
      const rendering = render(request)
        .then((page) => {
          // A page that was begun before a change may show what was before it.
          if (begun === generation && (page.status < 300 || page.status === 404 || page.status === 410))
            kept.set(key, page);
          return page;
        })
        .finally(() => {
          if (underWay.get(key) === rendering) underWay.delete(key);
        });
      underWay.set(key, rendering);
      return rendering;
    };

    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

    await scope.register(fastifyStatic, {
      root: join(PACKAGE_ROOT, 'build/client'),
      wildcard: false,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });

    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const readable = request.method === 'GET' || request.method === 'HEAD';
        const page = await (readable ? shared(request) : render(request));
        for (const [name, value] of page.headers) reply.header(name, value);
        if (readable) {
          reply.header('ETag', page.etag);
          if (!reply.hasHeader('cache-control') || page.status !== 200)
            reply.header('Cache-Control', 'public, max-age=0, s-maxage=30, must-revalidate');
          if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
        } else reply.header('Cache-Control', 'no-store');
        return reply.code(page.status).send(page.body);
      },
    });
  };

/** The address is our own, whatever Host says. */
const toWebRequest = (request: FastifyRequest, publicUrl: string): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'authorization' && name !== 'cookie' && value !== undefined) headers.set(name, String(value));
  }
  const body = request.method === 'POST' ? createReadableStreamFromReadable(request.raw) : undefined;
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    ...(body && { body, duplex: 'half' }),
  });
};
