import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlainProblemCode } from '#contract/problems.ts';
import { isPassing, sqlStateOf } from '#server/database/sql-state.ts';
import { isStorageFailure } from '#server/modules/files/public.ts';
import { API_POLICY } from '#server/plugins/headers.ts';
import { noteForLog } from '#server/plugins/observe.ts';
import { languageOf } from '#server/plugins/request-language.ts';
import { isProblem, Problem } from '#server/problem.ts';
import { speaking } from '#texts/spoken.ts';

/** Maps errors of Fastify and its plugins to our codes. */
const FASTIFY_CODES: ReadonlyMap<string, PlainProblemCode> = new Map([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
  // This limit is not about a file, unlike the text of `TOO_LARGE`.
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'BODY_TOO_LARGE'],
  ['FST_REQ_FILE_TOO_LARGE', 'TOO_LARGE'],
  ['FST_PARTS_LIMIT', 'BODY_TOO_LARGE'],
  ['FST_FILES_LIMIT', 'BODY_TOO_LARGE'],
  ['FST_FIELDS_LIMIT', 'BODY_TOO_LARGE'],
  // The sender disconnected before the end.
  ['ERR_STREAM_PREMATURE_CLOSE', 'MALFORMED_BODY'],
]);

/** PostgreSQL's classes of errors caused by input that a schema let through. */
const INPUT_STATES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** A referenced row was deleted between the check and the insert, such as an account during its own call. */
const GONE_MEANWHILE = '23503';

/** The system's transient codes: no room on a disk or for open files, an I/O error, a broken pipe. */
const PASSING_CODES = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EPIPE']);

const codeOf = (error: unknown): string | undefined =>
  error && typeof error === 'object' && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const ofDatabase = (error: unknown): Problem | undefined => {
  if (!(error instanceof Error) || !error.cause) return undefined;
  const state = sqlStateOf(error) ?? '';
  if (INPUT_STATES.has(state)) return new Problem('INVALID_INPUT');
  if (state === GONE_MEANWHILE) return new Problem('NOT_FOUND');
  return undefined;
};

/** Converts any thrown value to a problem of the closed table. */
export const toProblem = (error: unknown): Problem => {
  if (isProblem(error)) return error;
  const known = FASTIFY_CODES.get(codeOf(error) ?? '');
  if (known) return new Problem(known);
  if (error && typeof error === 'object' && 'statusCode' in error && typeof error.statusCode === 'number') {
    if (error.statusCode === 413) return new Problem('TOO_LARGE');
    if (error.statusCode === 415) return new Problem('UNSUPPORTED_MEDIA_TYPE');
    if (error.statusCode >= 400 && error.statusCode < 500) return new Problem('MALFORMED_BODY');
  }
  if (isPassing(error) || isStorageFailure(error) || PASSING_CODES.has(codeOf(error) ?? ''))
    return new Problem('UNAVAILABLE', { retryAfter: 2 });
  return ofDatabase(error) ?? new Problem('UNEXPECTED');
};

const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  noteForLog(reply.request, { code: problem.code });
  if (problem.details.retryAfter) reply.header('Retry-After', problem.details.retryAfter);
  // Headers set for a successful answer do not apply to a failure.
  for (const name of ['Content-Disposition', 'Content-Length', 'ETag']) reply.removeHeader(name);
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(speaking(languageOf(reply.request), () => problem.toBody())));
};

/** For answers sent before any hook has run. */
const EARLY_HEADERS = { 'Content-Security-Policy': API_POLICY, 'X-Content-Type-Options': 'nosniff' };

/** Answers an address that cannot be decoded as not found. */
export const answerBadUrl = (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(reply.headers(EARLY_HEADERS), new Problem('ENDPOINT_NOT_FOUND'));
};

/** Answers input that is not HTTP, for which there is no request. */
export const answerClientError = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(new Problem('MALFORMED_BODY').toBody());
  const headers = {
    ...EARLY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(['HTTP/1.1 400 Bad Request', ...head, '', body].join('\r\n'));
};

/** Limits these log lines, since overload must not also flood the log. */
const BUSY_LINE_MS = 10_000;

const busyLine = (): ((log: FastifyBaseLogger) => void) => {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return (log) => {
    unsaid += 1;
    if (Date.now() - saidAt < BUSY_LINE_MS) return;
    log.warn({ refused: unsaid }, 'more is asked than can be answered');
    saidAt = Date.now();
    unsaid = 0;
  };
};

/** Answers all errors in the same format: never a stack, never HTML. */
export function registerProblems(app: FastifyInstance): void {
  const sayBusy = busyLine();
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (isProblem(error) && problem.code === 'UNAVAILABLE') sayBusy(request.log);
    else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    else if (!isProblem(error) && problem.code === 'INVALID_INPUT')
      request.log.warn({ err: error }, 'a schema let through what the database refused');
    else if (!isProblem(error) && problem.code === 'NOT_FOUND')
      request.log.warn({ err: error }, 'something was deleted while a call used it');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('ENDPOINT_NOT_FOUND')));
}
