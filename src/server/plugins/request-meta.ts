import type { FastifyRequest } from 'fastify';
import type { RequestMeta } from '#server/deps.ts';

/** Matches no version: the requested one is never the current one. */
const NEVER = -1;

/** Returns the version in `If-Match`; undefined when any is accepted. */
const versionIn = (header: string | undefined): number | undefined => {
  if (header === undefined || header.trim() === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1];
  return version === undefined ? NEVER : Number(version);
};

/** Returns the facts about a request besides its input. */
export const metaOf = (request: FastifyRequest): RequestMeta => {
  const key = request.headers['idempotency-key'];
  const lastEventId = request.headers['last-event-id'];
  return {
    clientAddress: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    ifMatch: versionIn(request.headers['if-match']),
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    idempotencyKey: typeof key === 'string' && key.length <= 200 ? key : undefined,
  };
};
