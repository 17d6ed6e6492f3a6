import { createHash } from 'node:crypto';
import type { CallOutput } from '#contract/api.ts';
import type { Route } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';
import type { Answer } from '#server/answer.ts';
import { type Caller, isMember } from '#server/caller.ts';
import { claimKey, dropKey, keepAnswer } from '#server/database/idempotency-keys.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import type { RawInput } from '#server/endpoint.ts';
import { Problem } from '#server/problem.ts';

interface Attempt {
  deps: Pick<Deps, 'db' | 'now' | 'log'>;
  name: CallName;
  route: Route;
  caller: Caller;
  raw: RawInput;
  meta: RequestMeta;
}

const digest = (...parts: (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
};

/** The same for the same body, files included. */
const fingerprintOf = ({ name, raw }: Attempt): string =>
  digest(
    name,
    JSON.stringify([raw.params ?? null, raw.body ?? null]),
    ...Object.entries(raw.files ?? {}).flatMap(([field, file]) => [field, file?.bytes ?? '']),
  );

/**
 * Runs a repeatable write once for each `Idempotency-Key`: the same key with the
 * same body gets the first answer again, with another body KEY_REUSED, and
 * while the first is still running IN_PROGRESS. A failure frees the key. The
 * scope is the session; for visitors, the key together with the body.
 */
export async function once<N extends CallName>(
  attempt: Attempt & { name: N },
  run: () => Promise<Answer<CallOutput<N>>>,
): Promise<Answer<CallOutput<N>>> {
  const { deps, route, caller, meta, name } = attempt;
  if (!route.repeatable || !meta.idempotencyKey) return run();
  const fingerprint = fingerprintOf(attempt);
  const scope = isMember(caller) ? caller.sessionId : fingerprint;
  const key = digest(name, scope, meta.idempotencyKey);
  const claim = await claimKey(deps.db, {
    key,
    fingerprint,
    accountId: isMember(caller) ? caller.accountId : undefined,
    now: deps.now(),
  });
  if (claim.state === 'running') throw new Problem('IN_PROGRESS', { retryAfter: 1 });
  if (claim.state === 'other body') throw new Problem('KEY_REUSED');
  // What was kept is an answer of this same row, written below.
  if (claim.state === 'answered') return { body: claim.body as CallOutput<N>, status: claim.status };
  const answer = await run().catch(async (error: unknown) => {
    await dropKey(deps.db, key);
    throw error;
  });
  // What is done is done: told that it failed, its sender would do it again.
  await keepAnswer(deps.db, { key, status: answer.status ?? route.status ?? 200, body: answer.body }).catch(
    (error: unknown) => deps.log.warn({ err: error }, 'an answer was not kept for those who repeat the call'),
  );
  return answer;
}
