import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ProblemCode } from '#contract/problems.ts';
import { isProblem, Problem } from '#server/problem.ts';

/** What Fastify and its plugins call their own refusals, and what we call them. */
const FASTIFY_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
};

/** Turns whatever was thrown into a failure of the closed table. */
export const toProblem = (error: unknown): Problem => {
  if (isProblem(error)) return error;
  if (error && typeof error === 'object') {
    if ('code' in error && typeof error.code === 'string' && error.code in FASTIFY_CODES)
      return new Problem(FASTIFY_CODES[error.code] ?? 'MALFORMED_BODY');
    if ('statusCode' in error && typeof error.statusCode === 'number') {
      if (error.statusCode === 413) return new Problem('TOO_LARGE');
      if (error.statusCode === 415) return new Problem('UNSUPPORTED_MEDIA_TYPE');
      if (error.statusCode >= 400 && error.statusCode < 500) return new Problem('MALFORMED_BODY');
    }
  }
  return new Problem('UNEXPECTED');
};

export const sendProblem = (reply: FastifyReply, problem: Problem): FastifyReply => {
  if (problem.details.retryAfter) reply.header('Retry-After', problem.details.retryAfter);
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(problem.toBody());
};

/** Errors in the one form: never a stack, never HTML. */
export function registerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendProblem(reply, problem);
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('ENDPOINT_NOT_FOUND')));
}
