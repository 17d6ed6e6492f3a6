import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminCaller } from '#server/caller.ts';
import { VISITOR } from '#server/caller.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { companies } from '#server/database/schema/companies.ts';
import { reports } from '#server/database/schema/trust.ts';
import type { PageChange } from '#server/page-cache.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { speaking } from '#texts/spoken.ts';

const database = testDatabase();
const desk = hiringDesk(database);

let admin: AdminCaller;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;
let name: string;
let slug: string;
let made = 0;

beforeEach(async () => {
  admin = await anAdmin(database.db);
  made += 1;
  name = `Imitation Mills ${made}`;
  slug = `imitation-mills-${made}`;
  recruiter = await aRecruiter(database.db, { companyName: name, verified: true });
  await desk.mails();
});

const FAKE = { reason: 'impersonates', details: 'That is the logo of another mill.' };
const report = (body: Record<string, unknown> = FAKE, caller: Parameters<typeof desk.call>[2] = VISITOR) =>
  desk.call('reportCompany', { params: { slug }, body }, caller);
const kept = () => database.db.select().from(reports).where(eq(reports.companyId, recruiter.accountId));
const queue = async (query: Record<string, unknown> = {}) =>
  (await desk.call('listReports', { query: { q: name, ...query } }, admin)).body;
const versionNow = async () => (await queue())[0]?.version ?? -1;
const decide = (body: Record<string, unknown>, { as = admin, ifMatch }: { as?: AdminCaller; ifMatch?: number } = {}) =>
  desk.call('decideReport', { params: { id: recruiter.accountId }, body }, as, { ifMatch });
const refused = (body: Record<string, unknown>, ifMatch?: number, as = admin) =>
  desk.refusal('decideReport', { params: { id: recruiter.accountId }, body }, as, { ifMatch });
const noticesOf = async (caller: Parameters<typeof desk.call>[2]) =>
  (await desk.call('listNotices', { query: {} }, caller)).body.items.map(({ kind, aboutId }) => ({ kind, aboutId }));
const acts = async () =>
  (
    await database.db.select().from(auditLog).where(eq(auditLog.subjectId, recruiter.accountId)).orderBy(auditLog.id)
  ).map(({ action, fromValue, toValue }) => [action, fromValue, toValue]);

/** What visitors get of the page: its body, and whether the list has it. */
const seen = async () => {
  const status = (call: Promise<unknown>) =>
    call.then(
      () => 'there',
      ({ code }: { code: string }) => code,
    );
  const { body } = await desk.call('listCompanies', { query: { q: name } }, VISITOR);
  return {
    page: await status(desk.call('getCompany', { params: { slug } }, VISITOR)),
    jobs: await status(desk.call('listCompanyJobs', { params: { slug }, query: {} }, VISITOR)),
    answers: await status(desk.call('companyAnswerRecord', { params: { slug } }, VISITOR)),
    listed: body.length,
  };
};
const PUBLIC = { page: 'there', jobs: 'there', answers: 'there', listed: 1 };
const HIDDEN = { page: 'NOT_FOUND', jobs: 'NOT_FOUND', answers: 'NOT_FOUND', listed: 0 };

describe('a report of a company’s page', () => {
  it('is answered once to a signed-in account, by email only to a given address; administrators get no notice', async () => {
    const candidate = await aCandidate(database.db);
    for (const caller of [candidate, candidate, await aRecruiter(database.db), admin, VISITOR])
      await report(FAKE, caller);
    await report({ ...FAKE, email: 'asha@example.in' }, candidate);
    await decide({ decision: 'dismiss', answer: 'It is theirs.' });
    const { items } = (await desk.call('listNotices', { query: {} }, candidate)).body;
    expect(items).toMatchObject([
      {
        kind: 'report_decided',
        says: { companyName: name, reported: 'company', decision: 'dismiss', words: 'It is theirs.' },
        aboutId: recruiter.accountId,
        jobId: null,
      },
    ]);
    expect((await desk.mails()).map(({ to }) => to)).toEqual(['asha@example.in']);
    expect(await noticesOf(admin)).toEqual([{ kind: 'company_reported', aboutId: recruiter.accountId }]);
    expect(await noticesOf(recruiter)).toEqual([]);
  });

  it('is kept with who is signed in, tells the administrators once a day, and changes nothing', async () => {
    const candidate = await aCandidate(database.db);
    expect((await report({ ...FAKE, email: 'Asha@Example.in' }, candidate)).body.message).toMatch(/^Thank you/);
    await report();
    expect(await kept()).toMatchObject([
      { reason: 'impersonates', details: FAKE.details, email: 'asha@example.in', reporterId: candidate.accountId },
      { email: null, reporterId: null, jobId: null, decision: null },
    ]);
    expect(await noticesOf(admin)).toEqual([{ kind: 'company_reported', aboutId: recruiter.accountId }]);
    expect(await noticesOf(recruiter)).toEqual([]);
    expect(await seen()).toEqual(PUBLIC);
    expect(await desk.mails()).toEqual([]);
  });

  it('needs a reason that fits a company, and words for something else', async () => {
    for (const [body, field] of [
      [{}, 'reason'],
      [{ reason: 'not_a_real_job' }, 'reason'],
      [{ reason: 'other' }, 'details'],
      [{ ...FAKE, details: 'x'.repeat(2_001) }, 'details'],
      [{ ...FAKE, email: 'no address' }, 'email'],
    ] as const)
      await expect(report(body)).rejects.toMatchObject({ details: { fields: { [field]: expect.any(String) } } });
    const job = await aJob(database.db, { recruiterId: recruiter.accountId });
    await expect(
      desk.call('reportJob', { params: { id: job.id }, body: { reason: 'impersonates' } }, VISITOR),
    ).rejects.toMatchObject({ details: { fields: { reason: expect.any(String) } } });
    expect(await kept()).toEqual([]);
  });

  it('is for public pages only, whoever asks', async () => {
    slug = 'nobody-has-this-name';
    await expect(report()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    slug = `imitation-mills-${made}`;
    await report();
    await decide({ decision: 'freeze' });
    await expect(report(FAKE, recruiter)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stands in the one queue beside jobs, and is found by name and recruiter', async () => {
    const job = await aJob(database.db, { recruiterId: recruiter.accountId, title: 'Weaver', companyName: name });
    await desk.call('reportJob', { params: { id: job.id }, body: { reason: 'asks_for_money' } }, VISITOR);
    await report();
    const both = (await queue()).sort((one, other) => other.about.localeCompare(one.about));
    expect(both).toMatchObject([
      { about: 'job', job: { title: 'Weaver' }, recruiter: { otherReports: 1, otherJobCount: 0 } },
      {
        about: 'company',
        _id: recruiter.accountId,
        ...{ state: 'open', reportCount: 1, reports: [{ reason: 'impersonates' }], signs: [] },
        company: { name, slug, verified: true },
        recruiter: {
          userCode: recruiter.userCode,
          otherReports: 1,
          otherJobCount: 1,
          otherJobs: [{ title: 'Weaver' }],
        },
      },
    ]);
    expect(await queue({ reason: 'impersonates' })).toMatchObject([{ about: 'company' }]);
    expect(await queue({ q: recruiter.userCode })).toHaveLength(2);
    expect(await queue({ q: recruiter.email, source: 'signs' })).toEqual([]);
  });
});

describe('freezing a company’s page', () => {
  it('hides it everywhere until it is unfrozen, leaves its jobs, and tells the recruiter and who reported', async () => {
    const job = await aJob(database.db, { recruiterId: recruiter.accountId, companyName: name });
    await report({ ...FAKE, email: 'ravi@example.in' });
    const changes: PageChange[] = [];
    desk.deps.pageCache.onChange((change) => changes.push(change));
    const { body } = await decide({ decision: 'freeze', reason: 'Another mill’s logo.', answer: 'Well seen.' });
    expect(changes[0]).toMatchObject({ kind: 'purge', tags: expect.arrayContaining(['companies', 'job-pages']) });
    expect(body).toMatchObject({ state: 'frozen', version: 1_000_001, hiddenAt: expect.any(String) });
    expect(await seen()).toEqual(HIDDEN);
    const { body: open } = await desk.call('getJob', { params: { id: job.id } }, VISITOR);
    expect(open).toMatchObject({ jobStatus: 'Active', companyVerified: true });
    expect(open).not.toHaveProperty('companySlug');

    const mails = await desk.mails();
    expect(mails.map(({ to }) => to).sort()).toEqual(['ravi@example.in', recruiter.email].sort());
    const toOwner = mails.find(({ to }) => to === recruiter.email);
    expect(toOwner?.subject).toBe('Your company’s page has been hidden');
    expect(toOwner?.text).toContain('Reason: Another mill’s logo.');
    expect(toOwner?.text).not.toMatch(/ravi|reported|Well seen/);
    const toReporter = mails.find(({ to }) => to === 'ravi@example.in');
    expect(toReporter?.text).toContain('hidden the page.');
    expect(toReporter?.text).toContain('Well seen.');
    expect(await noticesOf(recruiter)).toEqual([{ kind: 'company_page_hidden', aboutId: null }]);
    expect(await acts()).toEqual([['company_report_decided', 'open', 'frozen']]);
    const { body: entries } = await desk.call('listAuditLog', { query: { action: 'company_report_decided' } }, admin);
    expect(entries[0]?.reason).toBe('Another mill’s logo.');

    const { body: own } = await desk.call('getOwnCompany', {}, recruiter);
    expect(own).toMatchObject({ hiddenReason: 'Another mill’s logo.' });
    // Saving what is there already is no edit, nor is asking for verification.
    await desk.call('updateOwnCompany', { body: { tagline: own.tagline, story: own.story } }, recruiter);
    expect(await seen()).toEqual(HIDDEN);
    expect(await queue({ status: 'frozen' })).toMatchObject([{ state: 'frozen', editWaits: false }]);
  });

  it('opens the case again when the company edits the page, which stays hidden until it is unfrozen', async () => {
    const openCases = async () => (await desk.call('adminOverview', {}, admin)).body.waiting.reports;
    await report();
    await decide({ decision: 'freeze', reason: 'Another mill’s logo.' });
    await desk.mails();
    const before = await openCases();
    const { body: edited } = await desk.call('updateOwnCompany', { body: { tagline: 'Our own cloth' } }, recruiter);
    expect(edited).toMatchObject({ hiddenReason: 'Another mill’s logo.', hiddenEditedAt: expect.any(String) });
    await desk.call('updateOwnCompany', { body: { tagline: 'Our own cloth.' } }, recruiter);
    expect(await seen()).toEqual(HIDDEN);
    // Told once, however often the page is edited until the decision.
    expect(await noticesOf(admin)).toEqual([
      { kind: 'company_page_edited', aboutId: recruiter.accountId },
      { kind: 'company_reported', aboutId: recruiter.accountId },
    ]);
    expect(await openCases()).toBe(before + 1);
    // Hidden now, and waiting for a decision.
    expect(await queue({ status: 'frozen' })).toMatchObject([{ state: 'open', hiddenAt: expect.any(String) }]);
    const opened = { hiddenEditedAt: expect.any(String), openSince: expect.any(String), editWaits: true };
    expect(await queue({ status: 'open' })).toMatchObject([{ state: 'open', version: 1_000_003, ...opened }]);
    expect((await refused({ decision: 'dismiss' }, 1_000_003)).code).toBe('NO_OPEN_REPORT');

    const again = await decide({ decision: 'freeze', reason: 'It is still there.' }, { ifMatch: 1_000_003 });
    expect(again.body).toMatchObject({ state: 'frozen', version: 2_000_003, editWaits: false });
    expect(await openCases()).toBe(before);
    expect((await desk.mails()).map(({ to, text }) => [to, text.includes('It is still there.')])).toEqual([
      [recruiter.email, true],
    ]);
    const { body: own } = await desk.call('getOwnCompany', {}, recruiter);
    expect(own).toMatchObject({ hiddenReason: 'It is still there.' });
    expect(own).not.toHaveProperty('hiddenEditedAt');

    await desk.call('updateOwnCompany', { body: { tagline: 'Our own looms' } }, recruiter);
    expect((await decide({ decision: 'unfreeze' }, { ifMatch: await versionNow() })).body).toMatchObject({
      state: 'unfrozen',
      hiddenEditedAt: expect.any(String),
      editWaits: false,
    });
    expect(await seen()).toEqual(PUBLIC);
    expect(await openCases()).toBe(before);
    // The case was open, the page hidden.
    expect((await acts()).at(-1)).toEqual(['company_report_decided', 'frozen', 'unfrozen']);
  });

  it('opens the case again with another name as well, which the recruiter gives in the profile', async () => {
    await report();
    await decide({ decision: 'freeze' });
    const other = `${name} of Surat`;
    await desk.call(
      'updateRecruiter',
      { params: { id: recruiter.accountId }, body: { companyName: other } },
      recruiter,
    );
    slug = `${slug}-of-surat`;
    expect(await seen()).toEqual(HIDDEN);
    expect(await queue({ q: other, status: 'open' })).toMatchObject([{ editWaits: true }]);
    expect((await noticesOf(admin))[0]?.kind).toBe('company_page_edited');
  });

  it('refuses a decision by an administrator who has not seen the latest edit', async () => {
    await report();
    await decide({ decision: 'freeze' });
    const edit = (tagline: string) => desk.call('updateOwnCompany', { body: { tagline } }, recruiter);
    await edit('Fresh from the hills');
    const [{ version } = { version: 0 }] = await queue({ status: 'open' });
    await edit('Send us ₹500 for your training');
    expect(await refused({ decision: 'unfreeze' }, version)).toMatchObject({
      code: 'PAGE_EDITED_MEANWHILE',
      details: { current: { version: version + 1, company: { tagline: 'Send us ₹500 for your training' } } },
    });
    expect(await seen()).toEqual(HIDDEN);
    expect((await decide({ decision: 'unfreeze' }, { ifMatch: version + 1 })).body.state).toBe('unfrozen');
  });

  it('refuses a decision by an administrator who has not seen the latest report', async () => {
    await report();
    const version = await versionNow();
    await report({ ...FAKE, email: 'ravi@example.in' });
    expect(await refused({ decision: 'dismiss' }, version)).toMatchObject({
      code: 'CASE_CHANGED_MEANWHILE',
      details: { current: { version: version + 1, reportCount: 2 } },
    });
    expect(await desk.mails()).toEqual([]);
    expect((await decide({ decision: 'dismiss' }, { ifMatch: version + 1 })).body.state).toBe('dismissed');
  });

  it('without a reason says what was found, in the language that the recruiter reads', async () => {
    await report({ reason: 'offensive', details: 'I am Asha.', email: 'asha@example.in' });
    await speaking('hi', () => decide({ decision: 'freeze' }));
    const mail = (await desk.mails()).find(({ to }) => to === recruiter.email);
    expect(mail?.text).toContain('A picture or text on the page is offensive.');
    expect(mail?.text).not.toMatch(/\p{Script=Devanagari}|Asha/u);
  });

  it('is taken back by unfreezing, which answers again', async () => {
    await report({ ...FAKE, email: 'ravi@example.in' });
    expect((await refused({ decision: 'unfreeze' })).message).toBe('This page is not hidden.');
    await decide({ decision: 'freeze' });
    await desk.mails();
    expect((await decide({ decision: 'unfreeze' }, { ifMatch: await versionNow() })).body).toMatchObject({
      state: 'unfrozen',
    });
    expect(await seen()).toEqual(PUBLIC);
    const mails = await desk.mails();
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        ['ravi@example.in', `Your report about ${name}`],
        [recruiter.email, 'Your company’s page is public again'],
      ].sort(),
    );
    expect((await noticesOf(recruiter))[0]?.kind).toBe('company_page_shown');
    await report();
    expect((await refused({ decision: 'freeze' }, 1_000_001)).code).toBe('REPORT_DECIDED_MEANWHILE');
  });
});

describe('ending a company’s verification', () => {
  it('leaves the page, unlisted, and tells the recruiter why', async () => {
    await report({ ...FAKE, email: 'ravi@example.in' });
    const { body } = await decide({ decision: 'unverify', reason: 'The document was not yours.' });
    expect(body).toMatchObject({ state: 'unverified', company: { verified: false } });
    expect(await seen()).toEqual({ ...PUBLIC, listed: 0 });
    const mails = await desk.mails();
    const toOwner = mails.find(({ to }) => to === recruiter.email);
    expect(toOwner?.subject).toBe('Your company is no longer verified on Avsar');
    expect(toOwner?.text).toContain('Reason: The document was not yours.');
    expect(mails.find(({ to }) => to === 'ravi@example.in')?.text).toContain('ended the company’s verification');
    expect(await noticesOf(recruiter)).toEqual([{ kind: 'company_not_verified', aboutId: null }]);
    expect(await acts()).toEqual([
      ['company_verification_changed', 'verified', 'not verified'],
      ['company_report_decided', 'open', 'unverified'],
    ]);
    expect(await queue({ status: 'unverified' })).toHaveLength(1);
    expect(await queue({ status: ['unfrozen', 'frozen', 'dismissed', 'open'] })).toEqual([]);
    await desk.call('verifyRecruiter', { params: { id: recruiter.accountId }, body: { verified: true } }, admin);
    expect(await queue()).toMatchObject([{ elsewhere: [{ did: 'verify', by: { userCode: admin.userCode } }] }]);
    await desk.call(
      'verifyRecruiter',
      { params: { id: recruiter.accountId }, body: { verified: false, note: 'Not yours.' } },
      admin,
    );
    await report();
    expect((await refused({ decision: 'unverify' })).message).toBe('This company is not verified.');
  });

  it('is no decision on a job', async () => {
    const job = await aJob(database.db, { recruiterId: recruiter.accountId });
    await desk.call('reportJob', { params: { id: job.id }, body: { reason: 'asks_for_money' } }, VISITOR);
    const problem = await desk.refusal(
      'decideReport',
      { params: { id: job.id }, body: { decision: 'unverify' } },
      admin,
    );
    expect(problem.details.fields).toHaveProperty('decision');
  });
});

it('a dismissed report leaves page and recruiter in peace, and of two administrators the second reads it', async () => {
  await report({ ...FAKE, email: 'ravi@example.in' });
  expect((await decide({ decision: 'dismiss', answer: 'It is their logo.' }, { ifMatch: 1 })).body.state).toBe(
    'dismissed',
  );
  expect((await desk.mails()).map(({ to }) => to)).toEqual(['ravi@example.in']);
  expect(await noticesOf(recruiter)).toEqual([]);
  expect(await seen()).toEqual(PUBLIC);
  expect(await refused({ decision: 'freeze' }, 1, await anAdmin(database.db))).toMatchObject({
    code: 'REPORT_DECIDED_MEANWHILE',
    details: { current: { about: 'company', state: 'dismissed' } },
  });
  const [row] = await database.db.select().from(companies).where(eq(companies.accountId, recruiter.accountId));
  expect(row?.hiddenAt).toBeNull();
});
