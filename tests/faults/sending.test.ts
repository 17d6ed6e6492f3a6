import { expect, it } from 'vitest';
import { compare } from './sending.ts';

const row = (id: string, status = 'accepted') => ({
  id,
  jobId: `job of ${id}`,
  email: `${id}@example.in`,
  status,
  accepted: status === 'accepted' ? 1 : 0,
});
const mail = (to: string, subject: string, messageId: string) => ({ to: `${to}@example.in`, subject, messageId });
const both = (id: string) => [
  mail(id, 'Your application for Weaver at Looms', `sent ${id}`),
  mail(id, 'Good news about your application for Weaver at Looms', `good ${id}`),
];
const received = (...of: readonly (readonly [string, number])[]) =>
  new Map(of.map(([id, told]) => [`job of ${id}`, told]));
const compared = (
  rows: ReturnType<typeof row>[],
  told: ReadonlyMap<string, number>,
  mails: ReturnType<typeof mail>[],
) => {
  const { kept, again } = compare({ rows, received: told }, { mails } as Parameters<typeof compare>[1], new Map());
  return { lost: kept.lost, doubled: kept.doubled, again };
};

it('finds nothing where each was told and mailed once, and counts a mail that came again under its id', () => {
  const mails = [...both('a'), ...both('b'), ...both('a').slice(1)];
  const rows = [row('a'), row('b')];
  expect(compared(rows, received(['a', 1], ['b', 1]), mails)).toEqual({ lost: [], doubled: [], again: 1 });
});

it('is not deceived by one that was lost where another was doubled', () => {
  const told = compared([row('a'), row('b')], received(['b', 2]), [...both('a'), ...both('b')]);
  expect([told.lost.length, told.doubled.length]).toEqual([1, 1]);
  const accepted = [
    { ...row('a'), accepted: 0 },
    { ...row('b'), accepted: 2 },
  ];
  const noticed = compared(accepted, received(['a', 1], ['b', 1]), [...both('a'), ...both('b')]);
  expect([noticed.lost.length, noticed.doubled.length]).toEqual([1, 1]);
  const twice = mail('a', 'Your application for Weaver at Looms', 'another id');
  const mailed = compared(
    [row('a')],
    received(['a', 1]),
    [both('a')[0], twice].filter((one) => one !== undefined),
  );
  expect(mailed).toMatchObject({
    lost: [expect.stringContaining('accepted')],
    doubled: [expect.stringContaining('received')],
  });
});
