import { describe, expect, it } from 'vitest';
import { isProblem } from '#server/problem.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** Work that ends on command. */
const held = () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    },
    async endOne() {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error: unknown) => (isProblem(error) ? { code: error.code, retryAfter: error.details.retryAfter } : error),
  );

const REFUSED = { code: 'UNAVAILABLE', retryAfter: 3 };
const queueOf = (options: Partial<Parameters<typeof createWorkQueue>[0]> = {}): WorkQueue =>
  createWorkQueue({ atOnce: 1, waiting: 4, retryAfter: 3, ...options });

describe('a work queue', () => {
  it('runs no more at once than it may, and takes turns between the keys', async () => {
    const queue = queueOf();
    const { begun, work, endOne } = held();
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => outcome(queue.run('a', work(name)))),
      outcome(queue.run('b', work('b1'))),
    ];
    expect(begun).toEqual(['a1']);
    for (let turn = 0; turn < 5; turn += 1) await endOne();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('refuses the surplus of one key at once, while another still gets in', async () => {
    const queue = queueOf({ waitingPerKey: 2 });
    const { begun, work, endOne } = held();
    const surplus = ['a1', 'a2', 'a3', 'a4'].map((name) => outcome(queue.run('a', work(name))));
    expect(await surplus[3]).toEqual(REFUSED);
    expect(() => queue.assertRoom('a')).toThrow();
    expect(() => queue.assertRoom('b')).not.toThrow();
    const other = outcome(queue.run('b', work('b1')));
    for (let turn = 0; turn < 4; turn += 1) await endOne();
    expect(await other).toBe('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('takes the place of the last of whoever has the most waiting when it is full', async () => {
    const queue = queueOf();
    const { work, endOne } = held();
    const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => outcome(queue.run('a', work(name))));
    const other = outcome(queue.run('b', work('b1')));
    expect(await many[4]).toEqual(REFUSED);
    for (let turn = 0; turn < 5; turn += 1) await endOne();
    expect(await Promise.all([...many.slice(0, 4), other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
  });

  it('is full for the one who has the most waiting', async () => {
    const queue = queueOf();
    const { work, endOne } = held();
    const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => outcome(queue.run('a', work(name))));
    expect(await many[5]).toEqual(REFUSED);
    for (let turn = 0; turn < 5; turn += 1) await endOne();
    expect(await Promise.all(many.slice(0, 5))).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('has patience with a few, and none with a crowd', async () => {
    const patient = () => queueOf({ waitMs: 20, waiting: 9, patience: { waiting: 2, waitMs: 5_000 } });
    const wait = () => new Promise((resolve) => setTimeout(resolve, 60));
    const [few, crowd] = [patient(), patient()];
    const { work, endOne } = held();
    const some = ['a1', 'a2', 'a3'].map((name) => outcome(few.run('a', work(name))));
    await wait();
    for (let turn = 0; turn < 3; turn += 1) await endOne();
    expect(await Promise.all(some)).toEqual(['a1', 'a2', 'a3']);

    const many = ['b1', 'b2', 'b3', 'b4', 'b5'].map((name) => outcome(crowd.run('b', work(name))));
    await wait();
    for (let turn = 0; turn < 5; turn += 1) await endOne();
    expect(await Promise.all(many)).toEqual(['b1', REFUSED, REFUSED, 'b4', 'b5']);
  });

  it('refuses immediately those who could not have their turn in time', async () => {
    const queue = queueOf({ waiting: 100, waitMs: 500 });
    const work = () => new Promise((resolve) => setTimeout(resolve, 150, 'done'));
    await queue.run('a', work);
    const all = Array.from({ length: 9 }, (_, at) => outcome(queue.run(String(at), work)));
    const begun = performance.now();
    expect(await Promise.all(all.slice(5))).toEqual([REFUSED, REFUSED, REFUSED, REFUSED]);
    expect(performance.now() - begun).toBeLessThan(100);
    expect(await all[0]).toBe('done');
  });

  it('lets nobody wait longer than it says, and goes on when work fails', async () => {
    const queue = queueOf({ waitMs: 20 });
    const { work, endOne } = held();
    const first = outcome(queue.run('a', work('a1')));
    expect(await outcome(queue.run('b', work('b1')))).toEqual(REFUSED);
    await endOne();
    expect(await first).toBe('a1');
    const failure = new Error('failed');
    expect(await outcome(queue.run('a', () => Promise.reject(failure)))).toBe(failure);
    expect(() => queueOf({ waiting: 0 }).assertRoom('a')).not.toThrow();
  });
});
