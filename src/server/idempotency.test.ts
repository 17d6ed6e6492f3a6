import { expect, it } from 'vitest';
import { ROUTES } from '#contract/routes.ts';
import type { Caller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import { forgetOldKeys } from '#server/database/idempotency-keys.ts';
import { idempotencyKeys, portalState } from '#server/database/schema/index.ts';
import { once } from '#server/idempotency.ts';
import { Problem } from '#server/problem.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate } from '#tests/support/jobs.ts';

const database = testDatabase();
let at = new Date();

const attempt = (
  caller: Caller,
  idempotencyKey: string | undefined,
  body: unknown,
  run: (db: Executor) => Promise<string>,
  db: Executor = database.db,
) =>
  once(
    {
      deps: { db, now: () => at, log: { info: () => {}, warn: () => {}, error: () => {} } },
      name: 'inviteCandidate',
      route: ROUTES.inviteCandidate,
      caller,
      raw: { body },
      meta: { clientAddress: '127.0.0.1', userAgent: '', ifMatch: undefined, idempotencyKey },
    },
    async (given) => {
      // The handler's answer is not checked here.
      return { status: 201, body: JSON.parse(JSON.stringify({ message: await run(given) })) };
    },
  );

let counter = 0;
const counting = async () => {
  counter += 1;
  return `answer ${counter}`;
};
const bodyOf = (answer: { body: unknown }) => answer.body;

it('the same key and body get the first answer; another body, session or no key does not', async () => {
  const [caller, other] = [await aCandidate(database.db), await aCandidate(database.db)];
  const first = await attempt(caller, 'key', { job: 1 }, counting);
  const again = await attempt(caller, 'key', { job: 1 }, counting);
  expect(bodyOf(again)).toEqual(bodyOf(first));
  expect(again.status).toBe(201);
  await expect(attempt(caller, 'key', { job: 2 }, counting)).rejects.toMatchObject({ code: 'KEY_REUSED' });
  const stranger = { ...other, sessionId: '00000000-0000-7000-8000-000000000001' };
  expect(bodyOf(await attempt(stranger, 'key', { job: 1 }, counting))).not.toEqual(bodyOf(first));
  expect(bodyOf(await attempt(caller, undefined, { job: 1 }, counting))).not.toEqual(bodyOf(first));
});

it('of twenty at once one runs, and the others are told to wait', async () => {
  const caller = await aCandidate(database.db);
  let runs = 0;
  const slow = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 'slow';
  };
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => attempt(caller, 'at once', {}, slow)));
  expect(runs).toBe(1);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  for (const reason of refused) expect(reason).toMatchObject({ code: 'IN_PROGRESS' });
  expect(bodyOf(await attempt(caller, 'at once', {}, slow))).toEqual({ message: 'slow' });
});

it('a failure frees the key, and a call that died frees it after a minute', async () => {
  const caller = await aCandidate(database.db);
  const failing = () => Promise.reject(new Problem('JOB_NOT_OPEN'));
  await expect(attempt(caller, 'retry', {}, failing)).rejects.toMatchObject({ code: 'JOB_NOT_OPEN' });
  expect(bodyOf(await attempt(caller, 'retry', {}, async () => 'fine'))).toEqual({ message: 'fine' });

  await new Promise<void>((running) => {
    void attempt(caller, 'died', {}, () => {
      running();
      return new Promise(() => {});
    });
  });
  await expect(attempt(caller, 'died', {}, counting)).rejects.toMatchObject({ code: 'IN_PROGRESS' });
  at = new Date(at.getTime() + 2 * 60_000);
  expect(bodyOf(await attempt(caller, 'died', {}, async () => 'revived'))).toEqual({ message: 'revived' });
});

it('what is done is answered, even when its answer cannot be kept, and not done again at once', async () => {
  const caller = await aCandidate(database.db);
  const refusing: Executor = Object.create(database.db, {
    update: {
      value: () => {
        throw new Error('the database went away');
      },
    },
  });
  expect(bodyOf(await attempt(caller, 'unkept', {}, async () => 'done', refusing))).toEqual({ message: 'done' });
  await expect(attempt(caller, 'unkept', {}, counting)).rejects.toMatchObject({ code: 'IN_PROGRESS' });
});

it('work that takes longer than its key is held is undone once somebody else has taken the key', async () => {
  const caller = await aCandidate(database.db);
  const write = (db: Executor, value: string, wait?: Promise<void>) =>
    db.transaction(async (tx) => {
      await tx.insert(portalState).values({ key: value, value });
      await wait;
      return { message: value };
    });
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let began = () => {};
  const running = new Promise<void>((resolve) => {
    began = resolve;
  });
  const slow = attempt(caller, 'slow', {}, async (db) => {
    began();
    return (await write(db, 'the slow one', wait)).message;
  });
  await running;
  at = new Date(at.getTime() + 2 * 60_000);
  const quick = await attempt(caller, 'slow', {}, async (db) => (await write(db, 'the quick one')).message);
  expect(bodyOf(quick)).toEqual({ message: 'the quick one' });
  goOn();
  await expect(slow).rejects.toMatchObject({ code: 'IN_PROGRESS' });
  expect((await database.db.select({ key: portalState.key }).from(portalState)).map(({ key }) => key)).toEqual([
    'the quick one',
  ]);
  expect(bodyOf(await attempt(caller, 'slow', {}, counting))).toEqual({ message: 'the quick one' });
});

it('after a day a key is forgotten', async () => {
  const caller = await aCandidate(database.db);
  await attempt(caller, 'old', {}, counting);
  await forgetOldKeys(database.db, new Date(at.getTime() + 25 * 3_600_000));
  expect(await database.db.$count(idempotencyKeys)).toBe(0);
});
