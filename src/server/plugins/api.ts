import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_NAMES, callNamed } from '#contract/api.ts';
import { ASKED_BY_PAGE, type Route, STREAM_POSITION } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';
import type { Answer } from '#server/answer.ts';
import { type Caller, isMember, VISITOR } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { doorOf } from '#server/door.ts';
import { authorize, type Endpoint, type RawInput } from '#server/endpoint.ts';
import { gather } from '#server/gather.ts';
import { once } from '#server/idempotency.ts';
import { addressKey } from '#server/limits.ts';
import { findCaller, findCallers } from '#server/modules/accounts/public.ts';
import { queryNames } from '#server/openapi.ts';
import { readMultipart } from '#server/plugins/multipart.ts';
import { noteForLog } from '#server/plugins/observe.ts';
import { assertOwnOrigin } from '#server/plugins/own-origin.ts';
import { languageOf } from '#server/plugins/request-language.ts';
import { metaOf } from '#server/plugins/request-meta.ts';
import { Problem } from '#server/problem.ts';
import { createWorkQueue } from '#server/work-queue.ts';
import { speaking } from '#texts/spoken.ts';

/** Returns the token of `Authorization: Bearer`; undefined when missing or malformed. */
const unverifiedToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** Whether the request comes from the page, not from a user action. */
const isPages = (request: FastifyRequest, route: Route): boolean =>
  route.answersStream === true || request.headers[ASKED_BY_PAGE] !== undefined;

/**
 * Identifies the caller. An unknown, ended or blocked session counts as a visitor. Requests by a page itself do not
 * extend the session; after a restart all pages send them simultaneously, so their sessions are looked up in batches.
 */
const createCallerOf = (deps: Deps) => {
  const findOfPage = gather((tokens: readonly string[]) => findCallers(deps, tokens));
  return async (request: FastifyRequest, route: Route): Promise<Caller> => {
    const token = unverifiedToken(request);
    if (!token) return VISITOR;
    return (await (isPages(request, route) ? findOfPage(token) : findCaller(deps, token))) ?? VISITOR;
  };
};

/** A picture and a resume of 5 MB each, encoded in JSON. */
const DATA_URLS_LIMIT = 16 * 1024 * 1024;

/**
 * Calls that hash a password wait in a separate queue, and calls that open a file wait for the storage; neither delays
 * the rest.
 */
const WAIT_ELSEWHERE: ReadonlySet<CallName> = new Set<CallName>([
  'signInCandidate',
  'signInRecruiter',
  'signInAdmin',
  'registerCandidate',
  'registerRecruiter',
  'registerAdmin',
  'resetPassword',
  'changePassword',
  'changeEmail',
  'setUpSecondFactor',
  'disableSecondFactor',
  'deleteAccount',
  'openFile',
]);

/**
 * Enough to keep the cores and the database busy, and fewer than there are database connections; a call that cannot run
 * within a second is refused before that. A page makes up to a dozen calls at a time, so two people must not exceed it.
 */
const CALLS = {
  atOnce: Math.max(4, 2 * availableParallelism()),
  waiting: 1_000,
  waitMs: 300,
  patience: { waiting: 24, waitMs: 5_000 },
  retryAfter: 2,
};

/** After a restart all pages reconnect simultaneously: none is refused, and they do not delay other calls. */
const STREAMS = { atOnce: 50, waiting: 5_000, waitMs: 15_000, retryAfter: 5 };

/** Refetches by pages are delayed rather than refused, and limited to a few at a time: calls by people go first. */
const READ_ANEW = { atOnce: 4, waiting: 5_000, waitMs: 30_000, retryAfter: 5 };

/** Registers a route for each row of the call table. */
export function registerApi(app: FastifyInstance, { deps, endpoint }: { deps: Deps; endpoint: Endpoint }): void {
  const before = doorOf(app.server).letIn;
  const callerOf = createCallerOf(deps);
  const calls = createWorkQueue({ ...CALLS, before });
  // Calls that store a file wait for the storage; a separate queue keeps them from delaying others.
  const uploads = createWorkQueue({ ...CALLS, before });
  const streams = createWorkQueue({ ...STREAMS, before });
  const readAnew = createWorkQueue({ ...READ_ANEW, before });
  const queueOf = (request: FastifyRequest, route: Route) => {
    if (route.answersStream) return streams;
    return isPages(request, route) && route.method === 'GET' ? readAnew : calls;
  };
  for (const name of CALL_NAMES) {
    const { route } = callNamed(name);
    const read = new Set(queryNames(name));
    app.route({
      method: route.method,
      url: route.path,
      // Files are already compressed, or too large to compress on the fly; events are sent one by one.
      ...((route.answersFile || route.answersStream) && { compress: false }),
      // A HEAD request would leave behind a stream that nobody reads.
      ...(route.answersStream && { exposeHeadRoute: false }),
      ...(route.dataUrls && { bodyLimit: DATA_URLS_LIMIT }),
      handler: async (request, reply) => {
        const prepare = async () => {
          const session = await callerOf(request, route);
          // Taken before anything is read, so that later changes have a later position.
          const position = isMember(session) && route.method === 'GET' ? deps.streams.position(session) : undefined;
          noteForLog(request, { as: session.kind });
          if (isMember(session)) await deps.limits.take('apiPerAccount', session.accountId);
          else await deps.limits.take('apiPerAddress', addressKey(request.ip));
          // Refused before the body is read: unauthorised callers need not upload.
          const caller = authorize(name, session);
          if (route.publicForm) assertOwnOrigin(request, deps.settings);
          return { caller, raw: await rawInput(request, route), meta: metaOf(request), position };
        };
        const perform = async ({ caller, raw, meta, position }: Awaited<ReturnType<typeof prepare>>) => {
          const call = (db: Executor) => endpoint.call(name, raw, caller, meta, db);
          const answer = await once({ deps, name, route, caller, raw, meta }, call);
          if (position) reply.header(STREAM_POSITION, position);
          return { caller, answer };
        };
        const key = addressKey(request.ip);
        const answered = async () => {
          if (WAIT_ELSEWHERE.has(name)) return perform(await prepare());
          // Uploading a file over a weak line takes minutes.
          if (request.isMultipart()) return prepare().then((ready) => uploads.run(key, () => perform(ready)));
          return queueOf(request, route).run(key, async () => perform(await prepare()));
        };
        const { caller, answer } = await speaking(languageOf(request), answered);
        return send(reply, request, { route, read }, caller, answer);
      },
    });
  }
}

const rawInput = async (request: FastifyRequest, route: Route): Promise<RawInput> => {
  const common = { params: request.params, query: request.query };
  if (!route.body) return common;
  if (request.isMultipart()) {
    if (!route.body.includes('multipart')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    return { ...common, ...(await readMultipart(request, route.files ?? [])) };
  }
  if (request.body !== undefined && !route.body.includes('json')) throw new Problem('UNSUPPORTED_MEDIA_TYPE');
  return { ...common, body: request.body ?? {} };
};

const send = (
  reply: FastifyReply,
  request: FastifyRequest,
  { route, read }: { route: Route; read: ReadonlySet<string> },
  caller: Caller,
  answer: Answer<unknown>,
): FastifyReply => {
  reply.code(answer.status ?? route.status ?? 200);
  reply.header('Cache-Control', isMember(caller) || route.method !== 'GET' ? 'no-store' : 'private, no-cache');
  reply.header('Vary', 'Accept-Language');
  if (answer.headers) reply.headers(answer.headers);
  if (route.paged && answer.total !== undefined) {
    reply.header('X-Total-Count', answer.total);
    const link = pageLinks(request, { ...route.paged, read }, answer.total);
    if (link) reply.header('Link', link);
  }
  if (route.answersStream) return reply.send(answer.body);
  if (route.answersFile) return sendFile(reply, request, answer);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
};

/** Answers 304 when the caller already has the file. */
const sendFile = (reply: FastifyReply, request: FastifyRequest, { body, headers }: Answer<unknown>): FastifyReply => {
  const etag = headers?.ETag;
  if (etag === undefined || !request.headers['if-none-match']?.includes(etag)) return reply.send(body);
  if (body instanceof Readable) body.destroy();
  return reply.removeHeader('Content-Length').code(304).send();
};

/** Proxies refuse responses with larger headers. */
const LONGEST_LINK = 4_000;

/**
 * Builds the `Link` header with the first, previous, next and last page, relative to our own address, with the
 * parameters that the call reads.
 */
const pageLinks = (
  request: FastifyRequest,
  paged: { limit: number; most: number; read: ReadonlySet<string> },
  total: number,
): string => {
  const url = new URL(request.url, 'http://relative');
  for (const name of new Set(url.searchParams.keys())) if (!paged.read.has(name)) url.searchParams.delete(name);
  const limit = Math.min(Number(url.searchParams.get('limit')) || paged.limit, paged.most);
  const page = Number(url.searchParams.get('page')) || 1;
  const last = Math.max(1, Math.ceil(total / limit));
  const to = (number: number, rel: string): string => {
    url.searchParams.set('page', String(number));
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [to(1, 'first'), to(page - 1, 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
  ].join(', ');
  return links.length <= LONGEST_LINK ? links : '';
};
