import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { offers } from '#server/database/schema/index.ts';
import { tell } from '#server/modules/notices/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, emailOf, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { noticesOf } from '#tests/support/notices.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const anOffered = async (traits: Partial<typeof offers.$inferInsert> = {}) => {
  const hiring = await aHiring(database.db);
  const application = await apply(desk, hiring.candidate, hiring.job.id);
  const offer = await anOffer(database.db, { applicationId: application._id, ...traits });
  await desk.mails();
  return { ...hiring, applicationId: application._id, offer };
};

const say = (id: string, status: string) => ({ params: { id }, body: { status } });

describe('answering an offer', () => {
  it.each([
    ['Accepted', 'Offer accepted: Asha Rao, Software Engineer', 'offer_accepted'],
    ['Rejected', 'Offer rejected: Asha Rao, Software Engineer', 'offer_declined'],
  ])('a candidate may say %s, and the recruiter is told', async (status, subject, kind) => {
    const { offer, candidate, recruiter, applicationId, job } = await anOffered();
    const { body } = await desk.call('answerOffer', say(offer.id, status), candidate);
    expect(body).toEqual({
      id: offer.id,
      _id: offer.id,
      applicationId,
      jobTitle: 'Software Engineer',
      company: 'Kaveri Software',
      location: 'Pune',
      jobToRead: job.jobCode,
      salary: 900_000,
      employmentType: 'Full-time',
      date: offer.createdAt.toISOString(),
      startDate: null,
      expiresOn: '2026-12-31',
      letter: 'We are glad.',
      status,
      answeredAt: FRIDAY.toISOString(),
      version: 2,
      may: { accept: false, decline: false, withdraw: false },
    });
    expect(await desk.mails()).toMatchObject([{ to: recruiter.email, subject }]);
    expect(await noticesOf(database.db, recruiter.accountId)).toContainEqual(
      expect.objectContaining({ kind, says: { jobTitle: 'Software Engineer' }, applicationId, recordId: offer.id }),
    );
    const { body: timeline } = await desk.call('applicationTimeline', { params: { id: applicationId } }, recruiter);
    expect(timeline.at(-1)).toMatchObject({ event: 'offer_answered', by: 'candidate', detail: status });
  });

  it('marks what asked the candidate for an answer as read, and nothing else', async () => {
    const { offer, candidate, job, applicationId } = await anOffered();
    const to = candidate.accountId;
    const about = { to, jobId: job.id, applicationId, recordId: offer.id, at: FRIDAY };
    const says = { jobTitle: 'Software Engineer', companyName: 'Kaveri Software', lastDay: '2026-12-31' };
    await database.db.transaction((tx) =>
      tell(tx, [
        { ...about, kind: 'offer_made', says },
        { ...about, kind: 'offer_expires', says: { ...says, days: 3 } },
        { ...about, kind: 'application_accepted', says },
      ]),
    );
    const unread = async () =>
      (await desk.call('listNotices', { query: { unread: 'true' } }, candidate)).body.items.map(({ kind }) => kind);
    expect((await unread()).sort()).toEqual(['application_accepted', 'offer_expires', 'offer_made']);
    await desk.call('answerOffer', say(offer.id, 'Accepted'), candidate);
    expect(await unread()).toEqual(['application_accepted']);
  });

  it('may be withdrawn by the recruiter, and the candidate is told', async () => {
    const { offer, applicationId, candidate, recruiter } = await anOffered();
    const { body } = await desk.call('answerOffer', say(offer.id, 'Withdrawn'), recruiter);
    expect(body).toMatchObject({ status: 'Withdrawn', candidateName: 'Asha Rao' });
    const { body: application } = await desk.call('getApplication', { params: { id: applicationId } }, candidate);
    expect(application).toMatchObject({ lastEvent: 'offer_withdrawn' });
    expect(await desk.mails()).toMatchObject([
      {
        to: await emailOf(database.db, candidate),
        subject: 'The offer for Software Engineer at Kaveri Software has been withdrawn',
      },
    ]);
  });

  it('answers 412 with the newer offer for an outdated version, and tells nobody', async () => {
    const { offer, candidate, recruiter } = await anOffered();
    for (const [caller, reply] of [
      [candidate, 'Accepted'],
      [recruiter, 'Withdrawn'],
    ] as const)
      expect(await desk.refusal('answerOffer', say(offer.id, reply), caller, { ifMatch: 0 })).toMatchObject({
        code: 'STALE_VERSION',
        details: { current: { status: 'Pending', version: 1 } },
      });
    expect(await desk.mails()).toEqual([]);
    expect((await desk.call('answerOffer', say(offer.id, 'Accepted'), candidate, { ifMatch: 1 })).body.version).toBe(2);
  });

  it.each(['Accepted', 'Rejected', 'Withdrawn', 'Expired'] as const)('comes too late when it is %s', async (status) => {
    const { offer, candidate, recruiter } = await anOffered({ status, answeredAt: FRIDAY });
    for (const [caller, reply] of [
      [candidate, 'Accepted'],
      [candidate, 'Rejected'],
      [recruiter, 'Withdrawn'],
    ] as const)
      expect((await desk.refusal('answerOffer', say(offer.id, reply), caller)).code).toBe('OFFER_ANSWERED');
    expect(await desk.mails()).toEqual([]);
  });

  it('stays open until the end of its last day in India', async () => {
    const first = await anOffered({ expiresOn: '2026-11-20' });
    const second = await anOffered({ expiresOn: '2026-11-20' });
    desk.at('2026-11-20T18:29:59Z');
    await desk.call('answerOffer', say(first.offer.id, 'Accepted'), first.candidate);
    desk.at('2026-11-20T18:30:00Z');
    const problem = await desk.refusal('answerOffer', say(second.offer.id, 'Accepted'), second.candidate);
    expect(problem).toMatchObject({ code: 'OFFER_ANSWERED', message: 'This offer has expired.' });
    const { body } = await desk.call('listOffers', { query: { status: 'Expired' } }, second.candidate);
    expect(body).toMatchObject([{ status: 'Expired' }]);
    const { total } = await desk.call('listOffers', { query: { status: 'Pending' } }, second.candidate);
    expect(total).toBe(0);
    desk.at(FRIDAY);
  });

  it('accepts one of ten concurrent answers', async () => {
    const { offer, candidate, recruiter } = await anOffered();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        desk
          .call('answerOffer', say(offer.id, number % 2 ? 'Accepted' : 'Withdrawn'), number % 2 ? candidate : recruiter)
          .then(
            () => 'answered',
            (error: { code: string }) => error.code,
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'OFFER_ANSWERED')).toHaveLength(9);
    expect(await desk.mails()).toHaveLength(1);
  });

  it('lets neither side answer for the other, and refuses strangers', async () => {
    const { offer, candidate, recruiter, otherCandidate, otherRecruiter, admin } = await anOffered();
    const codeOf = async (status: string, caller: Parameters<typeof desk.call>[2]) =>
      (await desk.refusal('answerOffer', say(offer.id, status), caller)).code;
    expect(await codeOf('Withdrawn', candidate)).toBe('FORBIDDEN');
    expect(await codeOf('Accepted', recruiter)).toBe('FORBIDDEN');
    expect(await codeOf('Accepted', otherCandidate)).toBe('NOT_FOUND');
    expect(await codeOf('Withdrawn', otherRecruiter)).toBe('NOT_FOUND');
    expect(await codeOf('Accepted', admin)).toBe('FORBIDDEN');
    expect(await codeOf('Accepted', VISITOR)).toBe('SIGNED_OUT');
    expect(await codeOf('Expired', candidate)).toBe('INVALID_INPUT');
    const [row] = await database.db.select().from(offers).where(eq(offers.id, offer.id));
    expect(row).toMatchObject({ status: 'Pending', version: 1 });
  });
});

describe('listing offers', () => {
  it('gives each side its own offers', async () => {
    const { offer, candidate, recruiter, otherCandidate, otherRecruiter, admin } = await anOffered();
    for (const caller of [candidate, recruiter]) {
      const { body, total } = await desk.call('listOffers', { query: {} }, caller);
      expect(body).toMatchObject([{ id: offer.id, status: 'Pending' }]);
      expect(total).toBe(1);
      expect((await desk.call('listOffers', { query: { id: offer.id } }, caller)).total).toBe(1);
      expect((await desk.call('listOffers', { query: { id: candidate.accountId } }, caller)).total).toBe(0);
    }
    expect((await desk.call('listOffers', { query: { id: offer.id } }, otherCandidate)).total).toBe(0);
    for (const stranger of [otherCandidate, otherRecruiter])
      expect((await desk.call('listOffers', { query: {} }, stranger)).body).toEqual([]);
    expect((await desk.call('listOffers', { query: {} }, admin)).body.length).toBeGreaterThan(0);
  });
});
