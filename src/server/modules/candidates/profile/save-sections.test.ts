import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { accounts, candidates, education } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let me: CandidateCaller;
let userId: string;
beforeEach(async () => {
  me = await aCandidate(deps.db);
  userId = me.accountId;
});

type Section =
  | 'saveProfileBasics'
  | 'saveEducationSection'
  | 'saveProjectsSection'
  | 'saveCertificatesSection'
  | 'saveContactSocial'
  | 'saveHobbies';

const read = async () => (await call('getProfile', { params: { userId } }, me, metaFrom())).body.data;
const save = async (name: Section, body: unknown, ifMatch?: number) =>
  (await call(name, { params: { userId }, body }, me, metaFrom(undefined, ifMatch))).body;
const add = async <N extends CallName>(name: N, body: unknown) => (await call(name, { body }, me, metaFrom())).body;

describe('the basics', () => {
  it('write what they show and leave the rest; each section of completion remembers its own change', async () => {
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    const first = await save('saveProfileBasics', {
      profileHeadline: 'Bridges and boats',
      keySkills: ['AutoCAD', ' autocad ', '', 'Welding'],
      gender: 'Female',
      dob: '1999-04-05',
      applyFor: 'internship',
      preferredLocations: ['Pune', 'Kochi'],
      expectedSalary: '₹6,00,000',
      noticePeriod: '30 days',
      fresher: true,
      hobbies: ['not mine to write'],
    });
    expect(first).toMatchObject({
      success: true,
      message: 'Profile updated successfully!',
      data: {
        profileHeadline: 'Bridges and boats',
        keySkills: ['AutoCAD', 'Welding'],
        gender: 'female',
        applyFor: 'Internship',
        preferredLocations: ['Pune', 'Kochi'],
        expectedSalary: 600_000,
        fresher: true,
        hobbies: [],
      },
      version: 2,
    });
    deps.clock.at = new Date('2026-11-20T12:00:00Z');
    const second = await save('saveProfileBasics', { ...first.data, expectedSalary: null, keySkills: 'Welding, CNC' });
    expect(second.data).toMatchObject({
      expectedSalary: null,
      keySkills: ['Welding', 'CNC'],
      noticePeriod: '30 days',
      profileHeadline: 'Bridges and boats',
    });
    const { profileCompletion } = (await call('getProfileOverview', {}, me, metaFrom())).body;
    expect(profileCompletion).toMatchObject({
      skillHeadline: { isComplete: true, lastUpdated: '2026-11-20T10:00:00.000Z' },
      skills: { isComplete: true, lastUpdated: '2026-11-20T12:00:00.000Z' },
      salary: { isComplete: false, lastUpdated: '2026-11-20T12:00:00.000Z' },
      experience: { isComplete: true, lastUpdated: '2026-11-20T10:00:00.000Z' },
      resume: { isComplete: false, lastUpdated: null },
    });
  });

  it('keep the row of a skill that stays', async () => {
    const skill = await add('addSkill', { name: 'Welding' });
    await save('saveProfileBasics', { keySkills: ['CNC', 'WELDING'] });
    const { body } = await call('listSkills', { query: {} }, me, metaFrom());
    expect(body).toEqual([expect.objectContaining({ name: 'CNC' }), { ...skill, name: 'WELDING' }]);
  });

  it('refuse what cannot be', async () => {
    for (const [field, value] of [
      ['dob', '2010-01-01'],
      ['dob', '2020-02-31'],
      ['gender', 'both'],
      ['expectedSalary', -1],
      ['expectedSalary', 1e300],
      ['expectedSalary', 9_999],
      ['expectedSalary', 1_000_000_001],
      ['expectedSalary', '8 a year'],
      ['expectedSalary', '3-5 LPA'],
      ['profileHeadline', 'x'.repeat(201)],
      ['keySkills', ['x'.repeat(81)]],
      ['keySkills', 7],
    ] as const)
      await expect(save('saveProfileBasics', { [field]: value })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await read()).toMatchObject({ version: 1, keySkills: [] });
  });

  it('read pay as people write it, and keep what is there from before it had bounds', async () => {
    expect((await save('saveProfileBasics', { expectedSalary: '8 LPA' })).data).toMatchObject({
      expectedSalary: 800_000,
    });
    await deps.db.update(candidates).set({ expectedSalary: 900 }).where(eq(candidates.accountId, userId));
    expect((await save('saveProfileBasics', { expectedSalary: 900 })).data).toMatchObject({ expectedSalary: 900 });
    await expect(save('saveProfileBasics', { expectedSalary: 901 })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('mark pages with cards stale when a shown card changes, and only then', async () => {
    await save('saveProfileBasics', { applyFor: 'Job' });
    expect(deps.pageChanges).toEqual([]);
    await deps.db.update(candidates).set({ showCard: true }).where(eq(candidates.accountId, userId));
    await save('saveProfileBasics', { profileHeadline: 'On no card' });
    expect(deps.pageChanges).toEqual([]);
    await save('saveProfileBasics', { applyFor: 'Internship' });
    expect(deps.pageChanges).toEqual([{ kind: 'stale', tags: ['cards'] }]);
  });
});

describe('the education of the section', () => {
  const full = { degree: 'B.Tech', institute: 'IIT Bombay', yearOfPassing: 2020, grade: '8', description: 'Civil' };

  it('is the same rows: what it does not show stays, and the year follows the last day', async () => {
    const row = await add('addEducation', full);
    const [shown] = (await read()).education;
    const { data } = await save('saveEducationSection', {
      education: [{ ...shown, institution: 'IIT Madras', startDate: '2017-08-01', endDate: '2021-05-31' }],
    });
    expect(data.education).toEqual([
      expect.objectContaining({
        _id: row._id,
        institute: 'IIT Madras',
        yearOfPassing: 2021,
        description: 'Civil',
        grade: '8',
      }),
    ]);
    const cleared = await save('saveEducationSection', { education: [{ ...data.education[0], endDate: '' }] });
    expect(cleared.data.education[0]).toMatchObject({ endDate: null, yearOfPassing: null });
  });

  it('keeps the year of a row that never had a last day', async () => {
    await add('addEducation', full);
    const { education } = await read();
    const { data } = await save('saveEducationSection', {
      education: education.map((row) => ({ ...row, endDate: '' })),
    });
    expect(data.education[0]).toMatchObject({ yearOfPassing: 2020 });
  });

  it('leaves a row alone of which it shows nothing, until it is removed', async () => {
    await deps.db.insert(education).values({ candidateId: userId, yearOfPassing: 2011 });
    const { education: shown, readAt } = await read();
    const { data } = await save('saveEducationSection', { education: [...shown, { degree: 'M.A.' }], readAt });
    expect(data.education).toEqual([
      expect.objectContaining({ degree: '', yearOfPassing: 2011 }),
      expect.objectContaining({ degree: 'M.A.' }),
    ]);
    const without = await save('saveEducationSection', { education: data.education.slice(1), readAt: data.readAt });
    expect(without.data.education.map(({ degree }) => degree)).toEqual(['M.A.']);
  });

  it('removes only what the person removed: rows that came after the form was read stay', async () => {
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    await add('addEducation', full);
    const gone = await add('addEducation', { ...full, degree: 'Diploma' });
    deps.clock.at = new Date('2026-11-20T10:05:00Z');
    const form = await read();
    deps.clock.at = new Date('2026-11-20T10:06:00Z');
    const later = await add('addEducation', { ...full, degree: 'Ph.D' });
    const { data } = await save('saveEducationSection', {
      ...form,
      education: form.education.filter(({ _id }) => _id !== gone._id),
    });
    expect(data.education.map(({ degree }) => degree).sort()).toEqual(['B.Tech', 'Ph.D']);
    expect(data.education.map(({ _id }) => _id)).toContain(later._id);
  });

  it('takes new rows, drops empty ones, and adds nothing when the same form comes again', async () => {
    const form = {
      education: [{ degree: 'B.A.', institution: '' }, { degree: ' ', institution: '' }, { degree: 'M.A.' }],
    };
    await save('saveEducationSection', form);
    const { data } = await save('saveEducationSection', form);
    expect(data.education.map(({ degree }) => degree)).toEqual(['B.A.', 'M.A.']);
    const reversed = await save('saveEducationSection', { education: data.education.toReversed() });
    expect(reversed.data.education.map(({ degree }) => degree)).toEqual(['M.A.', 'B.A.']);
  });

  it('never touches a row of somebody else, whatever id is sent', async () => {
    const other = await aCandidate(deps.db);
    const theirs = (await call('addEducation', { body: full }, other, metaFrom())).body;
    const { data } = await save('saveEducationSection', { education: [{ _id: theirs._id, degree: 'Stolen' }] });
    expect(data.education[0]?._id).not.toBe(theirs._id);
    const { body } = await call('listEducation', { query: {} }, other, metaFrom());
    expect(body).toEqual([theirs]);
  });

  it('names the row and field that is wrong, and then changes nothing', async () => {
    const bad = { degree: 'B.A.', institution: 'X', startDate: '2020-01-01', endDate: '2019-01-01' };
    await expect(save('saveEducationSection', { education: [{ degree: 'Good' }, bad] })).rejects.toMatchObject({
      details: { fields: { 'education.1.endDate': expect.any(String) } },
    });
    await expect(save('saveEducationSection', { education: [{ grade: '7', degree: '' }] })).rejects.toMatchObject({
      details: { fields: { 'education.0.degree': expect.any(String) } },
    });
    for (const education of [undefined, 'text', Array.from({ length: 51 }, () => ({ degree: 'B.A.' }))])
      await expect(save('saveEducationSection', { education })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect((await read()).education).toEqual([]);
  });
});

describe('the projects of the section', () => {
  it('are the same rows as the list: role and months stay', async () => {
    const row = await add('addProject', { title: 'Portal', role: 'Lead', startDate: '2024-01', endDate: '2024-06' });
    const { data } = await save('saveProjectsSection', {
      projects: [
        { _id: row._id, title: 'The portal', technologies: ['Vue'], link: 'https://example.in', description: 'All' },
        { title: '', description: '', technologies: [], link: '' },
      ],
    });
    expect(data.projects).toEqual([
      expect.objectContaining({
        ...row,
        title: 'The portal',
        technologies: ['Vue'],
        link: 'https://example.in',
        description: 'All',
      }),
    ]);
    await expect(save('saveProjectsSection', { projects: [{ title: '', description: 'x' }] })).rejects.toMatchObject({
      details: { fields: { 'projects.0.title': expect.any(String) } },
    });
    await expect(
      save('saveProjectsSection', { projects: [{ title: 'x', link: 'javascript:alert(1)' }] }),
    ).rejects.toMatchObject({ details: { fields: { 'projects.0.link': expect.any(String) } } });
  });
});

describe('the certificates of the section', () => {
  const upload = async () =>
    (
      await call(
        'uploadCertification',
        { body: { title: 'AWS' }, files: { file: { originalName: 'aws.pdf', bytes: pdfDocument() } } },
        me,
        metaFrom(),
      )
    ).body;

  it('are the same rows as the uploads: the file stays', async () => {
    const uploaded = await upload();
    const { data } = await save('saveCertificatesSection', {
      certificates: [
        { _id: uploaded._id, name: 'AWS Architect', issuer: 'Amazon', issueDate: '2025-01-01' },
        { name: 'First prize', issuer: 'College fest' },
      ],
    });
    expect(data.certificates).toEqual([
      expect.objectContaining({ _id: uploaded._id, title: 'AWS Architect', filename: uploaded.filename }),
      expect.objectContaining({ name: 'First prize', issuer: 'College fest' }),
    ]);
    expect(data.certificates[1]).not.toHaveProperty('path');
  });

  it('lose an uploaded file only when the form had shown it', async () => {
    const uploaded = await upload();
    await save('saveCertificatesSection', { certificates: [{ name: 'First prize' }] });
    const form = await read();
    expect(form.certificates.map(({ name }) => name).sort()).toEqual(['AWS', 'First prize']);
    const awards = form.certificates.filter(({ _id }) => _id !== uploaded._id);
    const { data } = await save('saveCertificatesSection', { ...form, certificates: awards });
    expect(data.certificates.map(({ name }) => name)).toEqual(['First prize']);
  });
});

describe('contact, links and hobbies', () => {
  it('write where recruiters write, never the address to sign in with', async () => {
    const { data } = await save('saveContactSocial', {
      contactInfo: { email: 'Asha@Work.example', phone: '+91 98765 43210' },
      socialLinks: { linkedin: 'linkedin.com/in/asha', github: 'https://github.com/asha', portfolio: '', twitter: '' },
    });
    expect(data).toMatchObject({
      contactInfo: { email: 'asha@work.example', phone: '9876543210' },
      socialLinks: { linkedin: 'https://linkedin.com/in/asha', github: 'https://github.com/asha', portfolio: '' },
    });
    const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, userId));
    expect(account?.email).not.toBe('asha@work.example');
    const next = await save('saveContactSocial', { contactInfo: { email: '' }, socialLinks: { github: '' } });
    expect(next.data).toMatchObject({
      contactInfo: { email: '', phone: '9876543210' },
      socialLinks: { linkedin: 'https://linkedin.com/in/asha', github: '' },
    });
    for (const body of [
      { contactInfo: { email: 'nobody' } },
      { contactInfo: { phone: '12' } },
      { socialLinks: { twitter: 'javascript:alert(1)' } },
    ])
      await expect(save('saveContactSocial', body)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('write hobbies, once each', async () => {
    const { data } = await save('saveHobbies', { hobbies: ['Chess', 'chess', ' ', 'Kabaddi'] });
    expect(data.hobbies).toEqual(['Chess', 'Kabaddi']);
  });
});

describe('every section', () => {
  it('of a version that is not the present one is refused and shows the newer profile', async () => {
    const { version } = await save('saveHobbies', { hobbies: ['Chess'] }, 1);
    expect(version).toBe(2);
    await expect(save('saveHobbies', { hobbies: [] }, 1)).rejects.toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { hobbies: ['Chess'], version: 2 } },
    });
  });

  it("is the person's own: 404 for another candidate, 403 for recruiters and administrators", async () => {
    const params = { userId };
    const body = { hobbies: ['Theirs'], education: [], projects: [], certificates: [] };
    for (const name of [
      'saveProfileBasics',
      'saveEducationSection',
      'saveProjectsSection',
      'saveCertificatesSection',
      'saveContactSocial',
      'saveHobbies',
    ] as const) {
      const other = await aCandidate(deps.db);
      await expect(call(name, { params, body }, other, metaFrom())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      for (const caller of [await aRecruiter(deps.db), await anAdmin(deps.db)])
        await expect(call(name, { params, body }, caller, metaFrom())).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    expect((await read()).hobbies).toEqual([]);
  });

  it('saved twenty times at once ends as one of them, with no row twice', async () => {
    const body = { education: [{ degree: 'B.A.', institution: 'Delhi University' }] };
    await Promise.all(Array.from({ length: 20 }, () => save('saveEducationSection', body)));
    expect((await read()).education).toHaveLength(1);
    expect((await read()).version).toBe(21);
  });
});
