import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { candidates } from '#server/database/schema/candidates.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { jobInvitations } from '#server/database/schema/saved.ts';
import { accessLog } from '#server/database/schema/trust.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { aPicture, aResume, candidateForm } from '#tests/support/registrations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const CARD = ['_id', 'address', 'applyFor', 'dob', 'firstName', 'gender', 'lastName', 'profilePic', 'userCode'];
const DB = [
  ...CARD,
  ...[
    'email',
    'phone',
    'userStatus',
    'userType',
    'createdAt',
    'experience',
    'location',
    'title',
    'resumePath',
    'keySkills',
  ],
].sort();
const keysOf = (thing: object | undefined) => Object.keys(thing ?? {}).sort();
const NOT_FOUND = { code: 'NOT_FOUND' };

const list = async (caller: Caller, query: object = {}) => call('listCandidates', { query }, caller, metaFrom());
const get = async (caller: Caller, id: string) =>
  (await call('getCandidate', { params: { id } }, caller, metaFrom())).body;
const names = ({ body }: Awaited<ReturnType<typeof list>>) => body.map(({ firstName }) => firstName);

let addresses = 0;
const register = async (changes: Parameters<typeof candidateForm>[0], files?: boolean) => {
  addresses += 1;
  const { body } = await call(
    'registerCandidate',
    {
      body: candidateForm(changes),
      ...(files && { files: { profilePic: await aPicture(), resumeUpload: aResume() } }),
    },
    VISITOR,
    metaFrom(`192.0.2.${addresses}`),
  );
  const { _id: accountId, userCode, email } = body.userData;
  return { kind: 'candidate' as const, accountId, userCode, email, sessionId: accountId };
};

type Person = Awaited<ReturnType<typeof register>>;
let shown: Person;
let hidden: Person;
let unlisted: Person;
let blocked: Person;
let admin: Awaited<ReturnType<typeof anAdmin>>;
let recruiter: Awaited<ReturnType<typeof aRecruiter>>;

beforeAll(async () => {
  shown = await register({ firstName: 'Shanta', showCard: true, skills: 'Welding, C++' }, true);
  hidden = await register({ firstName: 'Hari', applyFor: 'Internship' }, true);
  unlisted = await register({ firstName: 'Uma', findable: false });
  blocked = await register({ firstName: 'Bala', showCard: true });
  await deps.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, blocked.accountId));
  admin = await anAdmin(deps.db);
});
beforeEach(async () => {
  await deps.db.execute(sql`delete from ${accessLog}`);
  recruiter = await aRecruiter(deps.db);
});

const opened = (who: Person) =>
  deps.db
    .select({
      kind: accessLog.kind,
      companyName: accessLog.companyName,
      counted: accessLog.counted,
      jobId: accessLog.jobId,
    })
    .from(accessLog)
    .where(and(eq(accessLog.candidateId, who.accountId), eq(accessLog.recruiterId, recruiter.accountId)));

describe('a visitor', () => {
  it('sees only the cards of candidates who show them', async () => {
    const answer = await list(VISITOR);
    expect(names(answer)).toEqual(['Shanta']);
    expect(answer.total).toBe(1);
    expect(keysOf(answer.body[0])).toEqual(CARD);
    expect(answer.body[0]?.profilePic).toMatch(/^files\/[\w-]+\.webp$/);
    expect(keysOf(await get(VISITOR, shown.accountId))).toEqual(CARD);
  });

  it('finds nobody else', async () => {
    for (const { accountId } of [hidden, unlisted, blocked, admin]) {
      await expect(get(VISITOR, accountId)).rejects.toMatchObject(NOT_FOUND);
    }
  });

  it('cannot learn an address or a status by filtering for it', async () => {
    expect(names(await list(VISITOR, { email: shown.email }))).toEqual([]);
    expect(names(await list(VISITOR, { q: shown.email }))).toEqual([]);
    expect(names(await list(VISITOR, { status: 'Not Active' }))).toEqual([]);
    for (const query of [{ skills: 'welding' }, { location: 'p' }, { experience: '0-2' }])
      expect(names(await list(VISITOR, query))).toEqual([]);
  });
});

describe('a candidate', () => {
  it('sees their own row first and completely, then cards', async () => {
    const { body, total } = await list(hidden, { sort: 'firstName' });
    expect(total).toBe(2);
    expect(body.map(({ firstName }) => firstName)).toEqual(['Hari', 'Shanta']);
    expect(body[0]).toMatchObject({ email: hidden.email, showCard: false, findable: true, version: 1 });
    expect(body[0]?.resumePath).toMatch(/^files\/.*signature=/);
    expect(keysOf(body[1])).toEqual(CARD);
    expect(await get(hidden, hidden.accountId)).toMatchObject({ email: hidden.email, resumeName: 'cv.pdf' });
  });

  it('sees only another candidate’s card, if it is shown', async () => {
    expect(keysOf(await get(hidden, shown.accountId))).toEqual(CARD);
    await expect(get(shown, hidden.accountId)).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('a recruiter', () => {
  it('shows and counts nobody who is not listed, by whichever column it is sorted', async () => {
    for (const sort of ['email', '-email', 'phone', '-phone']) {
      const answer = await list(recruiter, { sort });
      expect([sort, names(answer).toSorted(), answer.total]).toEqual([sort, ['Hari', 'Shanta'], 2]);
    }
  });

  it('sees findable candidates, and each view is recorded', async () => {
    const answer = await list(recruiter, { sort: 'firstName' });
    expect(names(answer)).toEqual(['Hari', 'Shanta']);
    expect(keysOf(answer.body[0])).toEqual(DB);
    expect(answer.body[1]).toMatchObject({ keySkills: ['Welding', 'C++'], phone: '9876543210', experience: null });
    await list(recruiter);
    const recorded = { kind: 'listed', companyName: 'Kaveri Software', counted: true, jobId: null };
    expect(await opened(shown)).toEqual([recorded]);
  });

  it('opens a profile, which the candidate can see', async () => {
    expect(keysOf(await get(recruiter, hidden.accountId))).toEqual(DB);
    expect(await opened(hidden)).toMatchObject([{ kind: 'profile_opened' }]);
  });

  it('finds nobody who is not findable or blocked, unless they applied', async () => {
    await expect(get(recruiter, unlisted.accountId)).rejects.toMatchObject(NOT_FOUND);
    await expect(get(recruiter, blocked.accountId)).rejects.toMatchObject(NOT_FOUND);
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId });
    const application = await anApplication(deps.db, job, unlisted);
    expect(await get(recruiter, unlisted.accountId)).toMatchObject({ email: unlisted.email });
    const listed = (await list(recruiter)).body;
    expect(listed.map(({ firstName }) => firstName)).toContain('Uma');
    for (const { firstName, applicationId } of listed)
      expect([firstName, applicationId]).toEqual([firstName, firstName === 'Uma' ? application.id : undefined]);
    const other = await aRecruiter(deps.db);
    for (const one of (await list(other)).body) expect(one).not.toHaveProperty('applicationId');
    expect(await opened(unlisted)).toMatchObject([
      { counted: false, jobId: job.id },
      { counted: false, jobId: job.id },
    ]);
    await deps.db.update(applications).set({ status: 'withdrawn' }).where(eq(applications.jobId, job.id));
    await expect(get(recruiter, unlisted.accountId)).rejects.toMatchObject(NOT_FOUND);
  });

  it('reads whom it has invited, and no other recruiter does', async () => {
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId });
    const invitation = { jobId: job.id, candidateId: shown.accountId, recruiterId: recruiter.accountId };
    await deps.db.insert(jobInvitations).values({ ...invitation, message: '', createdAt: new Date() });
    const invitedIn = async (caller: Caller) =>
      (await list(caller)).body.filter(({ invited }) => invited).map(({ _id }) => _id);
    expect(await invitedIn(recruiter)).toEqual([shown.accountId]);
    expect(await invitedIn(await aRecruiter(deps.db))).toEqual([]);
  });

  it('searches names, addresses, skills and more by literal fragments', async () => {
    const search = async (query: object) => names(await list(recruiter, query));
    expect(await search({ q: 'SHAN' })).toEqual(['Shanta']);
    expect(await search({ q: 'c++' })).toEqual(['Shanta']);
    expect(await search({ q: 'internsh' })).toEqual(['Hari']);
    expect(await search({ q: hidden.email.slice(0, -3) })).toEqual(['Hari']);
    expect(await search({ q: ['shanta', 'hari'], sort: 'firstName' })).toEqual(['Hari', 'Shanta']);
    expect(await search({ applyFor: 'internship' })).toEqual(['Hari']);
    for (const q of ['%', '_', '\\', "'", 'Sh_nta', '\0', '%\0']) expect(await search({ q })).toEqual([]);
  });

  it('searches names in both scripts by their sound, with the words in any order, and never addresses', async () => {
    const { email } = hidden;
    await deps.db
      .update(accounts)
      .set({ firstName: 'सुनीता', lastName: 'कुमारी' })
      .where(eq(accounts.id, shown.accountId));
    await deps.db
      .update(accounts)
      .set({ lastName: 'Iyer', email: `x${randomUUID().slice(0, 4)}.priya@example.in` })
      .where(eq(accounts.id, hidden.accountId));
    const search = async (q: string) => names(await list(recruiter, { q }));
    for (const q of ['सुनीता', 'सुनिता', 'कुमारी सुनीता', 'kumari', 'sunita kumari'])
      expect(await search(q), q).toEqual(['सुनीता']);
    for (const q of ['हरि', 'हरि अय्यर']) expect(await search(q), q).toEqual(['Hari']);
    expect(await search('प्रिया')).toEqual([]);
    expect(names(await list(recruiter, { q: ['हरि', 'sunita'], sort: 'firstName' }))).toEqual(['Hari', 'सुनीता']);
    await deps.db.update(accounts).set({ email }).where(eq(accounts.id, hidden.accountId));
    await deps.db.update(accounts).set({ firstName: 'Shanta' }).where(eq(accounts.id, shown.accountId));
  });

  it('does not count people by the start of their address behind a line break', async () => {
    const start = hidden.email.slice(0, 3);
    const totalOf = async (q: string) => (await list(recruiter, { q })).total;
    expect(await totalOf(start)).toBeGreaterThan(0);
    for (const q of [`\n${start}`, `Hari\n${start}`]) expect(await totalOf(q), JSON.stringify(q)).toBe(0);
  });

  it('filters by skill, place and years of work, and sorts by the last', async () => {
    const search = async (query: object) => names(await list(recruiter, query));
    const years = (who: Person, experienceYears: number | null, location: string | null) =>
      deps.db.update(candidates).set({ experienceYears, location }).where(eq(candidates.accountId, who.accountId));
    await years(shown, 4, 'Nanded, Maharashtra');
    await years(hidden, 12, 'Latur');
    expect(await search({ skills: 'weld' })).toEqual(['Shanta']);
    expect(await search({ skills: ['c++', 'no such skill'] })).toEqual(['Shanta']);
    expect(await search({ skills: 'c++', location: 'latur' })).toEqual([]);
    expect(await search({ location: ['LATUR', 'nanded'], sort: '-experience' })).toEqual(['Hari', 'Shanta']);
    expect(await search({ experience: '2-5' })).toEqual(['Shanta']);
    expect(await search({ experience: '10+' })).toEqual(['Hari']);
    await years(hidden, null, null);
    expect(await search({ experience: '0-2' })).toEqual([]);
    await deps.db.update(candidates).set({ fresher: true }).where(eq(candidates.accountId, hidden.accountId));
    expect(await search({ experience: '0-2' })).toEqual(['Hari']);
    expect(await search({ sort: '-experience' })).toEqual(['Shanta', 'Hari']);
    await deps.db.update(candidates).set({ fresher: false }).where(eq(candidates.accountId, hidden.accountId));
    await years(shown, null, null);
    await expect(search({ experience: 'all' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('finds skills, titles and places in either script', async () => {
    const [inHindi, inEnglish] = [
      await register({ firstName: 'Hina', skills: 'एक्सेल, टैली' }),
      await register({ firstName: 'Elina', skills: 'Excel, MS_Excel' }),
    ];
    const facts = (who: Person, title: string, location: string) =>
      deps.db.update(candidates).set({ title, location }).where(eq(candidates.accountId, who.accountId));
    await facts(inHindi, 'स्टाफ नर्स', 'बेंगलुरु, कर्नाटक');
    await facts(inEnglish, 'Staff Nurse', 'Bangalore');
    const search = async (query: object) => names(await list(recruiter, { ...query, sort: 'firstName' }));
    for (const skills of ['excel', 'एक्सेल']) expect(await search({ skills }), skills).toEqual(['Elina', 'Hina']);
    for (const q of ['नर्स', 'Nurse', 'excel']) expect(await search({ q }), q).toEqual(['Elina', 'Hina']);
    for (const location of ['बेंगलुरु', 'bangalore'])
      expect(await search({ location }), location).toEqual(['Elina', 'Hina']);
    for (const location of ['karnataka', 'कर्नाटक']) expect(await search({ location }), location).toEqual(['Hina']);
    expect(await search({ skills: 'S_E' })).toEqual(['Elina']);
    for (const query of [{ location: '%' }, { location: 'B_ngalore' }, { location: '\0' }, { q: 'Bangalor' }])
      expect(await search(query)).toEqual([]);
    for (const { accountId } of [inHindi, inEnglish])
      await deps.db.update(candidates).set({ findable: false }).where(eq(candidates.accountId, accountId));
  });

  it('cannot learn how many match an address without being recorded with them', async () => {
    const far = await list(recruiter, { email: hidden.email.slice(0, 6), page: '99999' });
    expect(far.total).toBe(names(far).length);
    expect(names(far)).toContain('Hari');
    expect(await opened(hidden)).toHaveLength(1);
  });

  it('paginates', async () => {
    const first = await list(recruiter, { limit: 1, page: 1, sort: 'firstName' });
    const second = await list(recruiter, { limit: 1, page: 2, sort: 'firstName' });
    expect([...names(first), ...names(second)]).toEqual(['Hari', 'Shanta']);
    expect(second.total).toBe(2);
  });
});

const serve = async (to: { accountId: string; userCode: string }, count: number) => {
  await deps.db.execute(sql`
      with made as (
        insert into accounts (kind, email, password_hash, status, user_code)
        select 'candidate', 'c' || n || '-' || lower(${to.userCode}::text) || '@example.in', 'none', 'Not Active',
          'CAND' || nextval('candidate_code_seq')
        from generate_series(1, ${count}::int) n returning id),
      people as (
        insert into candidates (account_id, findable, created_at, updated_at) select id, false, now(), now() from made
        returning account_id)
      insert into access_log (candidate_id, recruiter_id, company_name, kind, day)
      select account_id, ${to.accountId}::uuid, 'Kaveri', 'listed', '2026-11-20' from people`);
};

describe('the daily limit', () => {
  it('is 500 different candidates; beyond it nothing is served and the administrators are told once', async () => {
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    await serve(recruiter, 499);
    await get(recruiter, shown.accountId);
    await get(recruiter, shown.accountId);
    await expect(get(recruiter, hidden.accountId)).rejects.toMatchObject({
      code: 'DAILY_LIMIT',
      details: { retryAfter: 8.5 * 3600 },
    });
    await expect(list(recruiter)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
    expect(await opened(hidden)).toEqual([]);
    expect(deps.mails).toMatchObject([{ to: expect.stringContaining('admin') }]);
    deps.clock.at = new Date('2026-11-20T18:30:00Z');
    await expect(get(recruiter, hidden.accountId)).resolves.toBeDefined();
  });

  it('is ten times as much for a verified company', async () => {
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    await serve(recruiter, 500);
    await expect(get(recruiter, hidden.accountId)).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
    await deps.db
      .update(recruiters)
      .set({ companyVerifiedAt: new Date(), verifiedCompanyName: 'Kaveri Software' })
      .where(eq(recruiters.accountId, recruiter.accountId));
    await expect(get(recruiter, hidden.accountId)).resolves.toBeDefined();
  });
});

describe('an administrator', () => {
  it('sees everyone, by status and name', async () => {
    const everybody = await list(admin, { name: ['bala', 'uma'], sort: '-firstName' });
    expect(names(everybody)).toEqual(['Uma', 'Bala']);
    expect(everybody.body[0]).toMatchObject({ findable: false, applications: 1, userStatus: 'Not Active' });
    expect(names(await list(admin, { status: 'block' }))).toEqual(['Bala']);
    expect(names(await list(admin, { email: unlisted.email }))).toEqual(['Uma']);
    expect(await get(admin, blocked.accountId)).toMatchObject({ userStatus: 'Block' });
  });

  it("never leaks what is nobody's", async () => {
    const { body } = await list(admin);
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|storageKey/);
  });
});

it('a candidate whose picture is not shown has a path that is signed for its viewer', async () => {
  await deps.db.update(candidates).set({ showCard: false }).where(eq(candidates.accountId, hidden.accountId));
  expect((await get(recruiter, hidden.accountId)).profilePic).toMatch(new RegExp(`session=${recruiter.sessionId}`));
});

// Last, since it adds people.
describe('a search by address', () => {
  it('is charged for everybody whom an address finds, not for the page', async () => {
    await register({ firstName: 'Shanti', email: 'shanti.gupta@example.in' });
    const asked = { email: 'example.in', limit: 1 };
    const { total } = await list(recruiter, asked);
    const records = await deps.db
      .select({ who: accessLog.candidateId })
      .from(accessLog)
      .where(eq(accessLog.recruiterId, recruiter.accountId));
    expect(total).toBeGreaterThan(1);
    expect(records).toHaveLength(total ?? 0);
  });

  it('cannot spell an address by totals: whoever is counted is recorded', async () => {
    // A page of one shows only the known candidate, so the total would reveal whether the other matches too.
    const known = await register({ firstName: 'Zara', email: 'zara.known@example.in' });
    const target = await register({ firstName: 'Qadir', email: 'qadir.secret@example.in' });
    for (const query of [{ email: '.' }, { q: 'secret' }, { q: 'example.in' }]) {
      await deps.db.execute(sql`delete from ${accessLog}`);
      const spelling = { ...query, name: ['Zara', 'Qadir'], sort: '-firstName', limit: 1 };
      await list(recruiter, spelling);
      expect([JSON.stringify(query), (await opened(target)).length]).toEqual([JSON.stringify(query), 1]);
    }
    expect(known.accountId).not.toBe(target.accountId);
  });

  it('that is refused uses up the day for further ones: refusals would spell an address, too', async () => {
    const other = await aRecruiter(deps.db);
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    await serve(other, 499);
    await expect(list(other, { email: 'example.in' })).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
    await expect(list(other, { email: 'nobody has this' })).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
    await expect(list(other, { name: 'Nobody is called so' })).resolves.toMatchObject({ total: 0 });
    deps.clock.at = new Date('2026-11-20T18:30:00Z');
    await expect(list(other, { email: 'nobody has this' })).resolves.toMatchObject({ total: 0 });
  });

  it('is refused once the number of the day is used up, whether or not it finds anybody', async () => {
    await deps.db.execute(sql`
      with made as (
        insert into accounts (kind, email, password_hash, status, user_code)
        select 'candidate', 'd' || n || '@example.org', 'none', 'Not Active', 'CAND' || nextval('candidate_code_seq')
        from generate_series(1, 500) n returning id),
      people as (
        insert into candidates (account_id, findable, created_at, updated_at) select id, false, now(), now() from made
        returning account_id)
      insert into access_log (candidate_id, recruiter_id, company_name, kind, day)
      select account_id, ${recruiter.accountId}::uuid, 'Kaveri', 'listed', '2026-11-20' from people`);
    deps.clock.at = new Date('2026-11-20T10:00:00Z');
    for (const email of ['shanti', 'nobody has this'])
      await expect(list(recruiter, { email })).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
  });
});

it('gender and what somebody looks for are no value while they are not known, and stay so beside other answers', async () => {
  const person = await register({ showCard: true });
  const unknown = { gender: null, applyFor: null };
  await deps.db.update(candidates).set(unknown).where(eq(candidates.accountId, person.accountId));
  for (const caller of [person, recruiter, admin]) {
    const read = await get(caller, person.accountId);
    expect(read).not.toHaveProperty('gender');
    expect(read).not.toHaveProperty('applyFor');
  }
  await call(
    'saveProfileBasics',
    { params: { userId: person.accountId }, body: { profileHeadline: 'Welder' } },
    person,
    metaFrom(),
  );
  const { body } = await call('getProfile', { params: { userId: person.accountId } }, person, metaFrom());
  expect(body.data).toMatchObject({ profileHeadline: 'Welder', ...unknown });
});
