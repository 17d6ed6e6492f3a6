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

/** Unvalidated input. */
export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  files?: Readonly<Record<string, Upload | undefined>>;
}

/** The single entry point: authorisation, validated input, use case, output. Both HTTP and the pages use it. */
export interface Endpoint {
  /** @param db where to run the call, if not directly on the portal's database */
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
  // A value that is not an object has no fields to name.
  if (result.error.issues.some(({ path }) => path.length === 0) && !isRecord(value))
    throw new Problem('MALFORMED_BODY');
  throw new Problem('INVALID_INPUT', { fields: Object.fromEntries(wrongFields(result.error.issues)) });
};

/**
 * Decides, before anything is read, whether this kind of caller may make the call, and as whom. An administrator who
 * still has to set up the required second factor may only make the calls for that; in calls open to visitors they count
 * as one, so that they see no more than the public does.
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
        // An id that cannot exist is answered like one that does not.
        params: asNotFound(() => parse(shapes.params, raw.params)),
        query: parse(shapes.query, raw.query),
        body: parse(shapes.body, raw.body),
        files: raw.files ?? {},
        multipart: raw.files !== undefined,
      };
      // The table types each handler by its name; the name is a variable here, but the same row has just parsed its
      // input.
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
