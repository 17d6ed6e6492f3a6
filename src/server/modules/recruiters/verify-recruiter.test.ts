import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { auditLog, auditPersonalValues } from '#server/database/schema/audit.ts';
import { companies } from '#server/database/schema/companies.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anAdmin, aPosting, aRecruiter } from '#tests/support/jobs.ts';
import { aPicture } from '#tests/support/registrations.ts';
import { getRecruiterForJob } from './get-recruiter-for-job.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const verify = (caller: Caller, id: string, body: object = { verified: true }, ifMatch?: number) =>
  call('verifyRecruiter', { params: { id }, body }, caller, metaFrom(undefined, ifMatch));
const edit = (caller: Caller, id: string, body: object, files?: RawInput['files']) =>
  call('updateRecruiter', { params: { id }, body, files: files ?? {} }, caller, metaFrom());
const shown = async (id: string) => (await call('getJob', { params: { id } }, VISITOR, metaFrom())).body;
const auditOf = (id: string) => deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);

describe('verifying a company', () => {
  it('shows on jobs under that name at once, is mailed to the recruiter, and stands in the log', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Narmada Textiles' });
    const own = await aJob(deps.db, { recruiterId: recruiter.accountId, companyName: 'narmada textiles' });
    const foreign = await aJob(deps.db, { recruiterId: recruiter.accountId, companyName: 'A Client of Theirs' });
    const admin = await anAdmin(deps.db);
    const { body } = await verify(admin, recruiter.accountId, { verified: true, note: 'CIN checked' });
    expect(body).toMatchObject({
      companyVerified: true,
      verifiedAt: expect.any(String),
      verifiedBy: admin.userCode,
      verificationNote: 'CIN checked',
      version: 2,
    });
    expect(await shown(own.id)).toMatchObject({ companyVerified: true });
    expect(await shown(foreign.id)).toMatchObject({ companyVerified: false });
    expect(await getRecruiterForJob(deps.db, recruiter.accountId)).toMatchObject({ companyVerified: true });
    expect(deps.pageChanges).toEqual([{ kind: 'purge', tags: RECRUITER_PAGES }]);
    expect(deps.mails).toMatchObject([{ to: recruiter.email, text: expect.stringContaining('Narmada Textiles') }]);
    expect(deps.mails[0]?.text).not.toContain('CIN checked');
    const [row] = await auditOf(recruiter.accountId);
    expect(row).toMatchObject({ actorCode: admin.userCode, fromValue: 'not verified', toValue: 'verified' });
    const personal = eq(auditPersonalValues.accountId, recruiter.accountId);
    expect(await deps.db.select().from(auditPersonalValues).where(personal)).toMatchObject([{ reason: 'CIN checked' }]);
  });

  it('twice is once; another note is kept, and mailed to nobody', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Twice Mills' });
    const admin = await anAdmin(deps.db);
    const first = await verify(admin, recruiter.accountId);
    expect((await verify(admin, recruiter.accountId)).body).toEqual(first.body);
    expect(await auditOf(recruiter.accountId)).toHaveLength(1);
    const noted = await verify(admin, recruiter.accountId, { verified: true, note: 'Called back' });
    expect(noted.body).toMatchObject({ verificationNote: 'Called back', version: 3 });
    expect(deps.mails).toHaveLength(1);
  });

  it('takes the name from everybody else: registration, profile, and posting', async () => {
    const holder = await aRecruiter(deps.db, { companyName: 'Tapti Foods' });
    const other = await aRecruiter(deps.db, { companyName: 'Small Foods' });
    await edit(other, other.accountId, { companyName: 'Tapti Foods' });
    await edit(other, other.accountId, { companyName: 'Small Foods' });
    await verify(await anAdmin(deps.db), holder.accountId);
    await expect(edit(other, other.accountId, { companyName: ' TAPTI foods' })).rejects.toMatchObject({
      code: 'COMPANY_NAME_TAKEN',
    });
    const posting = { body: aPosting({ companyName: 'tapti foods' }) };
    await expect(call('createJob', posting, other, metaFrom())).rejects.toMatchObject({ code: 'COMPANY_NAME_TAKEN' });
    await expect(call('createJob', posting, holder, metaFrom())).resolves.toMatchObject({
      body: { companyVerified: true },
    });
  });

  it.each([
    ['two blanks', 'Betwa  Mills'],
    ['a narrow blank', 'Betwa\u2009Mills'],
    ['a character without width', 'Bet\u200bwa Mills'],
    ['a joiner between Latin letters', 'Bet\u200dwa Mills'],
    ['a mark that turns the writing', '\u202aBetwa Mills\u202c'],
    ['wide letters', 'Ｂetwa Ｍills'],
    ['a line break', 'Betwa\nMills'],
  ])('is not borrowed with %s', async (_, companyName) => {
    const holder = await aRecruiter(deps.db, { companyName: 'Betwa Mills' });
    await verify(await anAdmin(deps.db), holder.accountId);
    const other = await aRecruiter(deps.db, { companyName: 'Small Mills' });
    await expect(edit(other, other.accountId, { companyName })).rejects.toMatchObject({ code: 'COMPANY_NAME_TAKEN' });
    const posting = { body: aPosting({ companyName: companyName.replace('\n', ' ') }) };
    await expect(call('createJob', posting, other, metaFrom())).rejects.toMatchObject({ code: 'COMPANY_NAME_TAKEN' });
    const admin = await anAdmin(deps.db);
    await verify(admin, holder.accountId, { verified: false, note: 'Done.' });
  });

  it('of two with the same name goes to one, even at once', async () => {
    const pair = [
      await aRecruiter(deps.db, { companyName: 'Twin Works' }),
      await aRecruiter(deps.db, { companyName: 'TWIN works ' }),
    ];
    const admin = await anAdmin(deps.db);
    const outcomes = await Promise.allSettled(pair.map(({ accountId }) => verify(admin, accountId)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'COMPANY_NAME_TAKEN' },
    });
    expect(deps.mails).toHaveLength(1);
  });

  it('needs a company name, and an end needs its reason', async () => {
    const nameless = await aRecruiter(deps.db, { companyName: '' });
    const admin = await anAdmin(deps.db);
    await expect(verify(admin, nameless.accountId)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(verify(admin, nameless.accountId, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(verify(admin, nameless.accountId, { verified: false })).rejects.toMatchObject({
      details: { fields: { note: expect.any(String) } },
    });
    expect(deps.mails).toEqual([]);
  });

  it('is 412 with the newer row when somebody else was faster', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Old Name' });
    await edit(recruiter, recruiter.accountId, { companyName: 'New Name' });
    await expect(verify(await anAdmin(deps.db), recruiter.accountId, { verified: true }, 1)).rejects.toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { companyName: 'New Name' } },
    });
    expect(deps.mails).toEqual([]);
  });

  it('is for administrators alone', async () => {
    const recruiter = await aRecruiter(deps.db);
    await expect(verify(recruiter, recruiter.accountId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(verify(await aCandidate(deps.db), recruiter.accountId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(verify(VISITOR, recruiter.accountId)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(verify(await anAdmin(deps.db), crypto.randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the end of a verification', () => {
  it('by an administrator frees the name and tells the recruiter why', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Betwa Motors', verified: true });
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId, companyName: 'Betwa Motors' });
    const { body } = await verify(await anAdmin(deps.db), recruiter.accountId, { verified: false, note: 'Sold' });
    expect(body).toMatchObject({ companyVerified: false });
    expect(body).not.toHaveProperty('verifiedAt');
    expect(await shown(job.id)).toMatchObject({ companyVerified: false });
    expect(deps.mails).toMatchObject([{ to: recruiter.email, text: expect.stringContaining('Sold') }]);
    const other = await aRecruiter(deps.db);
    await expect(edit(other, other.accountId, { companyName: 'Betwa Motors' })).resolves.toBeDefined();
  });

  it('by another name or logo stands in the log; whoever did not do it is told', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Chambal Power', verified: true });
    await edit(recruiter, recruiter.accountId, {}, { companyLogoUpload: await aPicture() });
    expect(await auditOf(recruiter.accountId)).toMatchObject([
      { action: 'company_verification_changed', actorKind: 'recruiter', toValue: 'not verified' },
    ]);
    expect(deps.mails).toEqual([]);
    const admin = await anAdmin(deps.db);
    await verify(admin, recruiter.accountId);
    deps.mails.length = 0;
    await edit(admin, recruiter.accountId, { companyName: 'Chambal Power Ltd' });
    expect(deps.mails).toMatchObject([{ to: recruiter.email }]);
  });
});

describe('counting and saving recruiters', () => {
  it('counts per status, per company name whatever the case, and what is unverified', async () => {
    const admin = await anAdmin(deps.db);
    const stats = async () => (await call('recruiterStats', {}, admin, metaFrom())).body;
    const before = await stats();
    await aRecruiter(deps.db, { companyName: 'Sutlej Paper', verified: true });
    await aRecruiter(deps.db, { companyName: ' sutlej PAPER', status: 'Not Active' });
    for (let more = 0; more < 40; more += 1)
      await aRecruiter(deps.db, { companyName: 'Sutlej Paper', status: 'Block' });
    await aRecruiter(deps.db, { companyName: '' });
    const after = await stats();
    expect(after.total - before.total).toBe(43);
    expect(after.byStatus.Block - before.byStatus.Block).toBe(40);
    expect(after.byStatus['Not Active'] - before.byStatus['Not Active']).toBe(1);
    expect(after.companies - before.companies).toBe(1);
    expect(after.byCompany[0]).toMatchObject({ companyName: expect.stringMatching(/^sutlej paper$/i), count: 42 });
    expect(after.byCompany.length).toBeLessThanOrEqual(12);
    expect([after.verified - before.verified, after.unverified - before.unverified]).toEqual([1, 42]);
    await expect(call('recruiterStats', {}, await aRecruiter(deps.db), metaFrom())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('lists who asks for verification by company name and in its order too', async () => {
    const admin = await anAdmin(deps.db);
    const { accountId } = await aRecruiter(deps.db, { companyName: 'Tawi Timber' });
    await deps.db
      .insert(companies)
      .values({ accountId, slug: 'tawi-timber', verificationAskedAt: new Date() })
      .onConflictDoUpdate({ target: companies.accountId, set: { verificationAskedAt: new Date() } });
    for (const query of [
      { companyName: 'Tawi' },
      { sort: 'companyName' },
      { companyName: 'Tawi', sort: '-companyName' },
    ]) {
      const { body, total } = await call('listRecruiters', { query: { ...query, asked: 'true' } }, admin, metaFrom());
      expect(body.map(({ _id }) => _id)).toContain(accountId);
      expect(total).toBe(body.length);
    }
  });

  it('counts as many verified and unverified as their lists have, blocked ones too, and both are everybody', async () => {
    const admin = await anAdmin(deps.db);
    await aRecruiter(deps.db, { companyName: 'Tawi Timber', verified: true, status: 'Block' });
    const { total, verified, unverified } = (await call('recruiterStats', {}, admin, metaFrom())).body;
    const found = async (query: object) => (await call('listRecruiters', { query }, admin, metaFrom())).total;
    expect([verified, unverified, total]).toEqual([
      await found({ verified: 'true' }),
      await found({ verified: 'false' }),
      verified + unverified,
    ]);
  });

  it('filters by verification and sorts by every column', async () => {
    const admin = await anAdmin(deps.db);
    const [verified, second] = [
      await aRecruiter(deps.db, { companyName: 'Ravi Glass', verified: true, email: 'b@ravi.in' }),
      await aRecruiter(deps.db, { companyName: 'Ravi Glass Two', email: 'a@ravi.in' }),
    ];
    const ids = async (query: object) =>
      (await call('listRecruiters', { query: { companyName: 'ravi glass', ...query } }, admin, metaFrom())).body.map(
        ({ _id }) => _id,
      );
    expect(await ids({ verified: 'true' })).toEqual([verified.accountId]);
    expect(await ids({ verified: 'false' })).toEqual([second.accountId]);
    expect(await ids({ sort: 'userCode' })).toEqual([verified.accountId, second.accountId]);
    expect(await ids({ sort: '-userCode' })).toEqual([second.accountId, verified.accountId]);
    expect(await ids({ sort: 'email' })).toEqual([second.accountId, verified.accountId]);
    expect(await ids({ sort: '-companyName' })).toEqual([second.accountId, verified.accountId]);
    expect(await ids({ sort: 'phone' })).toHaveLength(2);
  });

  it('saves the filtered list as CSV, safe from formulas, and records that it was saved', async () => {
    const admin = await anAdmin(deps.db);
    await aRecruiter(deps.db, { companyName: '=cmd Beas Steel' });
    const answer = await call('exportRecruiters', { query: { companyName: 'beas steel' } }, admin, metaFrom());
    expect(answer.headers).toMatchObject({ 'Content-Type': 'text/csv; charset=utf-8' });
    const lines = String(answer.body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain("'=cmd Beas Steel");
    expect(await auditOf(admin.accountId)).toMatchObject([{ action: 'recruiters_exported', toValue: '1' }]);
    await expect(call('exportRecruiters', {}, await aRecruiter(deps.db), metaFrom())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
