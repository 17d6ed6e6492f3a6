import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ProblemCode } from '#contract/problems.ts';
import type { CallerKind } from '#contract/routes/route.ts';
import { ROUTES } from '#contract/routes.ts';
import { ACCOUNT_KINDS } from '#contract/vocabularies.ts';
import type { Deps } from '#server/deps.ts';
import { countSessions } from '#server/modules/accounts/public.ts';
import { Problem } from '#server/problem.ts';
import type { Settings } from '#server/settings.ts';
import { endRequestSpan, startRequestSpan, traceIdOf } from '#server/tracing.ts';
import { refusedAtDoor, workSeconds } from '#server/work-metrics.ts';

const REQUEST_ID = 'x-request-id';

/** Uses a balancer's own id, to correlate its log with ours; refuses characters that could forge a log line. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w.-]{1,80}$/.test(given) ? given : randomUUID();
};

/** The route pattern, never the actual address, which may contain a token. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'unknown';

/** Why a request was refused, and which kind of caller sent it: never who. */
interface LogNote {
  code?: ProblemCode;
  as?: CallerKind;
}

const notes = new WeakMap<FastifyRequest, LogNote>();

/** Adds to the log line of this request. */
export const noteForLog = (request: FastifyRequest, note: LogNote): void => {
  notes.set(request, { ...notes.get(request), ...note });
};

/**
 * Sets `x-request-id` on every answer, logs one line for each at `info` where the portal is public, and serves `GET
 * /metrics` in the text format of Prometheus.
 */
export function registerObservation(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'now' | 'queue' | 'streams'> & {
    settings: Pick<Settings, 'accessLog' | 'metricsToken' | 'trustProxy'>;
  },
): void {
  const { settings } = deps;
  const registry = new Registry();
  registry.registerMetric(workSeconds);
  registry.registerMetric(refusedAtDoor);
  const requests = new Histogram({
    name: 'avsar_http_request_seconds',
    help: 'Requests by method, route and status, and how long each took to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID, request.id);
    const { traceparent } = request.headers;
    // Traces named by untrusted clients are not continued.
    const parent = settings.trustProxy.length > 0 && typeof traceparent === 'string' ? traceparent : undefined;
    spans.set(request, startRequestSpan(request.method, parent, next));
  });
  app.addHook('onResponse', async (request, reply) => {
    const [method, route, status] = [request.method, routeOf(request), reply.statusCode];
    const span = spans.get(request);
    const traced = traceIdOf(span);
    if (span) endRequestSpan(span, { method, route, status });
    // The duration of a stream says nothing about response times.
    if (route !== ROUTES.openStream.path) requests.observe({ method, route, status }, reply.elapsedTime / 1_000);
    if (!settings.accessLog) return;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route, status, ms, ...traced, ...notes.get(request) }, 'Answered');
  });

  addGauges(registry, deps);
  let started = false;
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, settings.metricsToken)) throw new Problem('NOT_FOUND');
    if (!started) collectDefaultMetrics({ register: registry });
    started = true;
    reply.header('Cache-Control', 'no-store');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/**
 * Requires the token, or without one a request from this machine; requests forwarded by a proxy come from elsewhere.
 */
const mayRead = ({ ip, headers }: FastifyRequest, token: string | undefined): boolean => {
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  if (token === undefined) return !isForwarded && isIP(ip) > 0 && /^(?:::ffff:)?127\.|^::1$/.test(ip);
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const isPool = (value: unknown): value is { totalCount: number; idleCount: number; waitingCount: number } =>
  typeof value === 'object' && value !== null && 'totalCount' in value;

/** Gauges are read at each scrape. While the database is unavailable, those that query it are left out. */
const addGauges = (
  registry: Registry,
  { db, now, queue, streams }: Pick<Deps, 'db' | 'now' | 'queue' | 'streams'>,
): void => {
  const gauge = (name: string, help: string, labelNames: string[], read: (gauge: Gauge) => Promise<void> | void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        await Promise.resolve(read(this)).catch(() => undefined);
      },
    });
  gauge('avsar_database_connections', 'Connections of this process to the database', ['state'], (self) => {
    const pool = '$client' in db ? db.$client : undefined;
    if (!isPool(pool)) return;
    self.set({ state: 'idle' }, pool.idleCount);
    self.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    self.set({ state: 'wanted' }, pool.waitingCount);
  });
  gauge('avsar_streams_open', 'Pages of this process that listen for news', [], (self) => self.set(streams.count()));
  gauge('avsar_sessions_open', 'Sessions of people who are signed in, in the whole portal', ['kind'], async (self) => {
    const open = new Map((await countSessions(db, now())).map((one) => [one.kind, one.open]));
    for (const kind of ACCOUNT_KINDS) self.set({ kind }, open.get(kind) ?? 0);
  });
  let backlogs: ReturnType<typeof queue.backlogs> | undefined;
  gauge('avsar_queue_waiting', 'Background work that is due', ['kind'], async (self) => {
    backlogs = queue.backlogs(db, now());
    for (const [kind, { waiting }] of Object.entries(await backlogs)) self.set({ kind }, waiting);
  });
  gauge('avsar_queue_oldest_seconds', 'How long the first of it has waited', ['kind'], async (self) => {
    for (const [kind, one] of Object.entries((await backlogs) ?? {})) self.set({ kind }, one.oldestSeconds ?? 0);
  });
  gauge('avsar_queue_failed', 'Background work that was given up in the last day', ['kind'], async (self) => {
    for (const [kind, { failed }] of Object.entries((await backlogs) ?? {})) self.set({ kind }, failed);
  });
};
