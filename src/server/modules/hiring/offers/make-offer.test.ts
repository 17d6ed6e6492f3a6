import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, emailOf, FRIDAY, hiringDesk } from '#tests/support/hiring.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const accepted = async (traits: Parameters<typeof aHiring>[1] = {}) => {
  const hiring = await aHiring(database.db, traits);
  const { _id: id } = await apply(desk, hiring.candidate, hiring.job.id);
  await desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, hiring.recruiter);
  await desk.mails();
  return { ...hiring, id };
};

const form = (applicationId: string, more: Record<string, unknown> = {}) => ({
  body: {
    applicationId,
    jobTitle: 'Senior Engineer',
    location: 'Pune',
    salary: 1_250_000,
    startDate: '2027-01-04',
    expiresOn: '2026-11-30',
    letter: 'We would be glad.',
    ...more,
  },
});

describe('making an offer', () => {
  it('fills in the placeholders of the letter, and refuses one that nobody fills in', async () => {
    const { recruiter, id } = await accepted();
    const left = await desk.refusal('makeOffer', form(id, { letter: 'Dear {name}, {bonus} on {day}.' }), recruiter);
    expect(left.toBody().fields).toEqual({ letter: 'Fill in {bonus}, {day} before you send.' });
    const letter = 'Dear { Name }, {company} needs a {job} {as agreed}.';
    const { body: made } = await desk.call('makeOffer', form(id, { letter }), recruiter);
    expect(made.letter).toBe(`Dear ${made.candidateName}, ${made.company} needs a Senior Engineer {as agreed}.`);
  });

  it('shows it to the candidate, who is told and may answer', async () => {
    const { recruiter, candidate, id } = await accepted();
    const { body: made } = await desk.call('makeOffer', form(id), recruiter);
    expect(made).toMatchObject({
      applicationId: id,
      jobTitle: 'Senior Engineer',
      location: 'Pune',
      salary: 1_250_000,
      employmentType: 'Full-time',
      startDate: '2027-01-04',
      expiresOn: '2026-11-30',
      letter: 'We would be glad.',
      status: 'Pending',
      date: FRIDAY.toISOString(),
    });
    const [mail] = await desk.mails();
    expect(mail?.to).toBe(await emailOf(database.db, candidate));
    expect(mail?.subject).toMatch(/^Job offer: Senior Engineer at /);
    const list = await desk.call('listOffers', { query: {} }, candidate);
    expect(list.body.map(({ _id }) => _id)).toEqual([made._id]);
    const ofThis = await desk.call('listOffers', { query: { applicationId: id } }, recruiter);
    expect(ofThis.body.map(({ _id }) => _id)).toEqual([made._id]);
    const ofAnother = await desk.call('listOffers', { query: { applicationId: made._id } }, recruiter);
    expect(ofAnother.body).toEqual([]);
    const timeline = await desk.call('applicationTimeline', { params: { id } }, candidate);
    expect(timeline.body.at(-1)).toMatchObject({ event: 'offer_made', by: 'recruiter' });
    await desk.call('answerOffer', { params: { id: made._id }, body: { status: 'Accepted' } }, candidate);
    const again = await desk.refusal('makeOffer', form(id), recruiter);
    expect(again.message).toBe('The candidate has already accepted your offer.');
  });

  it('accepts one of twenty concurrent offers', async () => {
    const { recruiter, id } = await accepted();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => desk.call('makeOffer', form(id), recruiter)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'OFFER_OPEN' });
    expect(await desk.mails()).toHaveLength(1);
  });

  it('is possible again after a rejected, withdrawn or expired offer', async () => {
    const { recruiter, id } = await accepted();
    await anOffer(database.db, { applicationId: id, expiresOn: '2026-11-19' });
    const { body: first } = await desk.call('makeOffer', form(id), recruiter);
    await desk.call('answerOffer', { params: { id: first._id }, body: { status: 'Withdrawn' } }, recruiter);
    await desk.call('makeOffer', form(id), recruiter);
    const { body } = await desk.call('listOffers', { query: {} }, recruiter);
    expect(body.map(({ status }) => status).sort()).toEqual(['Expired', 'Pending', 'Withdrawn']);
  });

  it('needs an accepted application', async () => {
    const { recruiter, candidate, job } = await aHiring(database.db);
    const { _id: id } = await apply(desk, candidate, job.id);
    const refusal = await desk.refusal('makeOffer', form(id), recruiter);
    expect(refusal.code).toBe('ACCEPT_BEFORE_OFFER');
    expect(refusal.message).toBe('Accept the application before you make an offer.');
  });

  it.each([
    ['expiresOn', '2026-11-19'],
    ['expiresOn', '2031-01-01'],
    ['expiresOn', ''],
    ['startDate', '2026-11-19'],
    ['startDate', '2026-02-30'],
    ['salary', -1],
    ['salary', 1.5],
    ['salary', '12 a year'],
    ['salary', 0],
    ['salary', 9_999],
    ['salary', 1_000_000_001],
    ['salary', '3-5 LPA'],
    ['salary', 'negotiable'],
    ['jobTitle', ' '],
    ['location', ''],
    ['letter', 'x'.repeat(10_001)],
  ])('refuses %s: %j', async (field, value) => {
    const { recruiter, id } = await accepted();
    const refusal = await desk.refusal('makeOffer', form(id, { [field]: value }), recruiter);
    expect(refusal.details.fields).toHaveProperty(field);
  });

  it('reads pay as people write it, and takes none for an internship', async () => {
    const { recruiter, id } = await accepted();
    const { body } = await desk.call('makeOffer', form(id, { salary: '12.5 LPA' }), recruiter);
    expect(body.salary).toBe(1_250_000);
    const internship = await accepted({ employmentType: 'Internship' });
    const unpaid = await desk.call('makeOffer', form(internship.id, { salary: 0 }), internship.recruiter);
    expect(unpaid.body).toMatchObject({ salary: 0, employmentType: 'Internship' });
  });

  it('is only for the recruiter who owns the job', async () => {
    const { otherRecruiter, candidate, admin, id } = await accepted();
    expect((await desk.refusal('makeOffer', form(id), otherRecruiter)).code).toBe('NOT_FOUND');
    expect((await desk.refusal('makeOffer', form(id), candidate)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('makeOffer', form(id), admin)).code).toBe('FORBIDDEN');
  });
});
