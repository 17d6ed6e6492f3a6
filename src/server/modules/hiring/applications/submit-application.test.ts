import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#contract/rules.ts';
import { shownFacts } from '#contract/shown-facts.ts';
import { type CandidateCaller, VISITOR } from '#server/caller.ts';
import { toProblem } from '#server/plugins/problems.ts';
import { testDatabase } from '#tests/support/database.ts';
import { docxDocument, pdfDocument } from '#tests/support/documents.ts';
import { aHiring, apply, applyForm, aResume, emailOf, giveProfileResume, hiringDesk } from '#tests/support/hiring.ts';
import { aJob } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const countRows = async (table: 'applications' | 'files' | 'application_events'): Promise<number> => {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
};

const waitingLocks = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
};

describe('applying to a job', () => {
  it('keeps a phone number and years typed in Devanagari digits in Latin ones', async () => {
    const { job, candidate } = await aHiring(database.db);
    const typed = { ...applyForm(job.jobCode), phone: '९८७६५०१२३४', experience: '२' };
    const { body } = await desk.call('submitApplication', { body: typed, files: aResume() }, candidate);
    expect(body).toMatchObject({ phone: '9876501234', experience: 2 });
    const { rows } = await database.db.execute(sql`select phone from applications where id = ${body._id}`);
    expect(rows).toEqual([{ phone: '9876501234' }]);
  });

  it('returns the application as the candidate sees it', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db);
    const { body } = await desk.call(
      'submitApplication',
      { body: applyForm(job.jobCode), files: aResume() },
      candidate,
    );
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      fullName: 'Asha Rao',
      email: await emailOf(database.db, candidate),
      phone: '9876543210',
      experience: 2.5,
      currentCompany: 'Example Software',
      expectedSalary: 800_000,
      noticePeriod: '1 month',
      education: "Bachelor's Degree",
      skills: ['React', 'TypeScript'],
      coverLetter: 'Please write to asha@example.in.',
      resume: expect.stringMatching(/^files\/[0-9a-f-]{36}\.pdf\?session=/),
      resumeName: 'cv.pdf',
      resumeType: 'application/pdf',
      jobTitle: job.title,
      jobId: job.jobCode,
      jobPostId: job.id,
      jobToRead: job.jobCode,
      companyName: job.companyName,
      location: job.location,
      employmentType: job.employmentType ?? '',
      appliedAt: '2026-11-20T05:00:00.000Z',
      updatedAt: '2026-11-20T05:00:00.000Z',
      status: 'pending',
      outcome: 'none',
      stateAt: '2026-11-20T05:00:00.000Z',
      contactEmail: recruiter.email,
      recruiterCode: recruiter.userCode,
      candidateId: candidate.accountId,
      candidateCode: candidate.userCode,
      interviewScheduled: false,
      version: 1,
      may: {
        reopen: false,
        accept: false,
        reject: false,
        withdraw: true,
        schedule: false,
        reschedule: false,
        cancelInterview: false,
        setInterviewResult: false,
        offer: false,
        rate: false,
      },
    });
  });

  it('writes the history, and emails the candidate and the recruiter', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db);
    await desk.mails();
    const { _id } = await apply(desk, candidate, job.id);
    const { body } = await desk.call('applicationTimeline', { params: { id: _id } }, candidate);
    expect(body).toEqual([{ event: 'submitted', at: '2026-11-20T05:00:00.000Z', by: 'candidate', to: 'pending' }]);
    expect(await desk.mails()).toMatchObject([
      {
        to: await emailOf(database.db, candidate),
        subject: 'Your application for Software Engineer at Kaveri Software',
        text: expect.stringContaining('http://localhost:3000/candidate-dashboard/job-applied'),
        optional: { accountId: candidate.accountId, kind: 'application_sent' },
      },
      {
        to: recruiter.email,
        subject: 'New application for Software Engineer: Asha Rao',
        text: expect.stringContaining('Asha Rao has applied for Software Engineer at Kaveri Software.'),
        optional: { accountId: recruiter.accountId, kind: 'application_received' },
        answersTo: candidate.accountId,
      },
    ]);
  });

  it('takes address, job title and other server fields only from the server', async () => {
    const { job, candidate, otherRecruiter } = await aHiring(database.db);
    const application = await apply(desk, candidate, job.id, {
      email: 'somebody.else@example.in',
      jobTitle: 'Director',
      contactEmail: otherRecruiter.email,
      recruiterCode: otherRecruiter.userCode,
      status: 'accepted',
      userId: otherRecruiter.accountId,
      _id: otherRecruiter.accountId,
      createdAt: '2020-01-01T00:00:00Z',
    });
    expect(application).toMatchObject({
      email: await emailOf(database.db, candidate),
      jobTitle: job.title,
      status: 'pending',
      candidateId: candidate.accountId,
      appliedAt: '2026-11-20T05:00:00.000Z',
    });
    const { body } = await desk.call('listApplications', { query: {} }, otherRecruiter);
    expect(body).toEqual([]);
  });

  it('leaves the profile unchanged', async () => {
    const { job, candidate } = await aHiring(database.db);
    await apply(desk, candidate, job.id);
    const { rows } = await database.db.execute(
      sql`select a.phone, c.experience_years, c.resume_file_id, c.expected_salary
          from accounts a join candidates c on c.account_id = a.id where a.id = ${candidate.accountId}`,
    );
    expect(rows).toEqual([{ phone: null, experience_years: null, resume_file_id: null, expected_salary: null }]);
  });

  it('is refused a second time, and emails nobody', async () => {
    const { job, candidate } = await aHiring(database.db);
    await apply(desk, candidate, job.id);
    await desk.mails();
    const before = await countRows('files');
    const problem = await desk.refusal(
      'submitApplication',
      { body: applyForm(job.jobCode), files: aResume() },
      candidate,
    );
    expect(problem).toMatchObject({ code: 'ALREADY_APPLIED', message: 'You have already applied to this job.' });
    expect(await desk.mails()).toEqual([]);
    expect(await countRows('files')).toBe(before);
  });

  it('fails if the account is deleted concurrently, and leaves nothing', async () => {
    const { job, candidate } = await aHiring(database.db);
    const before = await countRows('application_events');
    const outcome = await database.db.transaction(async (tx) => {
      await tx.execute(sql`delete from accounts where id = ${candidate.accountId}`);
      const sent = desk.call('submitApplication', { body: applyForm(job.jobCode), files: aResume() }, candidate);
      // It waits for the uncommitted deletion.
      await vi.waitFor(async () => expect(await waitingLocks()).toBeGreaterThan(0), { timeout: 20_000 });
      return { failure: sent.then(() => undefined, toProblem) };
    });
    expect(await outcome.failure).toMatchObject({ status: 404 });
    expect(await countRows('application_events')).toBe(before);
  });

  it('accepts one of twenty concurrent applications', async () => {
    const { job, candidate } = await aHiring(database.db);
    await desk.mails();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        desk.call('submitApplication', { body: applyForm(job.id), files: aResume() }, candidate).then(
          () => 'applied',
          (error: { code?: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_APPLIED')).toHaveLength(19);
    expect(await desk.mails()).toHaveLength(2);
    const { total } = await desk.call('listApplications', { query: {} }, candidate);
    expect(total).toBe(1);
  });

  describe('a job that has changed since the form showed it', () => {
    const shownTo = async (candidate: CandidateCaller, id: string) =>
      shownFacts((await desk.call('getJob', { params: { id } }, candidate)).body);

    it.each([
      { title: 'Director' },
      { companyName: 'Kaveri Foods' },
      { location: 'Kochi' },
      { salary: { min: 300_000, max: 400_000, showSalary: true } },
      { employmentType: 'Contract' },
      { workMode: 'Hybrid' },
    ])('is refused with the current job for %o, and accepted once that was shown', async (changes) => {
      const { job, candidate, recruiter } = await aHiring(database.db);
      const shown = await shownTo(candidate, job.id);
      await desk.mails();
      await desk.call('updateJob', { params: { id: job.id }, body: changes }, recruiter);
      const send = (facts: string) =>
        ['submitApplication', { body: applyForm(job.id, { shownFacts: facts }), files: aResume() }, candidate] as const;
      const { code, status, details } = await desk.refusal(...send(shown));
      expect({ code, status }).toEqual({ code: 'CHANGED_SINCE_SHOWN', status: 409 });
      expect(details.current).toMatchObject({ _id: job.id, ...changes });
      expect(details.current).not.toHaveProperty('version');
      expect(await desk.mails()).toEqual([]);
      const { body } = await desk.call(...send(await shownTo(candidate, job.id)));
      expect(body.status).toBe('pending');
    });

    it('is accepted when nothing of what was shown has changed, or when the caller does not say what was', async () => {
      const { job, candidate, otherCandidate, recruiter } = await aHiring(database.db, { showSalary: false });
      const shown = await shownTo(candidate, job.id);
      const pay = { min: 300_000, max: 400_000, showSalary: false };
      const changes = { description: 'Build more.', answerDays: 14, salary: pay };
      await desk.call('updateJob', { params: { id: job.id }, body: changes }, recruiter);
      expect(await apply(desk, candidate, job.id, { shownFacts: shown })).toMatchObject({ status: 'pending' });
      await desk.call('updateJob', { params: { id: job.id }, body: { title: 'Director' } }, recruiter);
      expect(await apply(desk, otherCandidate, job.id)).toMatchObject({ status: 'pending' });
      const again = { body: applyForm(job.id, { shownFacts: shown }), files: aResume() };
      expect((await desk.refusal('submitApplication', again, candidate)).code).toBe('ALREADY_APPLIED');
    });
  });

  it.each([
    ['a job that is closed', { status: 'Closed' }, 'JOB_NOT_OPEN'],
    ['a job whose last day is over', { deadlineStart: '2026-11-01', deadlineEnd: '2026-11-19' }, 'JOB_NOT_OPEN'],
    ['a job that has not opened', { deadlineStart: '2026-11-21' }, 'JOB_NOT_YET_OPEN'],
    ['a job that is frozen', { status: 'Block' }, 'JOB_NOT_FOUND'],
    ['a deleted job', { deletedAt: new Date('2026-11-19T00:00:00Z') }, 'JOB_NOT_FOUND'],
  ] as const)('is refused for %s', async (_situation, traits, code) => {
    const { job, candidate } = await aHiring(database.db, traits);
    await desk.mails();
    const problem = await desk.refusal('submitApplication', { body: applyForm(job.id), files: aResume() }, candidate);
    expect(problem.code).toBe(code);
    expect(await desk.mails()).toEqual([]);
  });

  it.each(['JOB999999', '019c0000-0000-7000-8000-000000000000', "JOB1' or '1'='1"])(
    'finds no job %s',
    async (jobId) => {
      const { candidate } = await aHiring(database.db);
      const problem = await desk.refusal('submitApplication', { body: applyForm(jobId), files: aResume() }, candidate);
      expect(problem.code).toBe('JOB_NOT_FOUND');
    },
  );

  it.each([
    ['fullName', ''],
    ['fullName', 'Asha\u0000Rao'],
    ['fullName', ['Asha', 'Rao']],
    ['phone', '12345'],
    ['phone', { $ne: 1 }],
    ['experience', ''],
    ['experience', '-1'],
    ['experience', '1e309'],
    ['expectedSalary', '-5'],
    ['expectedSalary', '300'],
    ['expectedSalary', '101 crore'],
    ['expectedSalary', 'negotiable'],
    ['education', 'Diploma'],
    ['skills', ' , '],
    ['coverLetter', 'x'.repeat(LIMITS.longText + 1)],
  ])('refuses %s = %j and says so at the field', async (field, value) => {
    const { job, candidate } = await aHiring(database.db);
    const problem = await desk.refusal(
      'submitApplication',
      { body: applyForm(job.id, { [field]: value }), files: aResume() },
      candidate,
    );
    expect(problem.code).toBe('INVALID_INPUT');
    expect(Object.keys(problem.details.fields ?? {})).toEqual([field]);
  });

  it.each([
    ['8 LPA', 800_000],
    ['₹15,000/month', 180_000],
    ['8,00,000', 800_000],
    ['', null],
  ])('reads an expected pay of %s', async (expectedSalary, rupees) => {
    const { job, candidate } = await aHiring(database.db);
    const raw = { body: applyForm(job.id, { expectedSalary }), files: aResume() };
    expect((await desk.call('submitApplication', raw, candidate)).body.expectedSalary).toBe(rupees);
  });

  it('is only for candidates', async () => {
    const { job, recruiter, admin } = await aHiring(database.db);
    const raw = { body: applyForm(job.id), files: aResume() };
    expect((await desk.refusal('submitApplication', raw, VISITOR)).code).toBe('SIGNED_OUT');
    expect((await desk.refusal('submitApplication', raw, recruiter)).code).toBe('FORBIDDEN');
    expect((await desk.refusal('submitApplication', raw, admin)).code).toBe('FORBIDDEN');
  });
});

describe('the resume of an application', () => {
  const MISSING = 'Please upload your resume before submitting.';
  const WRONG_TYPE = 'Please upload only PDF, DOC, or DOCX files.';

  it.each([
    ['cv.png', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['cv.pdf', Buffer.from('<script>alert(1)</script>')],
    ['cv.php', pdfDocument()],
  ])('%s is refused for what it is', async (originalName, bytes) => {
    const { job, candidate } = await aHiring(database.db);
    const problem = await desk.refusal(
      'submitApplication',
      { body: applyForm(job.id), files: { resume: { originalName, bytes } } },
      candidate,
    );
    expect(problem).toMatchObject({ message: WRONG_TYPE, details: { fields: { resume: 'resumeType' } } });
  });

  it('may be a Word document', async () => {
    const { job, candidate } = await aHiring(database.db);
    const { body } = await desk.call(
      'submitApplication',
      { body: applyForm(job.id), files: { resume: { originalName: 'cv.docx', bytes: docxDocument() } } },
      candidate,
    );
    expect(body.resumeName).toBe('cv.docx');
  });

  it.each([{}, { useResume: '' }, { useResume: 'profile' }])(
    'is missing with %j and an empty profile',
    async (more) => {
      const { job, candidate } = await aHiring(database.db);
      const problem = await desk.refusal('submitApplication', { body: applyForm(job.id, more) }, candidate);
      expect(problem).toMatchObject({ message: MISSING, details: { fields: { resume: 'resumeMissing' } } });
    },
  );

  it('comes from the profile', async () => {
    const { job, candidate } = await aHiring(database.db);
    const fileId = await giveProfileResume(database.db, candidate);
    const { body } = await desk.call(
      'submitApplication',
      { body: applyForm(job.id, { useResume: 'profile' }) },
      candidate,
    );
    expect(body).toMatchObject({ resumeName: 'profile.pdf', resume: expect.stringContaining(fileId) });
  });

  it('is never a picture stored as a profile’s resume', async () => {
    const { job, candidate } = await aHiring(database.db);
    await giveProfileResume(database.db, candidate, 'image/png');
    const problem = await desk.refusal(
      'submitApplication',
      { body: applyForm(job.id, { useResume: 'profile' }) },
      candidate,
    );
    expect(problem.message).toBe(WRONG_TYPE);
  });

  it('comes from an earlier application of the same candidate', async () => {
    const { recruiter, job, candidate } = await aHiring(database.db);
    const first = await apply(desk, candidate, job.id);
    const another = await aJob(database.db, { recruiterId: recruiter.accountId });
    const { body } = await desk.call(
      'submitApplication',
      { body: applyForm(another.id, { useResume: first._id }) },
      candidate,
    );
    expect(body.resume?.split('?')[0]).toBe(first.resume?.split('?')[0]);
  });

  it('is never taken from someone else’s application', async () => {
    const { job, candidate, otherCandidate } = await aHiring(database.db);
    const foreign = await apply(desk, otherCandidate, job.id);
    const problem = await desk.refusal(
      'submitApplication',
      { body: applyForm(job.id, { useResume: foreign._id }) },
      candidate,
    );
    expect(problem).toMatchObject({ message: MISSING, details: { fields: { resume: 'resumeMissing' } } });
  });
});
