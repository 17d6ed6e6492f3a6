import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { createEndpoint, type Endpoint } from '#server/endpoint.ts';
import { registerApi } from '#server/plugins/api.ts';
import { registerBodies } from '#server/plugins/bodies.ts';
import { registerCompression } from '#server/plugins/compression.ts';
import { registerCrowd } from '#server/plugins/crowd.ts';
import { registerDocs } from '#server/plugins/docs.ts';
import { registerHeaders } from '#server/plugins/headers.ts';
import { registerHealth } from '#server/plugins/health.ts';
import { MULTIPART_LIMITS } from '#server/plugins/multipart.ts';
import { registerObservation, requestIdOf } from '#server/plugins/observe.ts';
import { answerBadUrl, answerClientError, registerProblems } from '#server/plugins/problems.ts';
import { registerRobots } from '#server/plugins/robots.ts';
import { registerSharePictures } from '#server/plugins/share-picture.ts';
import { registerSitemap } from '#server/plugins/sitemap.ts';
import { registerUnknownCalls } from '#server/plugins/unknown-calls.ts';

/** Limit for JSON bodies, which are held in memory before the sender is known; three times the longest of our forms. */
const BODY_LIMIT = 1024 * 1024;

/** A resume of 5 MB over a weak line takes minutes; longer requests are not made by people. */
const REQUEST_MS = 300_000;

export type PagesPlugin = (parts: { deps: Deps; endpoint: Endpoint }) => FastifyPluginAsync;

/**
 * Builds the app from plugins, API and pages; opens no port. Without `pages` it serves only the API; without the role
 * `web` it serves only health checks and metrics. Once `stop` is aborted, it closes connections so that clients move to
 * another instance.
 */
export async function buildApp(
  deps: Deps,
  { pages, logger, stop }: { pages?: PagesPlugin; logger?: FastifyBaseLogger; stop?: AbortSignal } = {},
): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerClientError,
    // The pages of each language are read from disk, which may take long on a busy machine.
    pluginTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Requests that arrive before the end are answered, not refused.
    return503OnClosing: false,
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({
      requestIdLogLabel: 'requestId',
      disableRequestLogging: settings.logLevel !== 'debug' && settings.logLevel !== 'trace',
    }),
  });
  registerCrowd(app);
  registerObservation(app, deps);
  registerProblems(app);
  await registerHeaders(app, settings);
  registerHealth(app, deps, stop);
  // Open streams would delay the shutdown; their clients reconnect to another instance.
  const endStreams = (): void => deps.streams.close();
  stop?.addEventListener('abort', endStreams, { once: true });
  app.addHook('preClose', async () => endStreams());
  if (!settings.roles.includes('web')) return app;
  registerBodies(app);
  await registerCompression(app);
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: true });
  const endpoint = createEndpoint(deps);
  registerApi(app, { deps, endpoint });
  registerDocs(app, settings);
  registerUnknownCalls(app);
  registerRobots(app, settings);
  registerSitemap(app, deps);
  registerSharePictures(app, deps);
  if (pages) await app.register(pages({ deps, endpoint }));
  return app;
}
