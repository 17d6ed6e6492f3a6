import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { type CandidateCaller, VISITOR } from '#server/caller.ts';
import { candidates, education, skills } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let me: CandidateCaller;
beforeEach(async () => {
  me = await aCandidate(deps.db);
});

const add = async <N extends CallName>(name: N, body: unknown, by: CandidateCaller = me) =>
  (await call(name, { body }, by, metaFrom())).body;
const change = async <N extends CallName>(name: N, id: string, body: unknown, by: CandidateCaller = me) =>
  (await call(name, { params: { id }, body }, by, metaFrom())).body;
const drop = async (name: CallName, id: string, by: CandidateCaller = me) =>
  (await call(name, { params: { id } }, by, metaFrom())).body;
const updates = async () => {
  const [row] = await deps.db
    .select({ updates: candidates.sectionUpdates })
    .from(candidates)
    .where(eq(candidates.accountId, me.accountId));
  return row?.updates;
};

const DEGREE = { degree: 'B.Tech', institute: 'IIT Bombay', yearOfPassing: 2020, grade: '8.4', description: 'Civil' };
const WORK = { company: 'Kaveri Software', position: 'Engineer', startDate: '2021-03-01', endDate: '2023-05-31' };
const PROJECT = { title: 'Portal', role: 'Lead', startDate: '2024-01', endDate: '2024-06', description: 'Built it' };

describe('skills', () => {
  it('are added, changed and deleted, in the order in which they came; the section remembers when', async () => {
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    const one = await add('addSkill', { name: '  Spring   Boot ' });
    expect(one).toEqual({ _id: expect.any(String), name: 'Spring Boot' });
    await add('addSkill', { name: 'C++' });
    deps.clock.at = new Date('2026-11-20T11:00:00Z');
    expect(await change('updateSkill', one._id, { name: 'spring boot' })).toEqual({ ...one, name: 'spring boot' });
    const list = await call('listSkills', { query: { limit: 1, page: 2 } }, me, metaFrom());
    expect(list).toMatchObject({ body: [{ name: 'C++' }], total: 2 });
    expect(await drop('deleteSkill', one._id)).toEqual({ message: 'Skill deleted.' });
    expect((await call('listSkills', { query: {} }, me, metaFrom())).body).toHaveLength(1);
    expect(await updates()).toEqual({ skills: '2026-11-20T11:00:00.000Z' });
  });

  it('stand there once, in whatever case, also when twenty are sent at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => add('addSkill', { name: 'Welding' })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'ALREADY_THERE' });
    const other = await add('addSkill', { name: 'Painting' });
    await expect(change('updateSkill', other._id, { name: 'WELDING' })).rejects.toMatchObject({
      code: 'ALREADY_THERE',
    });
    expect(await deps.db.select().from(skills).where(eq(skills.candidateId, me.accountId))).toHaveLength(2);
  });

  it('have a name, and no end of them is taken', async () => {
    for (const name of ['', '   ', 'x'.repeat(81), 7, '\0'])
      await expect(add('addSkill', { name })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        details: { fields: { name: expect.any(String) } },
      });
    for (let index = 0; index < 60; index += 1) await add('addSkill', { name: `Skill ${index}` });
    await expect(add('addSkill', { name: 'One more' })).rejects.toMatchObject({ code: 'LIST_FULL' });
  });
});

describe('education', () => {
  it('is added, changed and deleted', async () => {
    const row = await add('addEducation', { ...DEGREE, yearOfPassing: '2020' });
    expect(row).toEqual({
      _id: expect.any(String),
      ...DEGREE,
      institution: 'IIT Bombay',
      startDate: null,
      endDate: null,
    });
    const { grade: _left, description: _out, ...short } = DEGREE;
    expect(await change('updateEducation', row._id, { ...short, degree: 'M.Tech', grade: '' })).toMatchObject({
      degree: 'M.Tech',
      grade: '',
      description: 'Civil',
    });
    expect(await updates()).toHaveProperty('education');
    expect(await drop('deleteEducation', row._id)).toEqual({ message: 'Education deleted.' });
    await expect(drop('deleteEducation', row._id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('has a year from 1900 to ten years from now', async () => {
    deps.clock.at = new Date('2026-12-31T18:29:59Z');
    for (const yearOfPassing of [1899, 2037, 2020.5, 'soon', ''])
      await expect(add('addEducation', { ...DEGREE, yearOfPassing })).rejects.toMatchObject({
        details: { fields: { yearOfPassing: expect.anything() } },
      });
    await expect(add('addEducation', { ...DEGREE, yearOfPassing: 1900 })).resolves.toBeDefined();
    await expect(add('addEducation', { ...DEGREE, yearOfPassing: 2036 })).resolves.toBeDefined();
    deps.clock.at = new Date('2026-12-31T18:30:00Z');
    await expect(add('addEducation', { ...DEGREE, yearOfPassing: 2037 })).resolves.toBeDefined();
  });

  it('wants degree, institute and year, and takes the same once', async () => {
    await expect(add('addEducation', {})).rejects.toMatchObject({
      details: {
        fields: { degree: expect.any(String), institute: expect.any(String), yearOfPassing: expect.any(String) },
      },
    });
    const twenty = await Promise.allSettled(Array.from({ length: 20 }, () => add('addEducation', DEGREE)));
    expect(twenty.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps the days that the other form shows; they follow the year', async () => {
    const row = await add('addEducation', DEGREE);
    await deps.db
      .update(education)
      .set({ startDate: '2016-08-01', endDate: '2020-02-29' })
      .where(eq(education.id, row._id));
    expect(await change('updateEducation', row._id, { ...DEGREE, yearOfPassing: 2021 })).toMatchObject({
      startDate: '2016-08-01',
      endDate: '2021-02-28',
    });
    await expect(change('updateEducation', row._id, { ...DEGREE, yearOfPassing: 2015 })).rejects.toMatchObject({
      details: { fields: { yearOfPassing: expect.any(String) } },
    });
  });
});

describe('experience', () => {
  it('is added, changed and deleted; who still works there has no last day', async () => {
    const row = await add('addExperience', { ...WORK, userId: 'somebody else' });
    expect(row).toMatchObject({
      ...WORK,
      userId: me.accountId,
      currentlyWorking: false,
      duration: 'Mar 2021 - May 2023',
    });
    const now = await change('updateExperience', row._id, { ...WORK, currentlyWorking: true });
    expect(now).toMatchObject({ endDate: null, currentlyWorking: true, duration: 'Mar 2021 - Present' });
    expect(await change('updateExperience', row._id, { ...WORK, endDate: '2024-01-31' })).toMatchObject({
      endDate: '2024-01-31',
      currentlyWorking: false,
    });
    expect(await updates()).toHaveProperty('experience');
    expect(await drop('deleteExperience', row._id)).toEqual({ message: 'Experience deleted.' });
  });

  it('wants company, position and first day, and ends after it began', async () => {
    await expect(add('addExperience', { endDate: '' })).rejects.toMatchObject({
      details: { fields: { company: expect.any(String), position: expect.any(String), startDate: expect.any(String) } },
    });
    await expect(add('addExperience', { ...WORK, endDate: '2021-02-28' })).rejects.toMatchObject({
      details: { fields: { endDate: 'endBeforeStart' } },
    });
    for (const startDate of ['2021-02-30', '1899-12-31', '9999-01-01', '01/02/2021'])
      await expect(add('addExperience', { ...WORK, startDate })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is listed with the present one first, then the latest', async () => {
    await add('addExperience', WORK);
    await add('addExperience', { ...WORK, company: 'Older', endDate: '2022-01-31' });
    await add('addExperience', { ...WORK, company: 'Now', endDate: '', currentlyWorking: true });
    const { body } = await call('listExperiences', { params: { userId: me.accountId }, query: {} }, me, metaFrom());
    expect(body.map(({ company }) => company)).toEqual(['Now', 'Kaveri Software', 'Older']);
  });
});

describe('projects', () => {
  it('are added, changed and deleted; what the form leaves out stays', async () => {
    const more = { technologies: 'React, react, PostgreSQL', link: 'example.in/portal' };
    const row = await add('addProject', { ...PROJECT, ...more });
    expect(row).toMatchObject({
      ...PROJECT,
      duration: '2024-01 - 2024-06',
      technologies: ['React', 'PostgreSQL'],
      link: 'https://example.in/portal',
    });
    const { description: _left, ...short } = PROJECT;
    expect(await change('updateProject', row._id, { ...short, endDate: '2024-07' })).toMatchObject({
      description: 'Built it',
      link: 'https://example.in/portal',
      duration: '2024-01 - 2024-07',
    });
    expect((await call('listProjects', { query: {} }, me, metaFrom())).total).toBe(1);
    expect(await drop('deleteProject', row._id)).toEqual({ message: 'Project deleted.' });
  });

  it('want title, role and two months in order, and a link that is one', async () => {
    await expect(add('addProject', {})).rejects.toMatchObject({
      details: {
        fields: {
          title: expect.any(String),
          role: expect.any(String),
          startDate: expect.any(String),
          endDate: expect.any(String),
        },
      },
    });
    await expect(add('addProject', { ...PROJECT, endDate: '2023-12' })).rejects.toMatchObject({
      details: { fields: { endDate: expect.any(String) } },
    });
    await expect(add('addProject', { ...PROJECT, startDate: '2024-13' })).rejects.toMatchObject({
      details: { fields: { startDate: 'monthInvalid' } },
    });
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'https://a@b.in', 'ftp://example.in', 'no link'])
      await expect(add('addProject', { ...PROJECT, link })).rejects.toMatchObject({
        details: { fields: { link: expect.any(String) } },
      });
  });
});

describe('a row of somebody else', () => {
  it('is not there, for the ways of another candidate', async () => {
    const other = await aCandidate(deps.db);
    const rows = [
      ['Skill', (await add('addSkill', { name: 'Welding' }))._id, { name: 'Mine now' }],
      ['Education', (await add('addEducation', DEGREE))._id, DEGREE],
      ['Experience', (await add('addExperience', WORK))._id, WORK],
      ['Project', (await add('addProject', PROJECT))._id, PROJECT],
    ] as const;
    for (const [kind, id, body] of rows) {
      await expect(change(`update${kind}`, id, body, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(drop(`delete${kind}`, id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await call('listSkills', { query: {} }, me, metaFrom())).total).toBe(1);
    expect((await call('listSkills', { query: {} }, other, metaFrom())).total).toBe(0);
  });

  it("is nobody else's to write: 401 for visitors, 403 for recruiters and administrators", async () => {
    for (const [caller, code] of [
      [VISITOR, 'SIGNED_OUT'],
      [await aRecruiter(deps.db), 'FORBIDDEN'],
      [await anAdmin(deps.db), 'FORBIDDEN'],
    ] as const)
      for (const name of ['addSkill', 'addEducation', 'addExperience', 'addProject'] as const)
        await expect(call(name, { body: {} }, caller, metaFrom())).rejects.toMatchObject({ code });
  });
});
