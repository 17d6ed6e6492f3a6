import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { portalContext } from '#web/lib/portal-context.ts';

const RENDER_LIMIT_MS = 10_000;

/**
 * Renders a page completely before sending it, so that the content-security policy can list its inline scripts by hash.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const nonce = loadContext.get(portalContext).scriptMark;
  return new Promise((resolve, reject) => {
    const page = <ServerRouter context={routerContext} url={request.url} nonce={nonce} />;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Nothing is streamed: content moved to the end of the page would be visible only with scripts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        const body = new PassThrough();
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    setTimeout(abort, RENDER_LIMIT_MS).unref();
  });
}
