import type { z } from 'zod';
import { type CallOutput, callNamed } from '#contract/api.ts';
import { letsIn } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';
import type { Upload } from '#contract/values.ts';
import type { Answer } from '#server/answer.ts';
import { type Caller, isMember, VISITOR } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { HANDLERS } from '#server/handlers.ts';
import { Problem } from '#server/problem.ts';
import { wrongFields } from '#texts/by-code/wrong-fields.ts';

/** What came in, not yet trusted. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Readonly<Record<string, Upload | undefined>>;
}

/** The one door: who may, input in, use case, output out. HTTP and the pages both come through it. */
export interface Endpoint {
  /** @param db what the call is made on, when not the portal's own database as it is */
  call<N extends CallName>(
    name: N,
    raw: RawInput,
    caller: Caller,
    meta: RequestMeta,
    db?: Executor,
  ): Promise<Answer<CallOutput<N>>>;
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  // Something else than an object has no fields to name.
  if (result.error.issues.some(({ path }) => path.length === 0) && !isRecord(value))
    throw new Problem('MALFORMED_BODY');
  throw new Problem('INVALID_INPUT', { fields: Object.fromEntries(wrongFields(result.error.issues)) });
};

/**
 * Settles whether this kind of caller passes this door at all, before anything
 * is read, and as whom. An administrator who still has to set up the demanded
 * second factor passes where that is done; wherever visitors pass they are
 * one, so that what they are shown is no more than what everybody sees.
 */
export const authorize = (name: CallName, caller: Caller): Caller => {
  const { route } = callNamed(name);
  if (isMember(caller) && caller.secondFactorMissing && !route.beforeSecondFactor) {
    if (letsIn(route, 'visitor')) return VISITOR;
    throw new Problem('SECOND_FACTOR_MISSING');
  }
  if (letsIn(route, caller.kind)) return caller;
  throw new Problem(isMember(caller) ? 'FORBIDDEN' : 'SIGNED_OUT');
};

type AnyHandler = (
  input: { params: unknown; query: unknown; body: unknown; files: NonNullable<RawInput['files']>; multipart: boolean },
  context: { caller: Caller; deps: Deps; meta: RequestMeta },
) => Promise<Answer<unknown>>;

export function createEndpoint(deps: Deps): Endpoint {
  return {
    async call(name, raw, session, meta, db) {
      const { shapes } = callNamed(name);
      const caller = authorize(name, session);
      const input = {
        // An id that cannot exist is answered as one that does not.
        params: asNotFound(() => parse(shapes.params, raw.params)),
        query: parse(shapes.query, raw.query),
        body: parse(shapes.body, raw.body),
        files: raw.files ?? {},
        multipart: raw.files !== undefined,
      };
      // The table types each handler by its name; here, where the name is a variable, its input has just been parsed by the same row.
      const handler = HANDLERS[name] as AnyHandler;
      const answer = await handler(input, { caller, deps: db ? { ...deps, db } : deps, meta });
      return { ...answer, body: shapes.output.parse(answer.body) as CallOutput<typeof name> };
    },
  };
}

const asNotFound = <T>(read: () => T): T => {
  try {
    return read();
  } catch {
    throw new Problem('NOT_FOUND');
  }
};
