import { createHash } from 'node:crypto';
import { type CallOutput, callNamed } from '#contract/api.ts';
import type { Route } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';
import type { Answer } from '#server/answer.ts';
import { type Caller, isMember } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
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

/** Returns an equal hash for an equal body, including files. */
const fingerprintOf = ({ name, raw }: Attempt): string =>
  digest(
    name,
    JSON.stringify([raw.params ?? null, raw.body ?? null]),
    ...Object.entries(raw.files ?? {}).flatMap(([field, file]) => [field, file?.bytes ?? '']),
  );

/** Wraps the database so that its transactions pass on their result just before they commit. */
const beforeCommit = (db: Executor, settle: (tx: Executor, given: unknown) => Promise<void>): Executor => {
  const transaction: Executor['transaction'] = (work, config) =>
    db.transaction(async (tx) => {
      const given = await work(tx);
      await settle(tx, given);
      return given;
    }, config);
  return Object.create(db, { transaction: { value: transaction } });
};

/**
 * Runs a repeatable write once for each `Idempotency-Key`: the same key with the same body gets the first answer again,
 * with another body KEY_REUSED, and while the first is still running IN_PROGRESS. A failure frees the key. The scope is
 * the session; for visitors, the key together with the body.
 *
 * The answer of such a call is the result of its transaction and is stored in that same transaction: if the process
 * dies after the commit, a repetition gets the answer; if it dies before, nothing was done.
 *
 * @param run makes the call on the given database
 */
export async function once<N extends CallName>(
  attempt: Attempt & { name: N },
  run: (db: Executor) => Promise<Answer<CallOutput<N>>>,
): Promise<Answer<CallOutput<N>>> {
  const { deps, route, caller, meta, name } = attempt;
  if (!route.repeatable || !meta.idempotencyKey) return run(deps.db);
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
  // The stored value is an answer of this same row, written below.
  if (claim.state === 'answered') return { body: claim.body as CallOutput<N>, status: claim.status };
  const { hold } = claim;
  const { output } = callNamed(name).shapes;
  let kept = false;
  const db = beforeCommit(deps.db, async (tx, given) => {
    const answer = output.safeParse(given);
    if (!answer.success) return;
    // The call took more than a minute and was repeated meanwhile: only one of the two may commit.
    if (!(await keepAnswer(tx, hold, { status: route.status ?? 200, body: answer.data })))
      throw new Problem('IN_PROGRESS', { retryAfter: 1 });
    kept = true;
  });
  const answer = await run(db).catch(async (error: unknown) => {
    await dropKey(deps.db, hold);
    throw error;
  });
  if (kept) return answer;
  // The write is already committed: reporting a failure would make the client repeat it.
  await keepAnswer(deps.db, hold, { status: answer.status ?? route.status ?? 200, body: answer.body }).catch(
    (error: unknown) => deps.log.warn({ err: error }, 'an answer was not kept for those who repeat the call'),
  );
  return answer;
}
