import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { notices } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { mailSearches } from '#server/modules/jobs/public.ts';
import { openDelivery } from '#server/modules/mail/public.ts';
import { checkForFraud } from '#server/modules/trust/public.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const NOON = new Date('2026-11-24T06:30:00.000Z');
const HOUR = 3_600_000;

const told = async ({ accountId }: { accountId: string }) =>
  (await noticesOf(deps.db, accountId)).map(({ kind, says }) => [kind, says]);

beforeEach(async () => {
  deps.clock.at = NOON;
  await deps.db.delete(notices);
});

describe('administrators are told', () => {
  it('of a reported job, once a day', async () => {
    const admin = await anAdmin(deps.db);
    const { accountId: recruiterId } = await aRecruiter(deps.db);
    const job = await aJob(deps.db, { recruiterId });
    const body = { reason: 'asks_for_money', details: '', email: '' };
    const report = (from: string) => call('reportJob', { params: { id: job.id }, body }, VISITOR, metaFrom(from));
    await report('203.0.113.1');
    await report('203.0.113.2');
    const once = ['job_reported', { jobTitle: 'Software Engineer', companyName: 'Kaveri Software' }];
    expect(await told(admin)).toEqual([once]);
    deps.clock.at = new Date(NOON.getTime() + 24 * HOUR);
    await report('203.0.113.1');
    expect(await told(admin)).toEqual([once, once]);
  });

  it('of new signs of fraud and of mail that did not arrive, once an hour each', async () => {
    const admin = await anAdmin(deps.db);
    const { accountId: recruiterId } = await aRecruiter(deps.db);
    const { id, ...job } = await aJob(deps.db, { recruiterId });
    const check = (description: string, at: Date) =>
      deps.db.transaction((tx) =>
        checkForFraud(tx, [
          { ...job, id, contactEmail: undefined, companyVerified: false, description, writtenAt: at },
        ]),
      );
    await check('A good job.', NOON);
    expect(await told(admin)).toEqual([]);
    await check('Pay a registration fee of Rs 500.', NOON);
    await check('Pay a registration fee of Rs 600.', NOON);
    expect(await told(admin)).toEqual([['fraud_sign', {}]]);
    const later = new Date(NOON.getTime() + HOUR);
    // Nothing is new.
    await check('Pay a registration fee of Rs 600.', later);
    expect(await told(admin)).toHaveLength(1);
    await check('Pay a registration fee of Rs 700.', later);
    expect(await told(admin)).toHaveLength(2);

    const dataDir = await mkdtemp(join(tmpdir(), 'avsar-notices-'));
    const { noteLost, close } = await openDelivery({ ...deps, db: deps.db, settings: { ...deps.settings, dataDir } });
    await noteLost({ to: 'asha@example.in' });
    await noteLost({ to: 'imran@example.in' });
    close();
    const kinds = (await told(admin)).map(([kind]) => kind);
    expect(kinds.toSorted()).toEqual(['fraud_sign', 'fraud_sign', 'mail_failed']);
  });
});

it('a recruiter is told that the company was verified, and that it is no longer', async () => {
  const admin = await anAdmin(deps.db);
  const recruiter = await aRecruiter(deps.db);
  for (const verified of [true, true, false]) {
    const body = { verified, note: 'Seen' };
    await call('verifyRecruiter', { params: { id: recruiter.accountId }, body }, admin, metaFrom());
  }
  expect((await told(recruiter)).map(([kind]) => kind).toSorted()).toEqual([
    'company_not_verified',
    'company_verified',
  ]);
});

it('a candidate is told of the new jobs of a saved search, in the transaction of the mail', async () => {
  const me = await aCandidate(deps.db);
  const { accountId: recruiterId } = await aRecruiter(deps.db);
  deps.clock.at = new Date('2026-11-19T05:00:00Z');
  await call('saveSearch', { body: { name: 'Weavers', query: { q: ['weaver'] }, daily: true } }, me, metaFrom());
  await aJob(deps.db, { recruiterId, title: 'Carpet Weaver', createdAt: new Date('2026-11-19T06:00:00Z') });
  deps.clock.at = new Date('2026-11-20T03:00:00Z');
  await mailSearches(deps);
  await mailSearches(deps);
  expect(await told(me)).toEqual([['saved_search', { searchName: 'Weavers', count: 1 }]]);
});
