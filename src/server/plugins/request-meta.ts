import type { FastifyRequest } from 'fastify';
import type { RequestMeta } from '#server/deps.ts';

/** What a request says besides its input. */
export const metaOf = (request: FastifyRequest): RequestMeta => {
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(String(request.headers['if-match'] ?? ''))?.[1];
  const key = request.headers['idempotency-key'];
  return {
    clientAddress: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    ifMatch: version === undefined ? undefined : Number(version),
    idempotencyKey: typeof key === 'string' && key.length <= 200 ? key : undefined,
  };
};
