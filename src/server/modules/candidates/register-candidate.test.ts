import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { files } from '#server/database/schema/files.ts';
import { certificates, education, experiences, projects, skills } from '#server/database/schema/profile-lists.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aPicture, aResume, candidateForm, recruiterForm } from '#tests/support/registrations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const register = (body: unknown, files?: RawInput['files'], address?: string) =>
  call('registerCandidate', { body, ...(files && { files }) }, VISITOR, metaFrom(address));

const refused = (field: string, sentence: string) => ({
  code: 'INVALID_INPUT',
  message: sentence,
  details: { fields: { [field]: expect.anything() } },
});

const stored = async (email: string) => {
  const [row] = await deps.db
    .select()
    .from(accounts)
    .innerJoin(candidates, eq(candidates.accountId, accounts.id))
    .where(eq(accounts.email, email));
  if (!row) throw new Error('There is no such candidate.');
  return row;
};
const there = async (email: string) => (await deps.db.select().from(accounts).where(eq(accounts.email, email))).length;

const dataUrl = (type: string, bytes: Uint8Array) => `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

describe('the form with files', () => {
  it('makes a new account with both files and welcomes the person', async () => {
    const form = candidateForm();
    const { body } = await register(form, { profilePic: await aPicture(), resumeUpload: aResume() });
    expect(body.userData).toMatchObject({ email: form.email, firstName: 'Asha', lastName: 'Rao' });
    expect(body.userData.userCode).toMatch(/^CAND\d+$/);
    const { accounts: account, candidates: candidate } = await stored(form.email);
    expect(account).toMatchObject({ status: 'Not Active', phone: '9876543210', termsVersion: expect.any(String) });
    expect(account.passwordHash).toMatch(/^\$argon2id\$/);
    expect(candidate).toMatchObject({ gender: 'female', showCard: false, findable: true });
    const owned = await deps.db.select().from(files).where(eq(files.ownerId, account.id));
    expect(owned.map(({ id }) => id).sort()).toEqual([candidate.profilePicFileId, candidate.resumeFileId].sort());
    expect(deps.confirmLinks).toMatchObject([{ accountId: account.id, email: form.email, welcome: true }]);
  });

  it.each(['Win ₹5,000: evil.example', 'https://evil.example', 'write to me@evil.example'])(
    'takes no message for a name: %s',
    async (name) => {
      for (const form of [candidateForm({ firstName: name }), candidateForm({ lastName: name })]) {
        await expect(register(form)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
        expect(await there(form.email)).toBe(0);
      }
      const recruiter = recruiterForm({ firstName: name });
      await expect(call('registerRecruiter', { body: recruiter }, VISITOR, metaFrom())).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      });
      expect(deps.confirmLinks).toEqual([]);
    },
  );

  it('needs both files', async () => {
    const form = candidateForm();
    for (const files of [{}, { profilePic: await aPicture() }, { resumeUpload: aResume() }]) {
      await expect(register(form, files)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: 'Please upload both Profile Picture and Resume.',
      });
    }
    expect(await there(form.email)).toBe(0);
  });

  it('leaves nothing behind if a file has the wrong type', async () => {
    const form = candidateForm();
    const html = { originalName: 'cv.pdf', bytes: Buffer.from('<html><script>alert(1)</script>') };
    await expect(register(form, { profilePic: await aPicture(), resumeUpload: html })).rejects.toMatchObject({
      details: { fields: { resumeUpload: 'resumePdf' } },
    });
    await expect(register(form, { profilePic: html, resumeUpload: aResume() })).rejects.toMatchObject(
      refused('profilePic', 'Please upload a valid image for the profile picture.'),
    );
    expect(await there(form.email)).toBe(0);
    expect(deps.mails).toEqual([]);
  });

  it('turns the folded part into rows of the profile', async () => {
    const form = candidateForm({
      role: 'candidate',
      skills: 'React, Node.js, react',
      hobbies: 'chess',
      certificates: 'AWS, NPTEL',
      education: JSON.stringify([{ degree: 'B.Tech', institute: 'COEP', yearOfPassing: 2023 }]),
      experience: JSON.stringify([
        { company: 'Kaveri', position: 'Intern', startDate: '2024-01-01', currentlyWorking: 'true' },
      ]),
      projects: JSON.stringify([{ title: 'Bus times', startDate: '2024-01', endDate: '2024-03' }]),
    });
    await register(form, { profilePic: await aPicture(), resumeUpload: aResume() });
    const { candidates: candidate } = await stored(form.email);
    const mine = candidate.accountId;
    expect(candidate.hobbies).toEqual(['chess']);
    expect(await deps.db.select().from(skills).where(eq(skills.candidateId, mine))).toMatchObject([
      { name: 'React' },
      { name: 'Node.js' },
    ]);
    expect(await deps.db.select().from(education).where(eq(education.candidateId, mine))).toMatchObject([
      { degree: 'B.Tech', yearOfPassing: 2023 },
    ]);
    expect(await deps.db.select().from(experiences).where(eq(experiences.candidateId, mine))).toMatchObject([
      { company: 'Kaveri', currentlyWorking: true },
    ]);
    expect(await deps.db.select().from(projects).where(eq(projects.candidateId, mine))).toMatchObject([
      { title: 'Bus times', endMonth: '2024-03' },
    ]);
    expect(await deps.db.select().from(certificates).where(eq(certificates.candidateId, mine))).toHaveLength(2);
  });
});

describe('the JSON variant', () => {
  it('needs no file and understands its own spelling', async () => {
    const { applyFor, ...rest } = candidateForm({
      gender: 'Female',
      degree: 'B.Sc',
      year: '2022',
      institute: 'Fergusson',
    });
    const form = { ...rest, appliedFor: 'internship', company: 'Kaveri', role: 'Tester', duration: '6 months' };
    await register(form);
    const { candidates: candidate } = await stored(form.email);
    expect(candidate).toMatchObject({ applyFor: 'Internship', profilePicFileId: null, resumeFileId: null });
    const [work] = await deps.db.select().from(experiences).where(eq(experiences.candidateId, candidate.accountId));
    expect(work).toMatchObject({ company: 'Kaveri', position: 'Tester', duration: '6 months' });
  });

  it('takes data: URLs, an image and a PDF only', async () => {
    const picture = dataUrl('image/png', (await aPicture()).bytes);
    const resume = dataUrl('application/pdf', aResume().bytes);
    const notImage = refused('profilePic', 'Please upload a valid image for the profile picture.');
    const notPdf = refused('resume', 'Please upload a valid PDF for the resume.');
    await expect(register(candidateForm({ profilePic: resume }))).rejects.toMatchObject(notImage);
    await expect(register(candidateForm({ profilePic: 'https://example.in/me.png' }))).rejects.toMatchObject(notImage);
    await expect(register(candidateForm({ resume: picture }))).rejects.toMatchObject(notPdf);
    await expect(
      register(candidateForm({ resume: dataUrl('application/pdf', (await aPicture()).bytes) })),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    const form = candidateForm({ profilePic: picture, resume });
    await register(form);
    expect((await stored(form.email)).candidates.resumeFileId).not.toBeNull();
  });
});

describe('what is refused', () => {
  it('an invalid PIN code', async () => {
    const body = candidateForm({ zip: '1234' });
    await expect(register(body)).rejects.toMatchObject(refused('zip', 'Enter a 6-digit PIN code.'));
  });

  it('people who are not 18 today in India', async () => {
    deps.clock.at = new Date('2026-11-19T18:29:59Z');
    const sentence = 'You must be 18 or older to register.';
    await expect(register(candidateForm({ dob: '2008-11-20' }))).rejects.toMatchObject(refused('dob', sentence));
    deps.clock.at = new Date('2026-11-19T18:30:00Z');
    await expect(register(candidateForm({ dob: '2008-11-20' }))).resolves.toBeDefined();
  });

  it('passwords that are short, common, the address, or differ; terms that are not accepted', async () => {
    for (const password of ['short', 'Password123', 'INDIA123']) {
      await expect(register(candidateForm({ password }))).rejects.toMatchObject({
        details: { fields: { password: expect.anything() } },
      });
    }
    const email = 'long.enough@example.in';
    await expect(register(candidateForm({ email, password: email }))).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(register(candidateForm({ confirmPassword: 'another one' }))).rejects.toMatchObject(
      refused('confirmPassword', 'Passwords do not match'),
    );
    await expect(register(candidateForm({ termsAccepted: 'false' }))).rejects.toMatchObject(
      refused('termsAccepted', 'You must accept the Terms and Conditions to register.'),
    );
  });

  it('an address that is a list, too long, or holds a line break', async () => {
    for (const email of [
      ['v@example.in', 'a@example.in'],
      { $ne: 1 },
      `${'a'.repeat(250)}@example.in`,
      'a@example.in\r\nBcc: b@example.in',
    ]) {
      await expect(register({ ...candidateForm(), email })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect(deps.mails).toEqual([]);
  });
});

describe('what a body says of its own rights', () => {
  it('is ignored', async () => {
    const id = '01890000-0000-7000-8000-000000000000';
    const form = {
      ...candidateForm(),
      role: 'admin',
      userType: 'Admin',
      userStatus: 'Active',
      userCode: 'SADM1',
      _id: id,
      createdAt: '2001-01-01T00:00:00Z',
      companyVerified: true,
    };
    const { body } = await register(form);
    expect(body.userData._id).not.toBe(id);
    const { accounts: account } = await stored(form.email);
    expect(account).toMatchObject({
      kind: 'candidate',
      status: 'Not Active',
      userCode: expect.stringMatching(/^CAND/),
    });
    expect(account.createdAt.getFullYear()).toBeGreaterThan(2020);
  });
});

describe('an address that is taken', () => {
  it('is refused in any case, but may have a recruiter account beside it', async () => {
    const form = candidateForm();
    await register(form);
    deps.mails.length = 0;
    await expect(register({ ...form, email: form.email.toUpperCase() })).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(deps.mails).toEqual([]);
    await call('registerRecruiter', { body: recruiterForm({ email: form.email }) }, VISITOR, metaFrom());
    expect(await there(form.email)).toBe(2);
  });

  it('has one account when twenty register at once', async () => {
    const form = candidateForm();
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => register(form)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason.code).toBe('EMAIL_TAKEN');
  });

  it('is reported thirty times; then no address is reported, not even a free one', async () => {
    const form = candidateForm();
    await register(form);
    for (let count = 0; count < 30; count += 1)
      await expect(register(form)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    await expect(register(form)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(register(candidateForm())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(register(candidateForm(), undefined, '192.0.2.200')).resolves.toBeDefined();
  });
});
