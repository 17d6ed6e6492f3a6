import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayInIndia } from '#contract/rules.ts';
import { type Caller, type CandidateCaller, type RecruiterCaller, VISITOR } from '#server/caller.ts';
import {
  accounts,
  applicationNotes,
  applications,
  auditLog,
  auditPersonalValues,
  candidates,
  files,
  interviews,
  jobs,
  offers,
} from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { findCaller, findEndReasons } from '#server/modules/accounts/public.ts';
import { sweepFiles } from '#server/modules/files/public.ts';
import { prepareMail } from '#server/modules/mail/public.ts';
import { inDays } from '#tests/support/days.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { anOffer, interviewForm } from '#tests/support/hiring.ts';
import { aJob, anAdmin, anApplication, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';
import { noticesOf } from '#tests/support/notices.ts';
import { aPicture, aResume, candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';
import { noticeSentence } from '#texts/by-code/notice-sentence.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let candidate: CandidateCaller & { email: string };
let recruiter: RecruiterCaller & { email: string };
let job: Awaited<ReturnType<typeof aJob>>;
let applicationId: string;

const seated = <Kind extends 'candidate' | 'recruiter'>(
  kind: Kind,
  { _id, userCode, email }: { _id: string; userCode: string; email: string },
) => ({ kind, accountId: _id, userCode, email, sessionId: _id });

const signIn = async (who: 'signInCandidate' | 'signInRecruiter', email: string, password = PASSWORD) =>
  (await call(who, { body: { email, password } }, VISITOR, metaFrom())).body.token;
const leave = async (caller: Caller, password: unknown = PASSWORD) =>
  (await call('deleteAccount', { body: { password } }, caller, metaFrom())).body;

beforeEach(async () => {
  const files = { profilePic: await aPicture(), resumeUpload: aResume() };
  const form = candidateForm({ showCard: true, skills: 'Welding', city: 'Pune' });
  candidate = seated(
    'candidate',
    (await call('registerCandidate', { body: form, files }, VISITOR, metaFrom())).body.userData,
  );
  recruiter = seated(
    'recruiter',
    (await call('registerRecruiter', { body: recruiterForm() }, VISITOR, metaFrom())).body.userData,
  );
  job = await aJob(deps.db, { recruiterId: recruiter.accountId });
  const sent = await call(
    'submitApplication',
    {
      body: {
        jobId: job.jobCode,
        fullName: 'Asha Rao',
        phone: '9876543210',
        experience: '2',
        education: "Bachelor's Degree",
        skills: 'Welding',
        coverLetter: 'Please take me.',
      },
      files: { resume: { originalName: 'mine.pdf', bytes: pdfDocument() } },
    },
    candidate,
    metaFrom(),
  );
  applicationId = sent.body._id;
  await call(
    'setApplicationStatus',
    { params: { id: applicationId }, body: { status: 'accepted' } },
    recruiter,
    metaFrom(),
  );
  await call(
    'scheduleInterview',
    { body: interviewForm(applicationId, { interviewDateTime: `${inDays(30)}T10:00` }) },
    recruiter,
    metaFrom(),
  );
  await anOffer(deps.db, { applicationId, expiresOn: inDays(300) });
  await deps.db.insert(applicationNotes).values({ applicationId, authorId: recruiter.accountId, text: 'Asha is nice' });
  deps.mails.length = 0;
});

describe('a candidate who leaves', () => {
  it('is gone: sign-in, sessions, card, profile, files, what was recorded in words', async () => {
    const token = await signIn('signInCandidate', candidate.email);
    await call('getCandidate', { params: { id: candidate.accountId } }, recruiter, metaFrom());
    deps.pageChanges.length = 0;
    expect(await leave(candidate)).toEqual({ message: 'Your account has been deleted.' });
    expect(deps.pageChanges).toEqual([{ kind: 'purge', tags: ['cards'] }]);
    expect(await findCaller(deps, token)).toBeUndefined();
    await expect(signIn('signInCandidate', candidate.email)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    for (const caller of [VISITOR, recruiter, await anAdmin(deps.db)])
      await expect(
        call('getCandidate', { params: { id: candidate.accountId } }, caller, metaFrom()),
      ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await deps.db.select().from(candidates).where(eq(candidates.accountId, candidate.accountId))).toEqual([]);
    expect(await deps.db.select().from(files).where(eq(files.ownerId, candidate.accountId))).toEqual([]);
    await sweepFiles(deps);
    const stored: string[] = [];
    for await (const { key } of deps.files.list()) stored.push(key);
    const known = (await deps.db.select({ key: files.storageKey }).from(files)).map(({ key }) => key);
    expect(stored.filter((key) => !known.includes(key))).toEqual([]);
    expect(
      await deps.db.select().from(auditPersonalValues).where(eq(auditPersonalValues.accountId, candidate.accountId)),
    ).toEqual([]);
    const audit = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, candidate.accountId));
    expect(audit).toMatchObject([
      {
        action: 'account_deleted',
        actorCode: candidate.userCode,
        toValue: 'own request',
        subjectCode: candidate.userCode,
      },
    ]);
  });

  it('is the reason why their other sessions end', async () => {
    const both = [candidate.accountId, recruiter.accountId];
    expect(await findEndReasons(deps.db, both)).toEqual(new Map());
    await leave(candidate);
    expect(await findEndReasons(deps.db, both)).toEqual(new Map([[candidate.accountId, 'deleted']]));
  });

  it('leaves of an application its job, dates and status', async () => {
    const [before] = await deps.db.select().from(applications).where(eq(applications.id, applicationId));
    await leave(candidate);
    const [after] = await deps.db.select().from(applications).where(eq(applications.id, applicationId));
    expect(after).toMatchObject({
      jobId: job.id,
      jobTitle: before?.jobTitle,
      status: 'accepted',
      appliedAt: before?.appliedAt,
      candidateId: null,
      fullName: null,
      email: null,
      phone: null,
      coverLetter: null,
      skills: [],
      resumeFileId: null,
    });
    for (const table of [interviews, offers, applicationNotes])
      expect(await deps.db.select().from(table).where(eq(table.applicationId, applicationId))).toEqual([]);
    const { body } = await call('listApplications', { query: {} }, recruiter, metaFrom());
    expect(body).toMatchObject([
      { _id: applicationId, fullName: 'Deleted account', status: 'accepted', experience: null },
    ]);
    const { body: csv } = await call('exportApplications', { query: {} }, recruiter, metaFrom());
    // The status and how it ended, two dates, then the empty experience.
    expect(String(csv)).toMatch(/,Accepted,Account deleted,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d,,/);
    expect(JSON.stringify(body)).not.toMatch(/Asha|9876543210|Please take me/);
    const timeline = (await call('applicationTimeline', { params: { id: applicationId } }, recruiter, metaFrom())).body;
    expect(timeline.length).toBeGreaterThan(2);
  });

  it('tells the recruiter, and themselves for the last time', async () => {
    await leave(candidate);
    const to = (address: string) => deps.mails.filter((mail) => mail.to === address);
    expect(to(recruiter.email)).toMatchObject([
      {
        subject: 'Account deleted: Asha Rao, Software Engineer',
        text: expect.stringMatching(/The interview on \w+ \d+ \w+ \d+, .+ \(India time\) has been cancelled\./),
      },
    ]);
    const told = (await noticesOf(deps.db, recruiter.accountId)).map(({ kind }) => kind);
    expect(told).toContain('interviewee_left');
    expect(told).not.toContain('application_withdrawn');
    expect(to(candidate.email).at(-1)).toMatchObject({ subject: 'Your Avsar account has been deleted' });
    // The cancelled interview's email may arrive after it.
    expect(to(candidate.email).at(-1)?.text).not.toContain('last email');
    const [cancelled] = to(candidate.email);
    expect(cancelled).toMatchObject({
      calendar: { method: 'CANCEL' },
      text: expect.stringContaining('account has been deleted, so your'),
    });
    expect(cancelled?.text).not.toMatch(/withdrawn|candidate-dashboard/);
  });

  it('tells a recruiter of several applications in one email', async () => {
    const more = await aJob(deps.db, { recruiterId: recruiter.accountId, title: 'Fitter' });
    await anApplication(deps.db, more, candidate);
    const elsewhere = await aRecruiter(deps.db);
    await anApplication(deps.db, await aJob(deps.db, { recruiterId: elsewhere.accountId }), candidate);
    await leave(candidate);
    const to = (address: string) => deps.mails.filter((mail) => mail.to === address);
    expect(to(recruiter.email)).toHaveLength(1);
    expect(to(recruiter.email)[0]?.subject).toMatch(/^Account deleted: .+, 2 applications$/);
    const { text = '' } = to(recruiter.email)[0] ?? {};
    expect(text).toMatch(/- Software Engineer at Kaveri Software, the interview on .*\d.* is cancelled\n/);
    expect(text).toMatch(/- Fitter at .+\n/);
    expect(text).toContain(`?application=${applicationId}`);
    expect(to(elsewhere.email)).toMatchObject([{ subject: expect.stringMatching(/^Account deleted: .+, Software/) }]);
  });

  it('writes to the person in their language', async () => {
    await deps.db.update(accounts).set({ language: 'hi' }).where(eq(accounts.id, candidate.accountId));
    await leave(candidate);
    const to = deps.mails.filter((mail) => mail.to === candidate.email);
    expect(to.map(({ language }) => language)).toEqual(['hi', 'hi']);
  });

  it('does not cancel an interview that has a result', async () => {
    const result = { params: { applicationId }, body: { status: 'Selected' } };
    await call('setInterviewResult', result, recruiter, metaFrom());
    deps.mails.length = 0;
    await leave(candidate);
    expect(deps.mails.filter(({ to }) => to === candidate.email)).toMatchObject([
      { subject: 'Your Avsar account has been deleted' },
    ]);
    const { body } = await call('getApplication', { params: { id: applicationId } }, recruiter, metaFrom());
    expect(body.status).toBe('interview_scheduled');
    expect(body.timeline?.map(({ event }) => event)).not.toContain('interview_cancelled');
  });

  it('leaves nothing for a recruiter to do with the application', async () => {
    await leave(candidate);
    const params = { id: applicationId };
    for (const status of ['rejected', 'pending'])
      await expect(
        call('setApplicationStatus', { params, body: { status } }, recruiter, metaFrom()),
      ).rejects.toMatchObject({ code: 'CANDIDATE_LEFT', message: expect.stringContaining('account has been deleted') });
    await expect(
      call(
        'scheduleInterview',
        { body: interviewForm(applicationId, { interviewDateTime: `${inDays(31)}T10:00` }) },
        recruiter,
        metaFrom(),
      ),
    ).rejects.toMatchObject({ code: 'CANDIDATE_LEFT' });
    await expect(call('getApplication', { params }, recruiter, metaFrom())).resolves.toBeDefined();
  });

  it('leaves a pending application that needs no answer, and is counted apart from those that do', async () => {
    const later = await aJob(deps.db, { recruiterId: recruiter.accountId, answerDays: 21 });
    const { id } = await anApplication(deps.db, later, candidate);
    const appliedAt = new Date(deps.now().getTime() - 20 * 86_400_000);
    const due = { answerBy: dayInIndia(deps.now()), appliedAt };
    await deps.db.update(applications).set(due).where(eq(applications.id, id));
    const pending = async () => ({
      stats: (await call('applicationStats', {}, recruiter, metaFrom())).body,
      waiting: (await call('listApplications', { query: { waiting: '0' } }, recruiter, metaFrom())).body,
      jobs: (await call('listJobs', { query: { own: true, unanswered: '7' } }, recruiter, metaFrom())).body,
    });
    expect(await pending()).toMatchObject({
      stats: { byStage: { pending: 1 }, waiting: { all: 1, threeDays: 1, week: 1 }, due: { soon: 1 } },
      waiting: [{ _id: id, answerBy: due.answerBy, unanswered: true }],
      jobs: [{ _id: later.id }],
    });
    await leave(candidate);
    expect(await pending()).toMatchObject({
      stats: {
        total: 2,
        byStatus: { pending: 1 },
        byStage: { pending: 0, accepted: 0, interview: 0, left: 2 },
        waiting: { all: 0, threeDays: 0, week: 0 },
        due: { soon: 0, overdue: 0 },
      },
      waiting: [],
      jobs: [],
    });
    const listed = async (left: boolean) =>
      (await call('listApplications', { query: { status: 'pending', left: String(left) } }, recruiter, metaFrom()))
        .body;
    expect([await listed(false), await listed(true)]).toMatchObject([[], [{ _id: id }]]);
    const { body } = await call('getApplication', { params: { id } }, recruiter, metaFrom());
    expect(body).toMatchObject({ status: 'pending', fullName: 'Deleted account' });
    expect(body).not.toHaveProperty('unanswered');
    expect(body).not.toHaveProperty('answerBy');
  });

  it('may register again with the same address', async () => {
    await leave(candidate);
    const again = call('registerCandidate', { body: candidateForm({ email: candidate.email }) }, VISITOR, metaFrom());
    await expect(again).resolves.toBeDefined();
  });
});

describe('a recruiter who leaves', () => {
  it('closes the jobs, cancels interviews and offers, and tells the candidates', async () => {
    const frozen = await aJob(deps.db, { recruiterId: recruiter.accountId, status: 'Block' });
    const token = await signIn('signInRecruiter', recruiter.email);
    await leave(recruiter);
    const left = await deps.db
      .select({ id: jobs.id, status: jobs.status, recruiterId: jobs.recruiterId })
      .from(jobs)
      .where(eq(jobs.id, job.id));
    expect(left).toEqual([{ id: job.id, status: 'Closed', recruiterId: null }]);
    const [kept] = await deps.db.select().from(jobs).where(eq(jobs.id, frozen.id));
    expect(kept).toMatchObject({ status: 'Block', recruiterId: null });
    expect(
      await deps.db
        .select({ status: interviews.status, by: interviews.scheduledBy })
        .from(interviews)
        .where(eq(interviews.applicationId, applicationId)),
    ).toEqual([{ status: 'Cancelled', by: '' }]);
    expect(
      await deps.db.select({ status: offers.status }).from(offers).where(eq(offers.applicationId, applicationId)),
    ).toEqual([{ status: 'Withdrawn' }]);
    const mails = deps.mails.filter(({ to }) => to === candidate.email);
    // One email says it all.
    expect(mails).toMatchObject([{ subject: 'Interview cancelled: Software Engineer at Kaveri Software' }]);
    const [{ text = '' } = {}] = mails;
    expect(text).toContain('has left Avsar, so your interview on');
    expect(text).toContain('nobody will answer your application');
    expect(text).toContain('Your open offer has been cancelled.');
    expect(text).not.toMatch(/still accepted|The recruiter wrote/);
    expect(mails[0]?.calendar).toBeDefined();
    const told = (await noticesOf(deps.db, candidate.accountId)).map(({ kind }) => kind);
    expect(told).toEqual(expect.arrayContaining(['interview_cancelled', 'recruiter_left']));
    expect(text).toContain(`/candidate-dashboard/job-applied?application=${applicationId}`);
    expect(await findCaller(deps, token)).toBeUndefined();
    await expect(signIn('signInRecruiter', recruiter.email)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const { body } = await call('listApplications', { query: {} }, candidate, metaFrom());
    expect(body).toMatchObject([{ _id: applicationId, status: 'accepted' }]);
    expect(JSON.stringify(body)).not.toContain(recruiter.email);
  });

  it('still sends what waited for the hour of a candidate, such as that an interview does not take place', async () => {
    deps.mails.length = 0;
    await call(
      'setInterviewResult',
      { params: { applicationId }, body: { status: 'Rejected' } },
      recruiter,
      metaFrom(),
    );
    const [rejected] = deps.mails.filter(({ to }) => to === candidate.email);
    if (!rejected) throw new Error('no mail');
    const goesOut = async () => (await prepareMail(deps, rejected)) !== undefined;
    const sent = [await goesOut(), await goesOut(), await goesOut(), await goesOut()];
    expect(sent).toEqual([true, true, true, false]);
    deps.mails.length = 0;
    await leave(recruiter);
    const [mail, ...others] = deps.mails.filter(({ to }) => to === candidate.email);
    expect(mail?.text).toContain('does not take place.');
    expect(mail?.calendar).toMatchObject({ method: 'CANCEL' });
    expect(others.filter(({ text }) => text === mail?.text)).toEqual([]);
    expect(mail && (await prepareMail(deps, mail))).toMatchObject({
      to: candidate.email,
      calendar: { method: 'CANCEL' },
    });
  });

  it('tells a candidate of all their applications in one email, and takes each interview out of their calendar', async () => {
    const another = async (title: string) =>
      anApplication(deps.db, await aJob(deps.db, { recruiterId: recruiter.accountId, title }), candidate);
    const unanswered = await another('Fitter');
    const { id: hired } = await another('Cashier');
    await deps.db.update(applications).set({ status: 'accepted' }).where(eq(applications.id, hired));
    await anOffer(deps.db, { applicationId: hired, status: 'Accepted', answeredAt: deps.now() });
    const { id: invited } = await another('Welder');
    const accepted = { params: { id: invited }, body: { status: 'accepted' } };
    await call('setApplicationStatus', accepted, recruiter, metaFrom());
    const body = interviewForm(invited, { interviewDateTime: `${inDays(31)}T10:00` });
    await call('scheduleInterview', { body }, recruiter, metaFrom());
    deps.mails.length = 0;
    await leave(recruiter);
    const calendar = { method: 'CANCEL' };
    const mails = deps.mails.filter(({ to }) => to === candidate.email);
    expect(mails).toMatchObject([
      { subject: 'A recruiter has left Avsar: 4 applications', calendar },
      { subject: expect.stringMatching(/^Interview cancelled: Welder/), calendar },
    ]);
    const [{ text = '' } = {}] = mails;
    expect(text).toMatch(/- Software Engineer at .+, the interview on .+ is cancelled, your open offer has been canc/);
    expect(text).toMatch(/- Fitter at [^,]+, nobody will answer your application\n/);
    expect(text).toMatch(/- Cashier at [^,]+, the offer you accepted stays, contact .+ directly/);
    expect(text).toMatch(/- Welder at .+, the interview on .+ is cancelled, nobody will answer your application\n/);
    expect(text).toContain(`/candidate-dashboard/job-applied?application=${unanswered.id}\n`);
    const told = await noticesOf(deps.db, candidate.accountId);
    const left = told.filter(({ kind }) => kind === 'recruiter_left');
    // Each opens its application; that of the interview at Welder says all.
    expect(left).toHaveLength(3);
  });

  it('tells who has accepted an offer that it stays, with the cancelled interview, and not that nobody answers', async () => {
    const accepted = { status: 'Accepted', answeredAt: deps.now() } as const;
    await deps.db.update(offers).set(accepted).where(eq(offers.applicationId, applicationId));
    await leave(recruiter);
    const [mail, ...more] = deps.mails.filter(({ to }) => to === candidate.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Interview cancelled: Software Engineer at Kaveri Software');
    expect(mail?.text).toContain('The job is closed.');
    expect(mail?.text).toContain('The offer you accepted stays.');
    expect(mail?.text).not.toContain('answer your application');
  });

  it.each(['Scheduled', 'Selected'] as const)('keeps an interview that has taken place (%s)', async (status) => {
    const startsAt = new Date(deps.now().getTime() - 48 * 3_600_000);
    await deps.db.update(interviews).set({ status, startsAt }).where(eq(interviews.applicationId, applicationId));
    await leave(recruiter);
    const kept = await deps.db
      .select({ status: interviews.status })
      .from(interviews)
      .where(eq(interviews.applicationId, applicationId));
    expect(kept).toEqual([{ status }]);
    expect(deps.mails.filter(({ to }) => to === candidate.email)).toMatchObject([
      { subject: 'Software Engineer at Kaveri Software is closed', text: expect.not.stringMatching(/interview/i) },
    ]);
    const { body } = await call('listApplications', { query: {} }, candidate, metaFrom());
    expect(body).toMatchObject([{ _id: applicationId, status: 'interview_scheduled' }]);
  });

  it.each([
    ['Pending', 'your open offer has been cancelled', 'The job and your open offer are closed'],
    ['Accepted', 'the offer you accepted stays', 'The job is closed. The offer you accepted stays'],
    [undefined, 'the recruiter won’t contact you about the next step', 'The job is closed'],
  ] as const)(
    'tells a selected candidate whose offer is %s only what changes for them',
    async (offer, sentence, closed) => {
      await deps.db.update(interviews).set({ status: 'Selected' }).where(eq(interviews.applicationId, applicationId));
      const ofThem = eq(offers.applicationId, applicationId);
      if (offer)
        await deps.db
          .update(offers)
          .set({ status: offer, ...(offer === 'Accepted' && { answeredAt: deps.now() }) })
          .where(ofThem);
      else await deps.db.delete(offers).where(ofThem);
      await leave(recruiter);
      const mails = deps.mails.filter(({ to }) => to === candidate.email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(sentence);
      expect(mails[0]?.text).not.toContain('answer your application');
      const told = await noticesOf(deps.db, candidate.accountId);
      const notice = { candidateName: null, postedByCompany: null, told: 1 };
      const asIs = { dateTime: String, time: String, day: String };
      expect(
        told.flatMap(({ kind, says }) =>
          kind === 'recruiter_left' ? [noticeSentence({ ...notice, kind, says }, asIs)] : [],
        ),
      ).toEqual([`<b>The recruiter has left Avsar:</b> Software Engineer, Kaveri Software. ${closed}`]);
      expect(told.map(({ kind }) => kind)).not.toContain('offer_withdrawn');
      const seen = (await call('listOffers', { query: {} }, candidate, metaFrom())).body;
      expect(seen.map(({ recruiterLeft }) => recruiterLeft)).toEqual(
        offer === 'Pending' || offer === 'Accepted' ? [true] : offer ? [undefined] : [],
      );
    },
  );

  it('leaves the job readable as closed for 30 days, also among saved jobs, without a name or an address', async () => {
    const frozen = await aJob(deps.db, { recruiterId: recruiter.accountId, status: 'Block' });
    const save = { params: { jobId: job.id } };
    await call('saveJob', save, candidate, metaFrom());
    await leave(recruiter);
    const read = async (caller: Caller) => (await call('getJob', { params: { id: job.id } }, caller, metaFrom())).body;
    const saved = async () => (await call('listSavedJobs', { query: {} }, candidate, metaFrom())).body;
    for (const caller of [VISITOR, candidate]) {
      const left = await read(caller);
      expect(left).toMatchObject({ companyName: job.companyName, jobStatus: 'Closed' });
      expect(JSON.stringify(left)).not.toContain(recruiter.email);
      expect(JSON.stringify(left)).not.toContain(recruiter.userCode);
    }
    expect(await saved()).toMatchObject([{ _id: job.id, closed: true }]);
    await expect(call('getJob', { params: { id: frozen.id } }, VISITOR, metaFrom())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const later = new Date(deps.now().getTime() - 31 * 86_400_000);
    await deps.db.update(jobs).set({ updatedAt: later }).where(eq(jobs.id, job.id));
    await expect(read(VISITOR)).rejects.toMatchObject({ code: 'GONE' });
    expect(await saved()).toEqual([
      {
        ...{ _id: job.id, jobId: job.jobCode, title: job.title, companyName: job.companyName },
        ...{ savedAt: expect.any(String), closed: true, gone: true },
      },
    ]);
  });

  it('leaves applications that promise nothing and go on no more', async () => {
    const later = await aJob(deps.db, { recruiterId: recruiter.accountId, answerDays: 21 });
    const { id } = await anApplication(deps.db, later, candidate);
    await deps.db
      .update(applications)
      .set({ answerBy: inDays(7) })
      .where(eq(applications.id, id));
    const read = async () => (await call('getApplication', { params: { id } }, candidate, metaFrom())).body;
    const listed = async (open: boolean) =>
      (await call('listApplications', { query: { open: String(open) } }, candidate, metaFrom())).body.length;
    const openOnes = async () => (await call('applicationStats', {}, candidate, metaFrom())).body.open;
    expect(await read()).toMatchObject({ answerBy: inDays(7), unanswered: true });
    expect(await read()).not.toHaveProperty('recruiterLeft');
    expect([await listed(true), await listed(false), await openOnes()]).toEqual([2, 0, 2]);
    await leave(recruiter);
    const left = await read();
    expect(left).toMatchObject({ status: 'pending', recruiterLeft: true, jobClosedAt: expect.any(String) });
    expect(left).not.toHaveProperty('answerBy');
    expect(left).not.toHaveProperty('unanswered');
    expect([await listed(true), await listed(false), await openOnes()]).toEqual([0, 2, 0]);
  });
});

describe('the deletion', () => {
  it('wants the right password, a few times only', async () => {
    for (const password of ['wrong', '', null, 7])
      await expect(leave(candidate, password)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { password: expect.anything() } },
      });
    for (let count = 0; count < 9; count += 1) await leave(candidate, 'wrong').catch(() => undefined);
    await expect(leave(candidate)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await deps.db.select().from(accounts).where(eq(accounts.id, candidate.accountId))).toHaveLength(1);
    expect(deps.mails).toEqual([]);
  });

  it('happens once, also when it is asked for many times at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => leave(candidate)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(deps.mails.filter(({ subject }) => subject === 'Your Avsar account has been deleted')).toHaveLength(1);
  });

  it('is for candidates and recruiters alone', async () => {
    await expect(leave(VISITOR)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    for (const admin of [await anAdmin(deps.db), await aSuperAdmin(deps.db)])
      await expect(leave(admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
