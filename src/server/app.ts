import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { createEndpoint, type Endpoint } from '#server/endpoint.ts';
import { registerApi } from '#server/plugins/api.ts';
import { registerDocs } from '#server/plugins/docs.ts';
import { registerHeaders } from '#server/plugins/headers.ts';
import { registerHealth } from '#server/plugins/health.ts';
import { MULTIPART_LIMITS } from '#server/plugins/multipart.ts';
import { registerProblems } from '#server/plugins/problems.ts';

/** JSON bodies; the registration's `data:` URLs make them this large. */
const BODY_LIMIT = 16 * 1024 * 1024;

export type PagesPlugin = (parts: { deps: Deps; endpoint: Endpoint }) => FastifyPluginAsync;

/** Plugins, API and pages; opens no port. Without `pages` it is the API alone. */
export async function buildApp(
  deps: Deps,
  { pages, logger }: { pages?: PagesPlugin; logger?: FastifyBaseLogger } = {},
): Promise<FastifyInstance> {
  const { settings } = deps;
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    routerOptions: { maxParamLength: 200 },
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    ...(logger && { loggerInstance: logger }),
    disableRequestLogging: settings.logLevel !== 'debug' && settings.logLevel !== 'trace',
  });
  registerProblems(app);
  await registerHeaders(app, settings);
  await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: true });
  const endpoint = createEndpoint(deps);
  registerHealth(app, deps);
  registerApi(app, { deps, endpoint });
  registerDocs(app, settings);
  if (pages) await app.register(pages({ deps, endpoint }));
  return app;
}
