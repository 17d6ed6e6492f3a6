import type { FastifyRequest } from 'fastify';
import { type Caller, VISITOR } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { findCaller } from '#server/modules/accounts/public.ts';

/** The token of `Authorization: Bearer`; nothing when there is none or it is no token of ours. */
const unverifiedToken = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];

/** Who is calling. An unknown, ended or blocked session is a visitor's. */
export const callerOf = async (request: FastifyRequest, deps: Deps): Promise<Caller> => {
  const token = unverifiedToken(request);
  return (token && (await findCaller(deps, token))) || VISITOR;
};
