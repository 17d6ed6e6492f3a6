import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Language, languageOfPath } from '#contract/languages.ts';
import { ASKED_BY_PAGE } from '#contract/routes/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { doorOf } from '#server/door.ts';
import { busyPage } from '#server/plugins/busy-page.ts';
import { API_POLICY, PROBES } from '#server/plugins/headers.ts';
import { languageOf } from '#server/plugins/request-language.ts';
import { Problem } from '#server/problem.ts';
import { refusedAtDoor } from '#server/work-metrics.ts';
import { speaking } from '#texts/spoken.ts';

const RETRY_AFTER = 2;

interface Refusal {
  body: string;
  headers: Readonly<Record<string, string>>;
}

const refusalOf = (form: 'json' | 'page', language: Language): Refusal =>
  speaking(language, () => {
    const problem = new Problem('UNAVAILABLE', { retryAfter: RETRY_AFTER });
    const { html, headers } = busyPage(problem);
    const common = { 'X-Content-Type-Options': 'nosniff', Vary: 'Accept-Language' };
    if (form === 'page') return { body: html, headers: { ...common, ...headers } };
    const own = {
      'Retry-After': String(RETRY_AFTER),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': API_POLICY,
    };
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    return { body: JSON.stringify(problem.toBody()), headers: { ...common, ...own, ...type } };
  });

/**
 * After a restart, all pages of signed-in people open their streams again and refetch. These requests have separate,
 * longer queues that delay rather than refuse them.
 */
const isPages = ({ routeOptions, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined &&
  (routeOptions.url === ROUTES.openStream.path || headers[ASKED_BY_PAGE] !== undefined);

/**
 * While more connections are pending than can be answered, the first hook refuses requests at the lowest possible cost,
 * which leaves the capacity to answer others. Monitoring probes are always answered.
 */
export function registerCrowd(app: FastifyInstance): void {
  const door = doorOf(app.server);
  const kept = new Map<string, Refusal>();
  const refusalFor = (request: FastifyRequest): Refusal => {
    const isCall = request.url.startsWith('/api/');
    const form = isCall ? 'json' : 'page';
    const language = isCall ? languageOf(request) : languageOfPath(request.url.replace(/\?.*/s, ''));
    const refusal = kept.get(form + language) ?? refusalOf(form, language);
    kept.set(form + language, refusal);
    return refusal;
  };
  app.addHook('onRequest', (request, reply, next) => {
    const isExempt = isPages(request);
    if (isExempt) door.letPast(request.raw.socket);
    if (isExempt || PROBES.includes(request.routeOptions.url ?? '') || door.hasRoom()) {
      next();
      return;
    }
    const { body, headers } = refusalFor(request);
    refusedAtDoor.inc();
    reply.hijack();
    reply.raw
      .writeHead(503, { ...headers, 'x-request-id': request.id, 'Content-Length': Buffer.byteLength(body) })
      .end(body);
  });
}
