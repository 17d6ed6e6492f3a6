import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import * as build from 'virtual:react-router/server-build';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ALL_LANGUAGES, LANGUAGES, type Language, languageOfPath } from '#contract/languages.ts';
import { dayInIndia } from '#contract/rules.ts';
import type { Deps } from '#server/deps.ts';
import { doorOf } from '#server/door.ts';
import type { Endpoint } from '#server/endpoint.ts';
import { keepPages } from '#server/kept-pages.ts';
import { addressKey } from '#server/limits.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import type { PageTag } from '#server/page-cache.ts';
import { sendBusyPage } from '#server/plugins/busy-page.ts';
import { ASSET_POLICY, pagePolicy } from '#server/plugins/headers.ts';
import { watchScripts } from '#server/plugins/missing-scripts.ts';
import { ownAddress } from '#server/plugins/own-address.ts';
import { assertOwnOrigin, goesByToken } from '#server/plugins/own-origin.ts';
import { carryAlong, pageAddress } from '#server/plugins/page-address.ts';
import { scriptsAfterText } from '#server/plugins/page-head.ts';
import { type Pages, pageRenderer, type Rendering } from '#server/plugins/page-renderer.ts';
import { newScriptMark, sealScripts } from '#server/plugins/page-scripts.ts';
import { toProblem } from '#server/plugins/problems.ts';
import { registerServiceWorker } from '#server/plugins/service-worker.ts';
import { withSpan } from '#server/tracing.ts';
import { timed } from '#server/work-metrics.ts';
import { createWorkQueue } from '#server/work-queue.ts';
import { speaking } from '#texts/spoken.ts';
import { portalContext } from '#web/lib/portal-context.ts';

/** Compression of cached pages: done once, so at a higher level than on the fly. */
const PACKINGS = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body, { level: 7 }),
};

type Packing = keyof typeof PACKINGS;

/** Returns the best compression that the browser accepts. */
const packingFor = (request: FastifyRequest): Packing | undefined => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((packing) => accepted.includes(packing));
};

/** A rendered page that is the same for everybody. */
interface RenderedPage {
  status: number;
  headers: [name: string, value: string][];
  body: Buffer;
  etag: string;
  /** The compressed bodies so far. */
  packed: Map<Packing, Promise<Buffer>>;
}

/** How long a cached page may be served; changes meanwhile evict the pages that show them. */
const FRESH_MS = 30_000;
const CACHE_BYTES = 64 * 1024 * 1024;

/**
 * While some renderings wait for the database, others keep the cores busy; a request that cannot be served within a
 * second is refused before that.
 */
const RENDERINGS = { atOnce: availableParallelism() + 2, waiting: 200, waitMs: 250, retryAfter: 2 };

/** English pages share the server's modules; those of another language have a copy of what they load. */
const pagesOf = async (language: Language): Promise<Pages> => {
  if (language === 'en') return { language, build, portalContext };
  const own: Omit<Pages, 'language'> = await import(
    pathToFileURL(join(PACKAGE_ROOT, 'build', language, 'server/pages.js')).href
  );
  const { base } = LANGUAGES[language];
  return { language, build: { ...own.build, basename: base }, portalContext: own.portalContext };
};

const allPages = (): Promise<Pages[]> => Promise.all(ALL_LANGUAGES.map(pagesOf));

/** The limit of a form posted without scripts, with its two files. */
const FORM_LIMIT = 12 * 1024 * 1024;

/**
 * Serves the pages: rendered completely as for a visitor, since the token is in the browser and the HTML is the same
 * for everybody; cached and shared; mounted last, in a separate scope without body parsers.
 */
export const pages =
  ({ deps, endpoint }: { deps: Deps; endpoint: Endpoint }): FastifyPluginAsync =>
  async (scope: FastifyInstance) => {
    const renderers = new Map(
      await Promise.all(
        (await allPages()).map(
          async (pages) => [pages.language, await pageRenderer({ deps, endpoint, pages })] as const,
        ),
      ),
    );
    const kept = keepPages<RenderedPage>({
      pageCache: deps.pageCache,
      freshMs: FRESH_MS,
      // Includes the compressed bodies, a third of the size at most.
      most: { size: CACHE_BYTES, sizeOf: (page) => page.body.length * 2 },
    });
    const renderings = createWorkQueue({ ...RENDERINGS, before: doorOf(scope.server).letIn });

    const render = async (
      request: FastifyRequest,
      shared: Pick<Rendering, 'url' | 'tags'> = {},
    ): Promise<RenderedPage> => {
      const mark = newScriptMark();
      const { pathname } = shared.url ?? ownAddress(request.url, deps.settings.publicUrl);
      const language = languageOfPath(pathname);
      const renderPage = renderers.get(language) ?? renderers.get('en');
      if (!renderPage) throw new Error('No pages are built.');
      const [response, whole] = await timed('render', () =>
        withSpan('render', { 'avsar.language': language }, async () => {
          const rendered = await renderPage(request, { ...shared, scriptMark: mark });
          return [rendered, await rendered.arrayBuffer()] as const;
        }),
      );
      let body = Buffer.from(whole);
      const headers = [...response.headers].filter(([name]) => name !== 'content-security-policy');
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        const watched = speaking(language, () => watchScripts(body.toString('utf8'), mark));
        const { html, hashes } = sealScripts(scriptsAfterText(watched), mark);
        body = Buffer.from(html);
        headers.push(['content-security-policy', pagePolicy(hashes)]);
      }
      return {
        status: response.status,
        headers,
        body,
        // Weak: differently compressed bodies are the same page.
        etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
        packed: new Map(),
      };
    };

    /**
     * Renders each address only once for all concurrent requests; the number of renderings is limited, in turn by
     * client.
     */
    const shared = (request: FastifyRequest): Promise<RenderedPage> => {
      const url = pageAddress(request.url, deps.settings.publicUrl);
      // Deadlines end at midnight: yesterday's pages must not be served today.
      const key = `${dayInIndia(deps.now())} ${url.pathname}${url.search}`;
      return kept.get(key, () =>
        renderings.run(addressKey(request.ip), async () => {
          const tags = new Set<PageTag>();
          const page = await render(request, { url, tags });
          // Pages that are not found are not cached: unusual addresses would evict popular pages.
          return { page, tags, keep: page.status < 300 || page.status === 410 };
        }),
      );
    };

    scope.setErrorHandler((error, request, reply) => {
      const problem = toProblem(error);
      if (problem.code !== 'UNAVAILABLE' && problem.code !== 'TOO_MANY_REQUESTS') throw error;
      return speaking(languageOfPath(ownAddress(request.url, deps.settings.publicUrl).pathname), () =>
        sendBusyPage(reply, problem),
      );
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, body),
    );

    await scope.register(fastifyStatic, {
      root: join(PACKAGE_ROOT, 'build/client'),
      wildcard: false,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', '**/*.map'],
      cacheControl: false,
      setHeaders(reply, path) {
        // A worker runs under the policy of its own file, and `sandbox` would prevent it from starting: pdf.js uses a
        // worker.
        if (path.includes('/assets/')) reply.header('Content-Security-Policy', ASSET_POLICY);
        reply.header(
          'Cache-Control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });

    await registerServiceWorker(scope, deps.settings);

    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        const readable = request.method === 'GET' || request.method === 'HEAD';
        if (!readable && !goesByToken(request)) assertOwnOrigin(request, deps.settings);
        const page = await (readable ? shared(request) : render(request));
        for (const [name, value] of page.headers) reply.header(name, value);
        const location = page.headers.find(([name]) => name === 'location')?.[1];
        if (readable && location !== undefined)
          reply.header('Location', carryAlong(location, request.url, deps.settings.publicUrl));
        if (page.status === 503 || page.status === 429) reply.header('Retry-After', 2);
        if (readable) {
          reply.header('ETag', page.etag);
          if (!reply.hasHeader('cache-control') || page.status !== 200)
            reply.header(
              'Cache-Control',
              // A failure may be gone within a second.
              page.status < 500 ? 'public, max-age=0, s-maxage=5, must-revalidate' : 'no-store',
            );
          if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
        } else reply.header('Cache-Control', 'no-store');
        return sendPacked(reply.code(page.status), request, page);
      },
    });
  };

/** Sends the smallest body that the browser accepts, compressed once for everybody. */
const sendPacked = async (reply: FastifyReply, request: FastifyRequest, page: RenderedPage): Promise<FastifyReply> => {
  reply.header('Vary', 'Accept-Encoding');
  const packing = packingFor(request);
  if (!packing || page.body.length < 1_024) return reply.send(page.body);
  const packed = page.packed.get(packing) ?? PACKINGS[packing](page.body);
  page.packed.set(packing, packed);
  const body = await packed;
  return reply.header('Content-Encoding', packing).send(body);
};
