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

/** The token of `Authorization: Bearer`; nothing when there is none or it is no token of ours. */
const unverifiedToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** Whether no person waits for it. */
const isPages = (request: FastifyRequest, route: Route): boolean =>
  route.answersStream === true || request.headers[ASKED_BY_PAGE] !== undefined;

/**
 * Says who is calling. An unknown, ended or blocked session is a visitor's; what a page asks by itself is no act of a
 * person, and after a restart all pages ask at once: their sessions are looked up together.
 */
const createCallerOf = (deps: Deps) => {
  const findOfPage = gather((tokens: readonly string[]) => findCallers(deps, tokens));
  return async (request: FastifyRequest, route: Route): Promise<Caller> => {
    const token = unverifiedToken(request);
    if (!token) return VISITOR;
    return (await (isPages(request, route) ? findOfPage(token) : findCaller(deps, token))) ?? VISITOR;
  };
};

/** A picture and a resume of 5 MB each, as JSON carries them. */
const DATA_URLS_LIMIT = 16 * 1024 * 1024;

/** Those who wait for a password's hash wait in a queue of their own, and those who open a file for the storage; neither keeps the rest waiting. */
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
 * Enough to keep the cores and the database busy, and fewer than there are connections to it; who cannot be answered
 * within a second hears so before. A page asks up to a dozen calls at a time: those of two people are no crowd.
 */
const CALLS = {
  atOnce: Math.max(4, 2 * availableParallelism()),
  waiting: 1_000,
  waitMs: 500,
  patience: { waiting: 24, waitMs: 5_000 },
  retryAfter: 2,
};

/** After a restart all pages come back at once: none is refused, and no call waits for them. */
const STREAMS = { atOnce: 50, waiting: 5_000, waitMs: 15_000, retryAfter: 5 };

/** What pages read anew by themselves comes late rather than not at all, and a few at a time: people's own calls go before. */
const READ_ANEW = { atOnce: 4, waiting: 5_000, waitMs: 30_000, retryAfter: 5 };

/** Registers a route for each row of the table of calls. */
export function registerApi(app: FastifyInstance, { deps, endpoint }: { deps: Deps; endpoint: Endpoint }): void {
  const before = doorOf(app.server).letIn;
  const callerOf = createCallerOf(deps);
  const calls = createWorkQueue({ ...CALLS, before });
  // Those that store a file wait for the storage, and in a queue of their own keep nobody else waiting.
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
      // Files are packed already, or too large to be packed as they go; events come one by one.
      ...((route.answersFile || route.answersStream) && { compress: false }),
      // Whoever asks for the head alone would leave a stream behind that nobody reads.
      ...(route.answersStream && { exposeHeadRoute: false }),
      ...(route.dataUrls && { bodyLimit: DATA_URLS_LIMIT }),
      handler: async (request, reply) => {
        // Before anything is read: what changes meanwhile comes after it.
        const position = deps.streams.position();
        const prepare = async () => {
          const session = await callerOf(request, route);
          noteForLog(request, { as: session.kind });
          if (isMember(session)) await deps.limits.take('apiPerAccount', session.accountId);
          else await deps.limits.take('apiPerAddress', addressKey(request.ip));
          // Refused before the body is read: who may not call need not upload.
          const caller = authorize(name, session);
          if (route.publicForm) assertOwnOrigin(request, deps.settings);
          return { caller, raw: await rawInput(request, route), meta: metaOf(request) };
        };
        const perform = async ({ caller, raw, meta }: Awaited<ReturnType<typeof prepare>>) => {
          const call = (db: Executor) => endpoint.call(name, raw, caller, meta, db);
          return { caller, answer: await once({ deps, name, route, caller, raw, meta }, call) };
        };
        const key = addressKey(request.ip);
        const answered = async () => {
          if (WAIT_ELSEWHERE.has(name)) return perform(await prepare());
          // Over a weak line a file takes minutes.
          if (request.isMultipart()) return prepare().then((ready) => uploads.run(key, () => perform(ready)));
          return queueOf(request, route).run(key, async () => perform(await prepare()));
        };
        const { caller, answer } = await speaking(languageOf(request), answered);
        if (isMember(caller) && route.method === 'GET') reply.header(STREAM_POSITION, position);
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

/** A copy that the caller has already is not sent again. */
const sendFile = (reply: FastifyReply, request: FastifyRequest, { body, headers }: Answer<unknown>): FastifyReply => {
  const etag = headers?.ETag;
  if (etag === undefined || !request.headers['if-none-match']?.includes(etag)) return reply.send(body);
  if (body instanceof Readable) body.destroy();
  return reply.removeHeader('Content-Length').code(304).send();
};

/** Proxies refuse answers with larger heads. */
const LONGEST_LINK = 4_000;

/** `Link` with the first, previous, next and last page, relative to our own address, with what the call reads of it. */
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
