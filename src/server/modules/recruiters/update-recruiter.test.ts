import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { auditLog } from '#server/database/schema/audit.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { RECRUITER_PAGES } from '#server/page-cache.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { aPicture } from '#tests/support/registrations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const update = async (caller: Caller, id: string, body: object, files?: RawInput['files'], ifMatch?: number) =>
  (await call('updateRecruiter', { params: { id }, body, ...(files && { files }) }, caller, { ...metaFrom(), ifMatch }))
    .body;

const WHOLE = {
  firstName: 'Meera',
  lastName: 'Iyer',
  phone: '+91 98765 43210',
  address: '12 MG Road',
  country: 'India',
  state: 'Maharashtra',
  city: 'Pune',
  pincode: '411001',
  companyName: 'Kaveri Software',
};

describe('editing a recruiter', () => {
  it('changes the listed fields and the two pictures, and clears the shared pages', async () => {
    const recruiter = await aRecruiter(deps.db);
    deps.pageChanges.length = 0;
    const files = { avatar: await aPicture(), companyLogoUpload: await aPicture() };
    const body = await update(
      recruiter,
      recruiter.accountId,
      { ...WHOLE, email: 'x@y.in', userStatus: 'Block' },
      files,
    );
    expect(body).toMatchObject({ ...WHOLE, phone: '9876543210', userStatus: 'Active' });
    expect(body.email).not.toBe('x@y.in');
    expect(body.avatarPath).toMatch(/^files\/.*signature=/);
    expect(body.companyLogoPath).toMatch(/^files\/[\w-]+\.webp$/);
    expect(deps.pageChanges).toEqual([{ kind: 'purge', tags: RECRUITER_PAGES }]);
    const seen = await call('getRecruiter', { params: { id: recruiter.accountId } }, recruiter, metaFrom());
    expect(seen.body).toMatchObject({ city: 'Pune', companyName: 'Kaveri Software' });
  });

  it('leaves alone what is absent', async () => {
    const recruiter = await aRecruiter(deps.db);
    await update(recruiter, recruiter.accountId, WHOLE);
    const body = await update(recruiter, recruiter.accountId, { city: 'Nashik', phone: '' });
    expect(body).toMatchObject({ ...WHOLE, city: 'Nashik', phone: '' });
  });

  it.each([
    ['another name', { companyName: 'Other Mills' }, false],
    ['another logo', {}, true],
  ])('ends the verification with %s', async (_, body, logo) => {
    const recruiter = await aRecruiter(deps.db, { companyName: `Verified ${logo}`, verified: true });
    const kept = await update(recruiter, recruiter.accountId, { city: 'Pune', companyName: `Verified ${logo}` });
    expect(kept.companyVerified).toBe(true);
    const changed = await update(
      recruiter,
      recruiter.accountId,
      body,
      logo ? { companyLogoUpload: await aPicture() } : undefined,
    );
    expect(changed.companyVerified).toBe(false);
    const [row] = await deps.db.select().from(recruiters).where(eq(recruiters.accountId, recruiter.accountId));
    expect(row).toMatchObject({ companyVerifiedAt: null, verifiedCompanyName: null });
  });

  it('refuses a name that another company holds verified, and then changes nothing', async () => {
    await aRecruiter(deps.db, { companyName: 'Godavari Steel', verified: true });
    const recruiter = await aRecruiter(deps.db, { companyName: 'Small Shop' });
    const files = { companyLogoUpload: await aPicture() };
    await expect(
      update(recruiter, recruiter.accountId, { companyName: 'GODAVARI steel', city: 'Surat' }, files),
    ).rejects.toMatchObject({ code: 'COMPANY_NAME_TAKEN', details: { at: 'companyName' } });
    const { body } = await call('getRecruiter', { params: { id: recruiter.accountId } }, recruiter, metaFrom());
    expect(body).toMatchObject({ companyName: 'Small Shop', city: '', companyLogo: '' });
  });

  it.each([
    ['firstName', ''],
    ['phone', '12'],
    ['pincode', '011001'],
    ['pincode', '4110'],
    ['address', 'x'.repeat(301)],
  ])('refuses %s: %j', async (field, value) => {
    const recruiter = await aRecruiter(deps.db);
    await expect(update(recruiter, recruiter.accountId, { [field]: value })).rejects.toMatchObject({
      details: { fields: { [field]: expect.any(String) } },
    });
  });

  it("takes another country's code as it is", async () => {
    const recruiter = await aRecruiter(deps.db);
    const body = await update(recruiter, recruiter.accountId, { country: 'Nepal', pincode: '44600' });
    expect(body).toMatchObject({ country: 'Nepal', pincode: '44600' });
  });

  it('refuses a picture that is none', async () => {
    const recruiter = await aRecruiter(deps.db);
    const avatar = { originalName: 'me.png', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') };
    await expect(update(recruiter, recruiter.accountId, {}, { avatar })).rejects.toMatchObject({
      details: { fields: { avatar: expect.any(String) } },
    });
  });

  it('is 412 with the newer row when somebody else was faster', async () => {
    const recruiter = await aRecruiter(deps.db);
    const { version } = await update(recruiter, recruiter.accountId, { city: 'Pune' });
    await update(recruiter, recruiter.accountId, { city: 'Nashik' }, undefined, version);
    await expect(update(recruiter, recruiter.accountId, { city: 'Delhi' }, undefined, version)).rejects.toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { city: 'Nashik' } },
    });
  });

  it("is one's own or an administrator's, whose act is recorded", async () => {
    const recruiter = await aRecruiter(deps.db);
    const other = await aRecruiter(deps.db);
    await expect(update(other, recruiter.accountId, { city: 'Pune' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(update(VISITOR, recruiter.accountId, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(update(await aCandidate(deps.db), recruiter.accountId, {})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const admin = await anAdmin(deps.db);
    expect(await update(admin, recruiter.accountId, { city: 'Pune' })).toMatchObject({ city: 'Pune' });
    const rows = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, recruiter.accountId));
    expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([['recruiter_edited', admin.accountId]]);
  });
});
