import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { Job } from '#contract/jobs.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { files } from '#server/database/schema/files.ts';
import { recruiters } from '#server/database/schema/recruiters.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCandidate, aJob, anAdmin, anApplication, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { speaking } from '#texts/spoken.ts';
import { getJob, getOpenJob } from './get-job.ts';
import { jobFacets } from './job-facets.ts';
import { listJobs } from './list-jobs.ts';
import { similarJobs } from './similar-jobs.ts';
import { suggest } from './suggest.ts';

const database = testDatabase();
const NOW = new Date('2026-11-21T00:10:00Z');
const deps = () => ({ db: database.db, now: () => NOW });

const JPUB = Object.keys(Job.shape)
  .filter(
    (key) =>
      ![
        'contactEmail',
        'recruiterCode',
        'postedBy',
        'version',
        'applications',
        'statusReason',
        'may',
        'salary',
        'companyLogo',
        'postedByCompany',
        'applyUrl',
        'forNobody',
        'hiddenBy',
        'rCompanyLogo',
        'takenDown',
      ].includes(key),
  )
  .sort();
const JCAND = [...JPUB, 'contactEmail', 'recruiterCode'].sort();
const JOWN = [...JCAND, 'applications', 'may', 'postedBy', 'salary', 'version'].sort();
const keysOf = (job: object | undefined) => Object.keys(job ?? {}).sort();

const setUp = async (traits: object = {}) => {
  const recruiter = await aRecruiter(database.db);
  return {
    recruiter,
    job: await aJob(database.db, { recruiterId: recruiter.accountId, salaryMin: 300_000, ...traits }),
  };
};

describe('one job', () => {
  test('each kind of caller reads its own keys', async () => {
    const { recruiter, job } = await setUp();
    const read = async (caller: Parameters<typeof getJob>[1]) => keysOf(await getJob(deps(), caller, { id: job.id }));
    expect(await read(VISITOR)).toEqual(JPUB);
    expect(await read(await aRecruiter(database.db))).toEqual(JPUB);
    expect(await read(await aCandidate(database.db))).toEqual(JCAND);
    expect(await read(recruiter)).toEqual(JOWN);
    expect(await read(await anAdmin(database.db))).toEqual(JOWN);
  });

  test('everyone sees a stated salary', async () => {
    const { job } = await setUp({ showSalary: true });
    expect((await getJob(deps(), VISITOR, { id: job.id })).salary).toEqual({
      min: 300_000,
      max: null,
      showSalary: true,
    });
  });

  test('has its recruiter’s logo only under the recruiter’s own company name', async () => {
    const { recruiter, job } = await setUp({ companyName: ' kaveri software ' });
    const other = await aJob(database.db, { recruiterId: recruiter.accountId, companyName: 'Narmada Works' });
    const [logo] = await database.db
      .insert(files)
      .values({
        purpose: 'company_logo',
        ownerId: recruiter.accountId,
        storageKey: `logo-${recruiter.accountId}`,
        mediaType: 'image/png',
        byteSize: 1,
        sha256: Buffer.alloc(32),
        originalName: 'logo.png',
      })
      .returning();
    await database.db
      .update(recruiters)
      .set({ companyLogoFileId: logo?.id })
      .where(eq(recruiters.accountId, recruiter.accountId));
    const logoOf = async (id: string) => (await getJob(deps(), VISITOR, { id })).rCompanyLogo;
    expect(await logoOf(job.id)).toContain(logo?.id);
    expect(await logoOf(other.id)).toBeUndefined();
  });

  test('is found by its readable id in any case', async () => {
    const { job } = await setUp();
    expect((await getJob(deps(), VISITOR, { id: job.jobCode.toLowerCase() }))._id).toBe(job.id);
  });

  test.each(['JOB999999999', 'JOB', 'null', "' or 1=1", '01a1fb72-423a-772c-99bf-5379fd84adb7'])(
    '%s is not found',
    async (id) => {
      await expect(getJob(deps(), VISITOR, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('is visible for 30 days after its end; applicants can still read it afterwards', async () => {
    const { job } = await setUp({ deadlineEnd: '2026-10-22' });
    const { job: gone } = await setUp({ deadlineEnd: '2026-10-21' });
    const candidate = await aCandidate(database.db);
    expect(await getJob(deps(), VISITOR, { id: job.id })).toBeDefined();
    await expect(getJob(deps(), candidate, { id: gone.id })).rejects.toMatchObject({ code: 'GONE' });
    await anApplication(database.db, gone, candidate);
    expect(keysOf(await getJob(deps(), candidate, { id: gone.id }))).toEqual(JCAND);
  });

  test.each(['Not Active', 'Block', 'Black List'] as const)(
    'that is %s is hidden from all but owner, administrators and who applied',
    async (status) => {
      const { recruiter, job } = await setUp({ status });
      const candidate = await aCandidate(database.db);
      for (const caller of [VISITOR, candidate, await aRecruiter(database.db)]) {
        await expect(getJob(deps(), caller, { id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      }
      await anApplication(database.db, job, candidate);
      const takenDown = status === 'Not Active' ? [] : ['takenDown'];
      expect(keysOf(await getJob(deps(), candidate, { id: job.id }))).toEqual([...JCAND, ...takenDown].sort());
      expect(await getJob(deps(), recruiter, { id: job.id })).toMatchObject({ applications: 1, jobStatus: status });
    },
  );

  test('of a blocked recruiter is hidden, which administrators read with it', async () => {
    const blocked = await aRecruiter(database.db, { status: 'Block' });
    const job = await aJob(database.db, { recruiterId: blocked.accountId });
    await expect(getJob(deps(), VISITOR, { id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(getOpenJob(database.db, job.id, NOW)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
    const seen = await getJob(deps(), await anAdmin(database.db), { id: job.id });
    expect(seen).toMatchObject({ jobStatus: 'Active', hiddenBy: 'Block' });
  });
});

describe('the list', () => {
  test('shows a recruiter others’ open jobs as the public sees them, and all their own completely', async () => {
    const title = 'Mixed List';
    const { recruiter, job: closed } = await setUp({ title, status: 'Closed' });
    const { job: open } = await setUp({ title });
    await setUp({ title, status: 'Closed' });
    const { items, total } = await listJobs(deps(), recruiter, aQuery({ role: title }));
    expect(total).toBe(2);
    expect(keysOf(items.find(({ _id }) => _id === closed.id))).toEqual(JOWN);
    expect(keysOf(items.find(({ _id }) => _id === open.id))).toEqual(JPUB);
    const own = await listJobs(deps(), recruiter, aQuery({ role: title, own: 'true' }));
    expect(own.items.map(({ _id }) => _id)).toEqual([closed.id]);
  });

  test('shows candidates what visitors see, and administrators everything', async () => {
    const title = 'Seen By All';
    await setUp({ title });
    await setUp({ title, status: 'Block' });
    const candidates = await listJobs(deps(), await aCandidate(database.db), aQuery({ role: title }));
    expect(candidates.items.map(keysOf)).toEqual([JPUB]);
    const admins = await listJobs(deps(), await anAdmin(database.db), aQuery({ role: title }));
    expect(admins.items.map(keysOf)).toEqual([JOWN, JOWN]);
  });

  test('by relevance, what stands in the title comes before what stands among the skills', async () => {
    const { recruiter } = await setUp({ title: 'Zither Player' });
    const recruiterId = recruiter.accountId;
    await aJob(database.db, { recruiterId, title: 'Teacher of Zither' });
    await aJob(database.db, { recruiterId, title: 'Musician', skills: ['Zither'] });
    const { items } = await listJobs(deps(), VISITOR, aQuery({ q: 'zither', sort: 'relevance' }));
    expect(items.map(({ title }) => title)).toEqual(['Zither Player', 'Teacher of Zither', 'Musician']);
  });

  test('sorts by title both ways', async () => {
    const companyName = 'Sorted Ltd';
    for (const title of ['beta', 'Alpha', 'gamma']) await setUp({ title, companyName });
    const titles = async (sort: string) =>
      (await listJobs(deps(), VISITOR, aQuery({ companyName, sort }))).items.map(({ title }) => title);
    expect(await titles('title')).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles('-title')).toEqual(['gamma', 'beta', 'Alpha']);
  });

  test('sorts by every column for administrators; only they sort by applications', async () => {
    const recruiterId = (await aRecruiter(database.db)).accountId;
    const same = { recruiterId, companyName: 'Columns Ltd' };
    const one = await aJob(database.db, {
      ...same,
      title: 'one',
      location: 'agra',
      employmentType: 'Contract',
      deadlineEnd: '2099-01-01',
      createdAt: new Date('2026-11-02T00:00:00Z'),
    });
    await aJob(database.db, {
      ...same,
      title: 'two',
      location: 'Bhopal',
      employmentType: 'Full-time',
      deadlineEnd: '2098-01-01',
      createdAt: new Date('2026-11-03T00:00:00Z'),
    });
    await anApplication(database.db, one, await aCandidate(database.db));
    const admin = await anAdmin(database.db);
    const titles = async (sort: string, caller: Caller = admin) =>
      (await listJobs(deps(), caller, aQuery({ companyName: same.companyName, sort }))).items.map(({ title }) => title);
    for (const [sort, first, last] of [
      ['location', 'one', 'two'],
      ['employmentType', 'one', 'two'],
      ['deadline', 'two', 'one'],
      ['applications', 'two', 'one'],
    ]) {
      expect(await titles(`${sort}`), sort).toEqual([first, last]);
      expect(await titles(`-${sort}`), `-${sort}`).toEqual([last, first]);
    }
    expect(await titles('-applications', VISITOR)).toEqual(['two', 'one']);
    expect(await titles('applications', VISITOR)).toEqual(['two', 'one']);
  });
});

test('recruiters find their own job by its readable id, and nobody else’s', async () => {
  const { recruiter, job } = await setUp({ status: 'Closed' });
  await setUp();
  const found = async (jobId: string, own: object = { own: 'true' }, caller: Caller = recruiter) =>
    (await listJobs(deps(), caller, aQuery({ jobId, ...own }))).items.map(({ _id }) => _id);
  for (const typed of [job.jobCode, job.jobCode.toLowerCase()]) expect(await found(typed), typed).toEqual([job.id]);
  expect(await found('JOB999999999')).toEqual([]);
  expect(await found(job.jobCode, { own: 'true' }, await aRecruiter(database.db))).toEqual([]);
  // The filter says nothing about jobs that are read by everyone.
  expect((await found('JOB999999999', {})).length).toBeGreaterThan(0);
});

test('those who manage a job find it in the title’s field by its readable id, too', async () => {
  const { recruiter, job } = await setUp({ title: 'Harbour Pilot' });
  const admin = await anAdmin(database.db);
  const found = async (title: string, caller: Caller, own: object = {}) =>
    (await listJobs(deps(), caller, aQuery({ title, ...own }))).items.map(({ _id }) => _id);
  for (const typed of [job.jobCode, ` ${job.jobCode.toLowerCase()} `, job.jobCode.slice(3)]) {
    expect(await found(typed, admin), typed).toEqual([job.id]);
    expect(await found(typed, recruiter, { own: 'true' }), typed).toEqual([job.id]);
    expect(await found(typed, VISITOR), typed).toEqual([]);
  }
});

test('administrators find jobs by company, name, email or code of who posted them; others cannot', async () => {
  const recruiter = await aRecruiter(database.db);
  const { accountId, email, userCode } = recruiter;
  const companyName = 'Filtered Jobs Ltd';
  const title = 'Found by recruiter';
  const job = await aJob(database.db, { recruiterId: accountId, title, companyName });
  const other = await aJob(database.db, { recruiterId: (await aRecruiter(database.db)).accountId, title, companyName });
  await database.db
    .update(accounts)
    .set({ firstName: 'Vasundhara', lastName: 'Iyer' })
    .where(eq(accounts.id, accountId));
  await database.db
    .update(recruiters)
    .set({ companyName: 'Dhruv 100% Analytics' })
    .where(eq(recruiters.accountId, accountId));
  const admin = await anAdmin(database.db);
  const found = async (typed: string, caller: Caller = admin) =>
    (await listJobs(deps(), caller, aQuery({ companyName, recruiter: typed }))).items.map(({ _id }) => _id);
  for (const typed of ['dhruv 100%', 'sundhara iy', email.toUpperCase(), ` ${userCode.toLowerCase()} `])
    expect(await found(typed), typed).toEqual([job.id]);
  expect(await jobFacets(deps(), admin, aQuery({ companyName, recruiter: 'dhruv 100%' }))).toMatchObject({ total: 1 });
  for (const typed of ['dhruv_100', 'Filtered Jobs', 'asha\nnobody']) expect(await found(typed), typed).toEqual([]);
  for (const caller of [VISITOR, await aRecruiter(database.db), await aCandidate(database.db)])
    expect((await found(email, caller)).toSorted()).toEqual([job.id, other.id].toSorted());
});

describe('similar jobs', () => {
  test('are open, at most six, the most alike first, and not the job itself', async () => {
    const { recruiter, job } = await setUp({ title: 'Beekeeper', skills: ['Bees', 'Honey'] });
    const recruiterId = recruiter.accountId;
    for (let count = 0; count < 7; count += 1)
      await aJob(database.db, { recruiterId, title: 'Grocer', skills: ['honey'] });
    const twin = await aJob(database.db, { recruiterId, title: 'beekeeper', skills: ['bees', 'honey'] });
    await aJob(database.db, { recruiterId, title: 'Beekeeper', skills: ['Bees'], status: 'Closed' });
    const found = await similarJobs(deps(), VISITOR, { id: job.jobCode });
    expect(found).toHaveLength(6);
    expect(found[0]?._id).toBe(twin.id);
    expect(found.map(({ _id }) => _id)).not.toContain(job.id);
    expect(keysOf(found[0])).toEqual(JPUB);
  });

  test('of a hidden job are not found', async () => {
    const { job } = await setUp({ status: 'Not Active' });
    await expect(similarJobs(deps(), VISITOR, { id: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('facets', () => {
  test('count titles, single places, skills and kinds of what the filters leave, spellings together', async () => {
    const companyName = 'Counted Ltd';
    await setUp({ companyName, title: 'Cook', location: 'Pune, Mumbai', skills: ['Dosa', 'Idli', '-'] });
    await setUp({ companyName, title: 'Cook', location: 'pune', skills: ['idli', '++'] });
    await setUp({ companyName, title: 'cook', location: 'Pune', skills: [], employmentType: 'Internship' });
    await setUp({ companyName, title: 'Chef', status: 'Block' });
    expect(await jobFacets(deps(), VISITOR, aQuery({ companyName }))).toEqual({
      total: 3,
      companies: 1,
      roles: [{ value: 'Cook', count: 3 }],
      places: [
        { value: 'Pune', count: 3, spellings: ['Pune'] },
        { value: 'Mumbai', count: 1, spellings: ['Mumbai'] },
      ],
      skills: [
        { value: 'Idli', count: 2 },
        { value: 'Dosa', count: 1 },
      ],
      skillsByName: [
        { value: 'Dosa', count: 1 },
        { value: 'Idli', count: 2 },
      ],
      employmentTypes: [
        { value: 'Full-time', count: 2 },
        { value: 'Internship', count: 1 },
      ],
    });
  });

  test('show a title in Hindi to Hindi readers if every word is known', async () => {
    const companyName = 'Named Ltd';
    await setUp({ companyName, title: 'Office Assistant' });
    await setUp({ companyName, title: 'Welder, Bay 7' });
    const ask = () => jobFacets(deps(), VISITOR, aQuery({ companyName }));
    expect((await speaking('hi', ask)).roles).toEqual([
      { value: 'Office Assistant', count: 1, name: 'ऑफ़िस असिस्टेंट' },
      { value: 'Welder, Bay 7', count: 1 },
    ]);
    expect((await ask()).roles.some(({ name }) => name)).toBe(false);
  });

  test('give two titles with one name in Hindi different names', async () => {
    const companyName = 'Shortened Ltd';
    for (const title of ['Senior Data Engineer', 'Senior Data Engineer', 'Sr. Data Engineer'])
      await setUp({ companyName, title });
    const ask = () => jobFacets(deps(), VISITOR, aQuery({ companyName }));
    expect((await speaking('hi', ask)).roles).toEqual([
      { value: 'Senior Data Engineer', count: 2, name: 'सीनियर डेटा इंजीनियर' },
      { value: 'Sr. Data Engineer', count: 1 },
    ]);
  });

  test('count a place under one name, each job once, with the spellings that find just these jobs', async () => {
    const companyName = 'Spelled Ltd';
    for (const location of [
      'Bangalore/Bengaluru',
      'bangalore/bengaluru, Pune',
      'Bengaluru',
      'Bangalore, Bengaluru',
      'Bangalore/Bengaluru(HSR Layout)',
    ]) {
      await setUp({ companyName, location });
    }
    const { places } = await jobFacets(deps(), VISITOR, aQuery({ companyName }));
    expect(places).toEqual([
      {
        value: 'Bengaluru',
        count: 5,
        spellings: ['Bangalore/Bengaluru', 'Bengaluru', 'Bangalore', 'Bangalore/Bengaluru(HSR Layout)'],
      },
      { value: 'Pune', count: 1, spellings: ['Pune'] },
    ]);
    const { total } = await listJobs(deps(), VISITOR, aQuery({ companyName, place: places[0]?.spellings }));
    expect(total).toBe(5);
  });

  test('are empty for an empty result', async () => {
    const empty = { total: 0, companies: 0, roles: [], places: [], skills: [], skillsByName: [], employmentTypes: [] };
    expect(await jobFacets(deps(), VISITOR, aQuery({ q: 'no such thing anywhere' }))).toEqual(empty);
  });
});

describe('jobs in either script', () => {
  const traits = { skills: ['टैली'], title: 'इलेक्ट्रीशियन हेल्पर', location: 'बेंगलुरु, कर्नाटक' };
  const queries = [
    { q: ['electrician'] },
    { q: ['tally'] },
    { skills: ['Tally'] },
    { title: ['Electrician'] },
    { location: ['bangalore'] },
  ];

  test('are found by those who manage them, and literally by everyone else', async () => {
    const { recruiter, job } = await setUp(traits);
    const admin = await anAdmin(database.db);
    const isFound = async (caller: Caller, query: Record<string, unknown>) =>
      (await listJobs(deps(), caller, aQuery(query))).items.some(({ _id }) => _id === job.id);
    for (const query of queries) {
      expect(await isFound(recruiter, { ...query, own: true }), JSON.stringify(query)).toBe(true);
      expect(await isFound(admin, query), JSON.stringify(query)).toBe(true);
      for (const caller of [VISITOR, recruiter]) expect(await isFound(caller, query)).toBe(false);
    }
    for (const place of ['Bengaluru', 'Bengaluru, Karnataka']) {
      expect(await isFound(recruiter, { own: true, place: [place] }), place).toBe(true);
      expect(await isFound(admin, { place: [place] }), place).toBe(false);
    }
    for (const query of [{ q: ['driver'] }, { place: ['Karnatak'] }])
      expect(await isFound(recruiter, { ...query, own: true })).toBe(false);
  });

  test('are found by words in Hindi if they are in English', async () => {
    const { recruiter, job } = await setUp({ skills: ['Tally'], title: 'Staff Nurse', location: 'Bangalore, India' });
    for (const query of [
      { q: ['नर्स'] },
      { q: ['टैली'] },
      { title: ['स्टाफ नर्स'] },
      { location: ['बेंगलुरु'] },
      { place: ['बेंगलुरु'] },
    ]) {
      const { items } = await listJobs(deps(), recruiter, aQuery({ ...query, own: true }));
      expect(
        items.map(({ _id }) => _id),
        JSON.stringify(query),
      ).toEqual([job.id]);
    }
  });

  test('are found by an administrator by the name of their recruiter', async () => {
    const { recruiter, job } = await setUp();
    const named = { firstName: 'Kaveri', lastName: 'Iyer' };
    await database.db.update(accounts).set(named).where(eq(accounts.id, recruiter.accountId));
    const { items } = await listJobs(deps(), await anAdmin(database.db), aQuery({ recruiter: ['कावेरी अय्यर'] }));
    expect(items.map(({ _id }) => _id)).toEqual([job.id]);
  });
});

describe('suggestions', () => {
  test('begin with the text first, hold it next, come once, and at most eight', async () => {
    await setUp({ skills: ['Quilting', 'Fine quilting'] });
    await setUp({ skills: ['Quilting'] });
    await setUp({ skills: ['QUILTING'] });
    expect(await suggest(deps(), { kind: 'skill', q: 'quilt' })).toEqual([
      { value: 'Quilting' },
      { value: 'Fine quilting' },
    ]);
    expect(await suggest(deps(), { kind: 'skill', q: '' })).toHaveLength(8);
  });

  test('offer the real value for its other names', async () => {
    expect(await suggest(deps(), { kind: 'place', q: 'Bangalore' })).toContainEqual({ value: 'Bengaluru' });
    expect(await suggest(deps(), { kind: 'skill', q: 'js' })).toContainEqual({ value: 'JavaScript' });
  });

  test('offer the English value under its name to who types it in Hindi, and a value in Hindi first', async () => {
    await setUp({ title: 'Staff Nurse' });
    await setUp({ title: 'नर्स, रात की पाली' });
    expect(await suggest(deps(), { kind: 'title', q: 'नर' })).toEqual([
      { value: 'नर्स, रात की पाली' },
      { value: 'Staff Nurse', name: 'स्टाफ़ नर्स' },
    ]);
    expect(await suggest(deps(), { kind: 'place', q: 'बेंग' })).toEqual([{ value: 'Bengaluru', name: 'बेंगलुरु' }]);
    expect(await suggest(deps(), { kind: 'skill', q: 'एक्से' })).toEqual([{ value: 'Excel', name: 'एक्सेल' }]);
  });

  test('by the meaning of a Hindi word are roles and skills with that whole word, not companies', async () => {
    await setUp({ title: 'Security Guard', company: 'Guardian India', skills: ['Dataguard'] });
    expect(await suggest(deps(), { kind: 'search', q: 'चौकीदार' })).toEqual([
      { value: 'Security Guard', name: 'चौकीदार' },
    ]);
  });

  test('of places have their names in Hindi on pages in Hindi', async () => {
    await setUp({ location: 'Drass' });
    const suggested = (q: string) => speaking('hi', () => suggest(deps(), { kind: 'place', q }));
    expect(await suggested('Bangalore')).toContainEqual({ value: 'Bengaluru', name: 'बेंगलुरु' });
    expect(await suggested('drass')).toEqual([{ value: 'Drass' }]);
    await setUp({ location: 'Mumbai Harbour' });
    expect(await suggested('मुंबई')).toContainEqual({ value: 'Mumbai Harbour' });
  });

  test('come from open jobs only, and take wildcards literally', async () => {
    await setUp({ title: 'Secret Agent', status: 'Not Active' });
    expect(await suggest(deps(), { kind: 'title', q: 'secret agent' })).toEqual([]);
    expect(await suggest(deps(), { kind: 'search', q: '%_%' })).toEqual([]);
  });
});

describe('the job that somebody applies to', () => {
  test('is open within its days in India', async () => {
    const { job } = await setUp({ deadlineStart: '2026-11-21', deadlineEnd: '2026-11-21' });
    const at = (instant: string) => getOpenJob(database.db, job.jobCode.toLowerCase(), new Date(instant));
    await expect(at('2026-11-20T18:29:59Z')).rejects.toMatchObject({ code: 'JOB_NOT_YET_OPEN' });
    expect(await at('2026-11-20T18:30:00Z')).toMatchObject({ id: job.id, jobId: job.jobCode, title: job.title });
    expect(await at('2026-11-21T18:29:59Z')).toBeDefined();
    await expect(at('2026-11-21T18:30:00Z')).rejects.toMatchObject({ code: 'JOB_NOT_OPEN' });
  });

  test('is not open when closed, and missing when hidden', async () => {
    const { job: closed } = await setUp({ status: 'Closed' });
    const { job: hidden } = await setUp({ status: 'Not Active' });
    await expect(getOpenJob(database.db, closed.id, NOW)).rejects.toMatchObject({ code: 'JOB_NOT_OPEN' });
    await expect(getOpenJob(database.db, hidden.id, NOW)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });
});
