import { beforeEach, describe, expect, it } from 'vitest';
import { type NoticeKind, noticeKindsOf } from '#contract/notice-kinds.ts';
import { NoticeQuery } from '#contract/notices.ts';
import { notices } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { isProblem } from '#server/problem.ts';
import { testDatabase } from '#tests/support/database.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { plansOf } from '#tests/support/query-plans.ts';
import { countUnread, findNotices, insertNotices } from './notices.store.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);
const MINUTE = 60_000;
const SHOWN = { foldId: null, inAvsar: true, mailWith: null, pushAt: null };
const NOON = new Date('2026-11-24T06:30:00.000Z');

/** Creates notices of these kinds, one minute apart, oldest first. */
const tellOf = async (to: string, kinds: readonly NoticeKind[], more: object = {}) => {
  const rows = kinds.map((kind, index) => ({
    accountId: to,
    kind,
    says: { jobTitle: kind },
    createdAt: new Date(NOON.getTime() + index * MINUTE),
    ...more,
  }));
  return deps.db.insert(notices).values(rows).returning();
};
const listed = async (caller: Parameters<typeof call>[2], query: object = {}) =>
  (await call('listNotices', { query }, caller, metaFrom())).body;
const unreadOf = async (caller: Parameters<typeof call>[2]) =>
  (await call('countUnreadNotices', {}, caller, metaFrom())).body.unread;
const refusal = async (work: Promise<unknown>) => {
  const outcome = await work.catch((error: unknown) => error);
  return isProblem(outcome) ? outcome.code : outcome;
};

beforeEach(async () => {
  deps.clock.at = NOON;
  await deps.db.delete(notices);
});

describe("somebody's notices", () => {
  it('say who posted a job for another company', async () => {
    const me = await aCandidate(deps.db);
    const recruiter = await aRecruiter(deps.db, { companyName: 'Sahya Hiring' });
    const forOthers = await aJob(deps.db, { recruiterId: recruiter.accountId, companyName: 'Kaveri Mills' });
    const own = await aJob(deps.db, { recruiterId: recruiter.accountId, companyName: 'Sahya Hiring' });
    for (const { id: jobId } of [own, forOthers]) await tellOf(me.accountId, ['application_accepted'], { jobId });
    const { items } = await listed(me);
    const posters = new Map(items.map(({ jobId, postedByCompany }) => [jobId, postedByCompany]));
    expect(posters.get(forOthers.id)).toBe('Sahya Hiring');
    expect(posters.get(own.id)).toBeNull();
  });

  it('come newest first and page by page, also those of one moment, and what comes meanwhile moves none', async () => {
    const me = await aCandidate(deps.db);
    await tellOf(me.accountId, ['offer_made', 'interview_soon', 'interview_moved', 'profile_opened', 'company_job']);
    await tellOf(me.accountId, ['promise_passed', 'promise_passed']);
    const first = await listed(me, { limit: '3' });
    expect(first.items.map(({ kind }) => kind)).toEqual(['company_job', 'profile_opened', 'interview_moved']);
    await tellOf(me.accountId, ['saved_search'], { createdAt: new Date(NOON.getTime() + 60 * MINUTE) });
    const second = await listed(me, { limit: '3', before: first.next });
    const third = await listed(me, { limit: '3', before: second.next });
    const rest = [...second.items, ...third.items].map(({ kind }) => kind);
    expect(rest[0]).toBe('promise_passed');
    expect(rest.toSorted()).toEqual(['interview_soon', 'offer_made', 'promise_passed', 'promise_passed']);
    expect(third.next).toBeNull();
  });

  it('are nobody else’s, whoever asks', async () => {
    const me = await aCandidate(deps.db);
    const [told] = await tellOf(me.accountId, ['offer_made']);
    for (const other of [await aCandidate(deps.db), await aRecruiter(deps.db), await anAdmin(deps.db)]) {
      expect(await listed(other)).toEqual({ items: [], next: null });
      expect(await unreadOf(other)).toBe(0);
      const mark = call('markNotice', { params: { id: told?.id ?? '' }, body: { read: true } }, other, metaFrom());
      expect(await refusal(mark)).toBe('NOT_FOUND');
      await call('readNotices', { body: {} }, other, metaFrom());
    }
    expect(await unreadOf(me)).toBe(1);
  });

  it('are filtered by group and by what is unread', async () => {
    const me = await aRecruiter(deps.db);
    const [application, offer] = await tellOf(me.accountId, ['application_received', 'offer_accepted', 'job_ends']);
    await call('markNotice', { params: { id: application?.id ?? '' }, body: { read: true } }, me, metaFrom());
    const kinds = async (query: object) => (await listed(me, query)).items.map(({ kind }) => kind);
    expect(await kinds({ group: 'offers' })).toEqual(['offer_accepted']);
    expect(await kinds({ group: 'applications' })).toEqual(['application_received']);
    expect(await kinds({ group: 'applications', unread: 'true' })).toEqual([]);
    expect(await kinds({ unread: 'true' })).toEqual(['job_ends', 'offer_accepted']);
    // A group of another kind of account.
    expect(await kinds({ group: 'enquiries' })).toEqual([]);
    expect(offer?.readAt).toBeNull();
  });

  it('name the candidate of an own application to the recruiter, as long as there is one', async () => {
    const me = await aRecruiter(deps.db);
    const candidate = await aCandidate(deps.db);
    const application = await anApplication(deps.db, await aJob(deps.db, { recruiterId: me.accountId }), candidate);
    const { accountId: recruiterId } = await aRecruiter(deps.db);
    const foreign = await anApplication(deps.db, await aJob(deps.db, { recruiterId }), candidate);
    await tellOf(me.accountId, ['application_received'], { applicationId: application.id });
    await tellOf(me.accountId, ['application_received'], { applicationId: foreign.id });
    await tellOf(candidate.accountId, ['offer_made'], { applicationId: application.id });
    const names = (await listed(me)).items.map(({ applicationId, candidateName }) => [applicationId, candidateName]);
    expect(Object.fromEntries(names)).toEqual({ [application.id]: 'Asha Rao', [foreign.id]: null });
    expect((await listed(candidate)).items).toMatchObject([{ candidateName: null }]);
  });

  it.each(['yesterday', '2026-11-24T06:30:00.000Z', '2026-99-24T06:30:00.000Z_01a2083d-8827-7abf-bb70-85f28a54e06f'])(
    'cannot be continued after %s',
    async (before) => {
      expect(await refusal(listed(await aCandidate(deps.db), { before }))).toBe('INVALID_INPUT');
    },
  );
});

describe('what is read', () => {
  it('is marked, unmarked and marked again, and counted', async () => {
    const me = await aCandidate(deps.db);
    const [one] = await tellOf(me.accountId, ['offer_made', 'company_job']);
    const mark = async (read: boolean) =>
      (await call('markNotice', { params: { id: one?.id ?? '' }, body: { read } }, me, metaFrom())).body.read;
    expect(await unreadOf(me)).toBe(2);
    expect([await mark(true), await unreadOf(me)]).toEqual([true, 1]);
    deps.clock.at = new Date(NOON.getTime() + MINUTE);
    expect([await mark(true), await unreadOf(me)]).toEqual([true, 1]);
    expect((await noticesOf(deps.db, me.accountId))[0]?.readAt).toEqual(NOON);
    expect([await mark(false), await unreadOf(me)]).toEqual([false, 2]);
  });

  it('is everything, or what had come until then', async () => {
    const me = await aCandidate(deps.db);
    await tellOf(me.accountId, ['offer_made', 'company_job', 'interview_soon']);
    const until = new Date(NOON.getTime() + MINUTE).toISOString();
    expect((await call('readNotices', { body: { until } }, me, metaFrom())).body).toEqual({ unread: 1 });
    expect((await listed(me)).items.map(({ read }) => read)).toEqual([false, true, true]);
    expect((await call('readNotices', { body: {} }, me, metaFrom())).body).toEqual({ unread: 0 });
  });

  it('is some of them, and nobody else’s', async () => {
    const [me, other] = [await aCandidate(deps.db), await aCandidate(deps.db)];
    const [one, , three] = await tellOf(me.accountId, ['offer_made', 'company_job', 'interview_soon']);
    const [theirs] = await tellOf(other.accountId, ['offer_made']);
    const ids = [one, three, theirs].map((notice) => notice?.id ?? '');
    expect((await call('readNotices', { body: { ids } }, me, metaFrom())).body).toEqual({ unread: 1 });
    expect((await listed(me)).items.map(({ read }) => read)).toEqual([true, false, true]);
    expect(await unreadOf(other)).toBe(1);
  });

  it('is counted no further than a bell shows', async () => {
    const me = await aRecruiter(deps.db);
    await tellOf(
      me.accountId,
      Array.from({ length: 130 }, () => 'application_received' as const),
    );
    expect(await unreadOf(me)).toBe(100);
  });
});

describe('among a million', () => {
  const database = testDatabase({ ofItsOwn: true });

  it.each([
    ['all', {}, /notices_newest_idx/],
    ['the unread', { unread: true }, /notices_unread_idx/],
    ['those of a group', { kinds: noticeKindsOf('candidate', 'offers') }, /notices_newest_idx/],
    ['a later page', { before: { at: NOON, id: '01a2083d-8827-7abf-bb70-85f28a54e06f' } }, /notices_newest_idx/],
  ])('%s are read from an index in their order', async (_name, which, index) => {
    const { accountId } = await aCandidate(database.db);
    const { limit, unread } = NoticeQuery.parse({});
    const [plan = ''] = await plansOf(database.pool, (db) => findNotices(db, accountId, { limit, unread, ...which }));
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/\bSort\b/);
  });

  it('the unread are counted from an index', async () => {
    const { accountId } = await aCandidate(database.db);
    const one = { to: accountId, kind: 'profile_opened', says: { companyName: 'x' }, at: NOON, ...SHOWN } as const;
    await insertNotices(
      database.db,
      Array.from({ length: 500 }, () => one),
    );
    const [plan = ''] = await plansOf(database.pool, (db) => countUnread(db, accountId));
    expect(plan).toMatch(/notices_unread_idx/);
    expect(plan).toMatch(/Limit/);
  });
});
