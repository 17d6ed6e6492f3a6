import type { FastifyRequest } from 'fastify';
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Language, withoutLanguage } from '#contract/languages.ts';
import { VISITOR } from '#server/caller.ts';
import { demoDataShown } from '#server/database/demo-mark.ts';
import type { Deps } from '#server/deps.ts';
import type { Endpoint } from '#server/endpoint.ts';
import { addressKey } from '#server/limits.ts';
import type { PageTag } from '#server/page-cache.ts';
import { ownAddress } from '#server/plugins/own-address.ts';
import { goesByToken } from '#server/plugins/own-origin.ts';
import { tagsOf, tagsOfFailure } from '#server/plugins/page-tags.ts';
import { toProblem } from '#server/plugins/problems.ts';
import { metaOf } from '#server/plugins/request-meta.ts';
import { isProblem } from '#server/problem.ts';
import { speaking } from '#texts/spoken.ts';
import type { portalContext } from '#web/lib/portal-context.ts';

export interface Rendering {
  /** The cache address of a shared page; without it, the address of the request. */
  url?: URL;
  /** The nonce of all our scripts. */
  scriptMark?: string;
  /** Collects the tags of what the page shows. */
  tags?: Set<PageTag>;
}

/** Renders the page of a request as for a visitor: its loaders call the use cases in-process. */
export type PageRenderer = (request: FastifyRequest, rendering?: Rendering) => Promise<Response>;

interface RendererParts {
  deps: Deps;
  endpoint: Endpoint;
  pages: Pages;
}

/** The build of the pages in one language. */
export interface Pages {
  language: Language;
  build: ServerBuild;
  /** The context through which the loaders make calls: each build has its own. */
  portalContext: typeof portalContext;
}

/** How long the last result is reused, so that uncached pages do not query each time. */
const DEMO_MS = 5_000;

const demoDataLately = ({ db, now }: Pick<Deps, 'db' | 'now'>): (() => ReturnType<typeof demoDataShown>) => {
  let last: { at: number; shown: ReturnType<typeof demoDataShown> } | undefined;
  return () => {
    const at = now().getTime();
    if (!last || Math.abs(at - last.at) >= DEMO_MS) {
      const shown = demoDataShown(db);
      const asked = { at, shown };
      last = asked;
      // A failed query is repeated for the next page; the page waiting for it reports the error.
      shown.catch(() => {
        if (last === asked) last = undefined;
      });
    }
    return last.shown;
  };
};

export async function pageRenderer({ deps, endpoint, pages }: RendererParts): Promise<PageRenderer> {
  const { build, language, portalContext } = pages;
  const handle = createRequestHandler({
    ...build,
    entry: {
      ...build.entry,
      module: {
        ...build.entry.module,
        // A wrong address or method is the visitor's mistake and is not logged; a Problem is an answer.
        handleError(error, { request }) {
          if (isRouteErrorResponse(error) || isProblem(error) || request.signal.aborted) return;
          // The rest of the address is what somebody typed.
          const [, page = ''] = withoutLanguage(new URL(request.url).pathname).split('/');
          deps.log.error({ err: error, page: `/${page}` }, 'a page failed');
        },
      },
    },
  });
  const demoData = demoDataLately(deps);
  return async (request, { url = ownAddress(request.url, deps.settings.publicUrl), scriptMark, tags } = {}) => {
    await deps.limits.take('pagePerAddress', addressKey(request.ip));
    const meta = metaOf(request);
    const context = new RouterContextProvider();
    context.set(portalContext, {
      publicUrl: deps.settings.publicUrl,
      now: deps.now(),
      retention: deps.settings.retention,
      demoData: await demoData(),
      scriptMark,
      async call(name, options) {
        try {
          const { body, total } = await endpoint.call(name, options, VISITOR, meta);
          for (const tag of tagsOf(name, body)) tags?.add(tag);
          return { body, total: total ?? 0 };
        } catch (error) {
          for (const tag of tagsOfFailure()) tags?.add(tag);
          // A temporary outage and refused input are also answers, not failures of the page.
          const problem = toProblem(error);
          throw problem.code === 'UNAVAILABLE' || problem.code === 'INVALID_INPUT' ? problem : error;
        }
      },
    });
    return speaking(language, () => handle(toWebRequest(request, url), context));
  };
}

/** Uses our own address, regardless of Host. Shared pages are rendered from the address alone. */
const toWebRequest = (request: FastifyRequest, url: URL): Request => {
  // HEAD shares the page rendered for GET, so the page must be rendered completely for it too.
  if (request.method !== 'POST') return new Request(url);
  const headers = new Headers();
  for (const name of ['content-type', 'accept', 'origin', 'user-agent'] as const) {
    const value = request.headers[name];
    if (name === 'origin' && goesByToken(request)) continue;
    if (value !== undefined) headers.set(name, value);
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;
  return new Request(url, { method: 'POST', headers, body });
};
