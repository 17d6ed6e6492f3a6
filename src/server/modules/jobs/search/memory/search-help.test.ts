import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SuggestQuery } from '#contract/job-search.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { suggest } from '../suggest.ts';
import { type JobSearch, openJobSearch } from './job-search.ts';
import type { SearchIndex } from './search-index.ts';
import { slipsBetween } from './slips.ts';

const database = testDatabase();
const clock = { now: new Date('2026-11-21T00:10:00Z'), today: '2026-11-21' };

describe('help for a search that finds little', () => {
  let search: JobSearch;
  const help = (query: Readonly<Record<string, unknown>>) => search.help(aQuery(query), clock);

  beforeAll(async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const post = (title: string, skills: string[], location: string, traits = {}) =>
      aJob(database.db, { recruiterId, title, skills, location, deadlineEnd: '2027-01-31', ...traits });
    for (let count = 0; count < 12; count += 1) {
      await post('JavaScript Developer', ['JavaScript', 'React'], 'Bengaluru');
      await post('Data Analyst', ['Python', 'SQL'], count < 8 ? 'Hyderabad' : 'Pune, Mumbai');
    }
    for (let count = 0; count < 3; count += 1) {
      await post('Python Intern', ['Python'], 'Hyderabad', { employmentType: 'Internship' });
    }
    await post('Kubernetes Engineer', ['Kubernetes', 'Machine Learning'], 'Pune');
    search = await openJobSearch(database.db);
  });

  test('a slip is corrected to a word that jobs have', () => {
    expect(help({ q: 'javascrpit' }).corrected).toEqual({
      words: [{ typed: 'javascrpit', corrected: 'javascript' }],
      q: 'javascript',
      count: 12,
    });
    expect(help({ q: 'hydrabad' }).read).toEqual([
      { filter: 'place', value: 'Hyderabad', count: 11, spellings: ['Hyderabad'] },
    ]);
    expect(help({ q: 'kuberntes' }).corrected?.count).toBe(1);
  });

  test('a misspelt place is offered although other spellings hold the typed letters', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const post = (title: string, location: string) =>
      aJob(database.db, { recruiterId, title, location, deadlineEnd: '2027-01-31' });
    for (let count = 0; count < 10; count += 1) await post('Bangalore Weaver', 'Bengaluru');
    const { read } = (await openJobSearch(database.db)).help(aQuery({ q: 'bangalor' }), clock);
    expect(read).toMatchObject([{ filter: 'place', value: 'Bengaluru', count: 22 }]);
    // A word that jobs have is no misspelling of a place.
    for (let count = 0; count < 10; count += 1) await post('Pure Water Tester', 'Nashik');
    expect((await openJobSearch(database.db)).help(aQuery({ q: 'pure' }), clock).read).toEqual([]);
  });

  test('a word that jobs have is left as it is, and so is a short one', () => {
    expect(help({ q: 'python' }).corrected).toBeUndefined();
    expect(help({ q: 'sqk' }).corrected).toBeUndefined();
  });

  test('places, skills and kinds are read out of the words, a place also by its other name', () => {
    expect(help({ q: 'javascript jobs in banglore' })).toMatchObject({
      read: [
        { filter: 'skills', value: 'JavaScript', count: 12 },
        { filter: 'place', value: 'Bengaluru', count: 12, spellings: ['Bengaluru'] },
      ],
      together: { q: '', count: 12 },
    });
    expect(help({ q: 'machine learning pune' }).read).toEqual([
      { filter: 'skills', value: 'Machine Learning', count: 1 },
      { filter: 'place', value: 'Pune', count: 5, spellings: ['Pune'] },
    ]);
    expect(help({ q: 'python internship' })).toMatchObject({
      read: [
        { filter: 'skills', value: 'Python', count: 15 },
        { filter: 'employmentType', value: 'Internship', count: 3 },
      ],
      together: { q: '', count: 3 },
    });
  });

  test.each([
    ['work from home', 'Work From Home', ''],
    ['Work-From-Home', 'Work From Home', ''],
    ['analyst from home', 'Work From Home', 'analyst'],
    ['ghar se', 'Work From Home', ''],
    ['घर से', 'Work From Home', ''],
    ['remote', 'Remote', ''],
  ])('%s is a way of working, however like other words it looks', async (q, value, rest) => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const post = (title: string, traits = {}) =>
      aJob(database.db, { recruiterId, title, deadlineEnd: '2027-01-31', ...traits });
    for (let count = 0; count < 10; count += 1) await post('Typist', { skills: ['Word', 'Forms', 'Homes', 'Remove'] });
    await post('Analyst', { workMode: value });
    const { read, together, corrected } = (await openJobSearch(database.db)).help(aQuery({ q }), clock);
    const [first] = read.map(({ filter, value: said }) => [filter, said]);
    expect([corrected, first, together?.q ?? '']).toEqual([undefined, ['workMode', value], rest]);
  });

  test.each([
    ['pune', ['place', 'Pune']],
    ['pune jobs', ['place', 'Pune']],
    ['jobs in Poona', ['place', 'Pune']],
    ['पुणे में नौकरी', ['place', 'Pune']],
    ['naukri pune me', ['place', 'Pune']],
    ['pune mai naukri', ['place', 'Pune']],
    ['pune meri jaan', undefined],
    ['work from home', ['workMode', 'Work From Home']],
    ['walk-in', undefined],
    ['naukri', undefined],
  ])('a search for %s that finds enough is helped at most with its place or work mode', async (typed, offered) => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (let count = 0; count < 12; count += 1)
      await aJob(database.db, {
        ...{
          recruiterId,
          title: 'Pune meri jaan, पुणे, Poona: Walk-in, Work from Home',
          workMode: 'Work From Home',
          skills: ['Walk-in'],
        },
        ...{ location: 'Pune', deadlineEnd: '2027-01-31' },
      });
    const fresh = await openJobSearch(database.db);
    const words = fresh.wordings(aQuery({ q: typed }), clock);
    const { read, shorter, corrected, together } = fresh.help(aQuery({ q: words.filter(Boolean) }), clock);
    const [place] = read;
    expect(place && [place.filter, place.value]).toEqual(offered);
    expect([read.length, shorter, corrected, together]).toEqual([offered ? 1 : 0, [], undefined, undefined]);
  });

  test('no place is offered beside a chosen one', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (let count = 0; count < 12; count += 1)
      await aJob(database.db, { recruiterId, title: 'Pune Guide', location: 'Mumbai', deadlineEnd: '2027-01-31' });
    const fresh = await openJobSearch(database.db);
    expect(fresh.help(aQuery({ q: 'pune', place: 'Mumbai' }), clock).read).toEqual([]);
  });

  test('words that no filter has stay searched for', () => {
    expect(help({ q: 'analyst mumbai' }).together).toEqual({ q: 'analyst', count: 4 });
  });

  test.each([
    ['analyst 5 lpa', 'analyst', '5+'],
    ['₹50k jobs', '', '50000/month'],
    ['सैलरी 30000', '', '30000/month'],
    ['salary 30000', '', '30000/month'],
    ['25000', '', '25000/month'],
    ['२५०००', '', '25000/month'],
    ['25,000 salary', '', '25000/month'],
    ['25000 ki salary', '', '25000/month'],
    ['15000-20000', '', '15000-20000/month'],
    ['20 hazar', '', '20000/month'],
    ['analyst 20 hajar mahina', 'analyst', '20000/month'],
    ['20 हज़ार की सैलरी', '', '20000/month'],
    ['बीस हज़ार', '', '20000/month'],
    ['डेढ़ लाख', '', '1.5+'],
    ['1.5 lakh', '', '1.5+'],
    ['500000', '', '5+'],
    ['1 crore', '', '100+'],
    ['5 lakh', '', '5+'],
    ['3-5 LPA', '', '3-5'],
    ['5 लाख', '', '5+'],
    ['10 lpa hyderabad', '', '10+'],
    ['12L', '', '12+'],
    ['10 L', '', '10+'],
    ['analyst 8l', 'analyst', '8+'],
    ['10+ lpa', '', '10+'],
    ['between 3 and 6 lpa', '', '3-6'],
    ['analyst 3 and 6 lakh', 'analyst', '3-6'],
  ])('pay in %s is a filter', async (q, rest, value) => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (const [salaryMin, salaryMax] of [
      [180_000, 240_000],
      [300_000, 500_000],
      [1_500_000, 2_000_000],
      [10_000_000, 12_000_000],
    ])
      await aJob(database.db, {
        ...{ recruiterId, title: 'Analyst', location: 'Hyderabad', deadlineEnd: '2027-01-31' },
        ...{ salaryMin, salaryMax, showSalary: true, skills: ['Solar'] },
      });
    const { read, together } = (await openJobSearch(database.db)).help(aQuery({ q }), clock);
    expect(read.filter(({ filter }) => filter === 'salary').map((one) => one.value)).toEqual([value]);
    expect(together?.q ?? '').toBe(rest);
  });

  test.each([
    ['2 years experience', '', '2-5'],
    ['2 साल अनुभव', '', '2-5'],
    ['2 साल का अनुभव', '', '2-5'],
    ['२ साल का अनुभव', '', '2-5'],
    ['2 saal experience', '', '2-5'],
    ['do saal ka anubhav', '', '2-5'],
    ['experience 3 yrs', '', '2-5'],
    ['2+ years', '', '2-5'],
    ['1 year experience', '', '0-2'],
    ['0-1 years', '', '0-1'],
    ['3-5 years of experience', '', '2-5'],
    ['12 years', '', '10-15'],
    ['10+ years experience', '', '10+'],
    ['archer 2 years experience', 'archer', '2-5'],
    ['archer bina anubhav', 'archer', '0-2'],
    ['no experience', '', '0-2'],
    ['अनुभव नहीं', '', '0-2'],
    ['नो एक्सपीरियंस', '', '0-2'],
    ['anubhav nahi', '', '0-2'],
    ['बिना अनुभव', '', '0-2'],
  ])('experience in %s is a filter', async (q, rest, value) => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (const [experienceMin, experienceMax] of [
      [0, 1],
      [2, 5],
      [10, 15],
    ] as const)
      await aJob(database.db, {
        ...{ recruiterId, title: 'Archer', deadlineEnd: '2027-01-31', experienceMin, experienceMax },
      });
    const { read, together, shorter } = (await openJobSearch(database.db)).help(aQuery({ q }), clock);
    expect(read.map(({ filter, value: said }) => [filter, said])).toEqual([['experience', value]]);
    expect(together?.q ?? '').toBe(rest);
    // A number apart from its years means nothing.
    expect(shorter.map(({ q: left }) => left)).toEqual(rest ? [rest] : []);
  });

  test.each([
    'अनुभव नहीं',
    'बिना अनुभव',
    'अनुभव के बिना',
    'नो एक्सपीरियंस',
    'no experience',
    'anubhav nahi',
    'bina experience',
  ])('%s is never searched for as experience', async (q) => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const post = (title: string, skills: string[]) =>
      aJob(database.db, { recruiterId, title, skills, deadlineEnd: '2027-01-31', experienceMin: 0, experienceMax: 1 });
    await post('Archer', ['अनुभव']);
    await post('Archer', ['Experience']);
    const { read, shorter } = (await openJobSearch(database.db)).help(aQuery({ q }), clock);
    expect([read.map(({ value }) => value), shorter]).toEqual([['0-2'], []]);
    await database.db.execute(sql`delete from jobs where recruiter_id = ${recruiterId}`);
  });

  test.each(['2', '2-5', 'experience', '25 years', '3 idiots'])('%s is no experience', (q) => {
    expect(help({ q }).read.filter(({ filter }) => filter === 'experience')).toEqual([]);
  });

  test.each(['ward boy', 'वार्ड बॉय', '12th pass', '12वीं पास', 'ग्रेजुएट', 'सैलरी', 'अनुभव'])(
    'no jobs have %s, which is not taken for other words that they have',
    async (q) => {
      const { accountId: recruiterId } = await aRecruiter(database.db);
      for (let count = 0; count < 10; count += 1)
        await aJob(database.db, {
          ...{ recruiterId, title: 'Gate Pass Typist', companyName: 'Grazitti', deadlineEnd: '2027-01-31' },
          skills: ['Word', 'Solar', 'Expert', 'Anubhuti'],
        });
      const { corrected, shorter, read } = (await openJobSearch(database.db)).help(aQuery({ q }), clock);
      expect([corrected, shorter, read]).toEqual([undefined, [], []]);
    },
  );

  test('a search that finds enough is offered no other places, experience or words', () => {
    const { read, shorter, places, experiences } = help({ q: 'developer', location: 'Bengaluru' });
    expect([read, shorter, places, experiences]).toEqual([[], [], [], []]);
    expect(help({ location: 'Hyderabad' }).places).toEqual([]);
  });

  test('of filters that find nothing together, all but one are offered together', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const pay = { salaryMin: 1_500_000, salaryMax: 2_000_000, showSalary: true };
    await aJob(database.db, { recruiterId, title: 'Diver', location: 'Kochi', deadlineEnd: '2027-01-31', ...pay });
    const fresh = await openJobSearch(database.db);
    const { read, together } = fresh.help(aQuery({ q: 'javascript 15 lpa bangalore' }), clock);
    expect(read.map(({ value }) => value)).toEqual(['JavaScript', '15+', 'Bengaluru']);
    expect(together).toEqual({ q: '', count: 12, without: 1 });
    expect(fresh.help(aQuery({ q: 'javascript bangalore weaver' }), clock).together).toEqual({ q: '', count: 12 });
    await database.db.execute(sql`delete from jobs where recruiter_id = ${recruiterId}`);
  });

  test.each([
    ['कोटा में इलेक्ट्रीशियन', 'electrician', 2],
    ['kota electrician', 'electrician', 2],
    ['कोटा में रसोइया', 'cook', 1],
  ])('%s is offered with the jobs in both scripts that its list finds', async (q, rest, jobs) => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const post = (title: string, location: string, skills: string[] = []) =>
      aJob(database.db, { recruiterId, title, skills, location, deadlineEnd: '2027-01-31' });
    await post('इलेक्ट्रीशियन', 'कोटा');
    await post('Electrician', 'Kota');
    await post('Hostel Help', 'Ajmer', ['Cook']);
    await post('रसोइया', 'कोटा');
    const fresh = await openJobSearch(database.db);
    const { read, together, shorter } = fresh.help(aQuery({ q }), clock);
    expect([read.map(({ value }) => value), together]).toEqual([['Kota'], { q: rest, count: jobs }]);
    for (const offer of shorter) {
      const texts = fresh.wordings(aQuery({ q: offer.q }), clock);
      const { total } = fresh.find({ filters: aQuery({ q: texts }), order: 'relevance', skip: 0, most: 1 }, clock);
      expect(total).toBe(offer.count);
    }
    await database.db.execute(sql`delete from jobs where recruiter_id = ${recruiterId}`);
  });

  test('words for a work mode are not searched for as a place', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    await aJob(database.db, { recruiterId, title: 'Remote Typist', deadlineEnd: '2027-01-31' });
    expect((await openJobSearch(database.db)).wordings(aQuery({ q: 'work from home' }), clock)).not.toContain('remote');
  });

  test.each([
    '10 years',
    '5',
    '4500',
    'between 3 and 6',
    '2025',
    'java 2025',
    'iso 27001',
    '560034',
    '9876543210',
    'level 3',
    'sales',
  ])('%s is no pay', (q) => {
    expect(help({ q }).read.filter(({ filter }) => filter === 'salary')).toEqual([]);
  });

  test('a role in Hindi beside a place is searched for in English there', () => {
    expect(help({ q: 'डेटा एनालिस्ट हैदराबाद' }).together).toEqual({ q: 'data analyst', count: 8 });
    expect(help({ q: 'data analyst hyderabad' }).together).toMatchObject({ count: 8 });
  });

  test.each(['डाटा साइंटिस्ट पुणे', 'pune me data scientist', 'data scientist pune jobs'])(
    'a role beside a place in %s stays in the words where few jobs have it as a skill',
    async (q) => {
      const { accountId: recruiterId } = await aRecruiter(database.db);
      for (const skills of [['Data Scientist'], ['Statistics'], ['Statistics']])
        await aJob(database.db, {
          ...{ recruiterId, title: 'Data Scientist', skills, location: 'Pune', deadlineEnd: '2027-01-31' },
        });
      const { read, together } = (await openJobSearch(database.db)).help(aQuery({ q }), clock);
      expect([read.map(({ value }) => value), together]).toEqual([['Pune'], { q: 'data scientist', count: 3 }]);
      await database.db.execute(sql`delete from jobs where recruiter_id = ${recruiterId}`);
    },
  );

  test('a search with one word fewer says how many it finds', () => {
    expect(help({ q: 'javascript developer bengaluru' }).shorter).toEqual([
      { q: 'javascript developer', dropped: 'bengaluru', count: 12 },
    ]);
  });

  test('a search in one place is offered in others', () => {
    expect(help({ q: 'data analyst', place: 'Chennai' }).places).toEqual([
      { value: 'Hyderabad', count: 8, spellings: ['Hyderabad'] },
      { value: 'Mumbai', count: 4, spellings: ['Mumbai'] },
      { value: 'Pune', count: 4, spellings: ['Pune'] },
    ]);
  });

  test.each([
    ['javascrpit', ['javascript']],
    ['javscr', ['javascript']],
    ['kuberntes', ['kubernetes']],
    ['python devloper', ['python developer']],
    // The beginning of a word is correct so far, and very short text is no typo.
    ['javasc', []],
    ['qw', []],
  ])('%s may have been meant as %j', (typed, meant) => {
    expect(search.respell(typed, clock)).toEqual(meant);
  });

  test('suggestions forgive a slip while a word is being typed', async () => {
    const { db } = database;
    const searchIndex: SearchIndex = {
      // The compiler cannot relate a name to its input.
      ask: async (call, input, at) => (search[call] as (input: unknown, at: unknown) => never)(input, at),
      changed: () => {},
      ready: Promise.resolve(),
      close: async () => {},
    };
    const suggested = async (kind: SuggestQuery['kind'], q: string) =>
      (await suggest({ db, now: () => clock.now, searchIndex }, { kind, q })).map(({ value }) => value);
    expect(await suggested('skill', 'javascrp')).toEqual(['JavaScript']);
    expect(await suggested('title', 'kubernte')).toEqual(['Kubernetes Engineer']);
    expect(await suggested('place', 'hydrab')).toContain('Hyderabad');
    expect(await suggested('place', 'bangalore')).toEqual(['Bengaluru']);
    expect(await suggested('search', 'j')).toContain('JavaScript');
  });

  test('what the home page searches for is helped as well', () => {
    expect(help({ what: 'kuberntes' }).corrected).toMatchObject({ q: 'kubernetes', count: 1 });
  });

  test('the other filters hold in every offer that keeps them', () => {
    expect(help({ q: 'pyhton', employmentType: 'Internship' }).corrected?.count).toBe(3);
    expect(help({ q: 'python hyderabad', employmentType: 'Internship' })).toMatchObject({
      read: [
        { filter: 'skills', value: 'Python', count: 3 },
        { filter: 'place', value: 'Hyderabad', count: 3 },
      ],
      together: { q: '', count: 3 },
    });
    expect(help({ q: 'javascript developer', employmentType: 'Internship' }).read).toEqual([]);
  });

  test('a word read as a filter takes the place of that filter', () => {
    expect(help({ what: 'react mumbai', location: 'banglore' }).read).toEqual([
      { filter: 'place', value: 'Mumbai', count: 4, spellings: ['Mumbai'] },
    ]);
    const { read, together } = help({ q: 'sql hyderabad', skills: 'Kubernetes' });
    expect(read).toEqual([{ filter: 'skills', value: 'SQL', count: 12 }]);
    // Not all of the filters can be combined.
    expect(together).toBeUndefined();
  });

  test('a kind that is chosen already is offered no more', () => {
    expect(help({ q: 'python internship', employmentType: 'Internship' })).toMatchObject({
      read: [{ filter: 'skills', value: 'Python', count: 3 }],
    });
    for (const q of ['internship', 'internships', 'इंटर्नशिप'])
      expect(help({ q, employmentType: 'Internship' }).shorter, q).toEqual([{ q: '', dropped: q, count: 3 }]);
    expect(help({ q: 'python part-time', employmentType: 'Internship' }).read).toEqual([
      { filter: 'skills', value: 'Python', count: 3 },
    ]);
  });

  test('experience that few jobs ask for is offered wider, or left out', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const asking = (experienceMin: number, experienceMax: number) =>
      aJob(database.db, { recruiterId, title: 'Falconer', deadlineEnd: '2027-01-31', experienceMin, experienceMax });
    for (const [min, max] of [
      [2, 5],
      [2, 4],
      [5, 8],
    ] as const)
      await asking(min, max);
    const fresh = await openJobSearch(database.db);
    const experiences = (experience?: string[]) =>
      fresh.help(aQuery({ what: 'falconer', experience }), clock).experiences;
    expect(experiences(['2-3'])).toEqual([
      { value: '2-5', count: 2 },
      { value: '', count: 3 },
    ]);
    expect(experiences(['2-5'])).toEqual([{ value: '', count: 3 }]);
    expect(experiences(['10+'])).toEqual([{ value: '', count: 3 }]);
    expect(experiences()).toEqual([]);
  });

  test.each([
    ['misspelt, as many misspell it', 'banglore', ['Bengaluru']],
    ['with a slip', 'Hyderbad', ['Hyderabad']],
    ['with a slip in another name', 'bangalor', ['Bengaluru']],
    ['by an old name', 'Bombay', ['Mumbai']],
    ['double', 'Bangalore, Poona', ['Bengaluru, Pune', 'Bengaluru', 'Pune']],
    ['that nobody knows', 'Atlantis', []],
  ])('a place %s is the place that was probably meant', (_, location, meant) => {
    const { meantPlaces, places } = help({ location });
    expect(meantPlaces.map(({ value }) => value)).toEqual(meant);
    // It is offered once.
    expect(places.map(({ value }) => value).filter((value) => meant.includes(value))).toEqual([]);
  });

  test('the searched place itself is told apart from one that was meant', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    const post = (location: string) => aJob(database.db, { recruiterId, location, deadlineEnd: '2027-01-31' });
    for (let count = 0; count < 10; count += 1) await post('Lucknow');
    await post('लखनऊ');
    const { help: helped } = await openJobSearch(database.db);
    const meant = (location: string) => helped(aQuery({ location }), clock).meantPlaces;
    const lucknow = { value: 'Lucknow', count: 11, spellings: ['Lucknow', 'लखनऊ'] };
    expect(meant('lucknow')).toEqual([{ ...lucknow, isSame: true, isState: false }]);
    expect(meant('lukcnow')).toEqual([{ ...lucknow, isSame: false, isState: false }]);
  });

  test('only a place with this name, in either script, is named', () => {
    const named = (query: Readonly<Record<string, unknown>>) => help(query).namedPlace?.spellings;
    expect(named({ location: 'हैदराबाद' })).toEqual(['Hyderabad']);
    expect(named({ place: 'मुंबई और पुणे' })).toEqual(['Mumbai', 'Pune']);
    expect(named({ location: 'हैदरबद' })).toBeUndefined();
    expect(named({ location: 'हैदराबाद', q: 'कुछ नहीं' })).toBeUndefined();
    expect(named({ location: 'Bombay' })).toEqual(['Mumbai']);
    expect(named({ place: 'bambai' })).toEqual(['Mumbai']);
    expect(named({ location: 'mumbia' })).toBeUndefined();
    expect(named({ location: 'Mumbai' })).toBeUndefined();
    expect(named({ q: 'python' })).toBeUndefined();
  });

  test.each(['रिमोट', 'घर से काम', 'वर्क फ्रॉम होम', 'ghar se kaam', 'work from home', 'WFH'])(
    '%s as a place is Remote',
    async (place) => {
      const { accountId: recruiterId } = await aRecruiter(database.db);
      await aJob(database.db, { recruiterId, location: 'Remote', deadlineEnd: '2027-01-31' });
      const { meantPlaces, namedPlace } = (await openJobSearch(database.db)).help(aQuery({ place }), clock);
      expect(meantPlaces.map(({ value }) => value)).toEqual(['Remote']);
      expect(namedPlace?.value).toBe('Remote');
    },
  );

  test('words in Devanagari are also said in English, as long as they find jobs', () => {
    const said = (query: Readonly<Record<string, unknown>>) => search.wordings(aQuery(query), clock);
    expect(said({ q: 'पायथन' })).toEqual(['python']);
    expect(said({ what: 'कुबेरनेटीज़' })).toEqual(['kubernetes']);
    expect(said({ q: 'पायथन', place: 'Bengaluru' })).toEqual([]);
    expect(said({ q: 'कुछ नहीं' })).toEqual([]);
    expect(said({ q: 'pyhton' })).toEqual([]);
    expect(said({ q: 'python' })).toEqual(['python']);
  });

  test('every name of the same work finds the same jobs', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (const title of ['Cook', 'Chef', 'रसोइया'])
      await aJob(database.db, { recruiterId, title, skills: ['Kitchen'], deadlineEnd: '2027-01-31' });
    const { wordings } = await openJobSearch(database.db);
    for (const q of ['cook', 'Cook', 'कुक', 'रसोइया', 'rasoiya', 'बावर्ची', 'cook ki naukri'])
      expect([
        q,
        wordings(aQuery({ q }), clock)
          .map((one) => one.toLowerCase())
          .toSorted(),
      ]).toEqual([q, ['chef', 'cook', 'रसोइया']]);
  });

  test('words and place that are both misspelt are offered together', () => {
    expect(help({ what: 'pyhton', location: 'hydrbad' })).toMatchObject({
      read: [{ filter: 'place', value: 'Hyderabad', count: 11 }],
      together: { q: 'python', count: 11 },
      meantPlaces: [],
    });
  });

  test('a place that was meant says what it finds with the words and the other filters', () => {
    expect(help({ what: 'developer', location: 'banglore' }).meantPlaces).toEqual([
      { value: 'Bengaluru', count: 12, spellings: ['Bengaluru'], isSame: true, isState: false },
    ]);
    expect(help({ q: 'python', place: 'Hydrabad', employmentType: 'Internship' }).meantPlaces).toEqual([
      { value: 'Hyderabad', count: 3, spellings: ['Hyderabad'], isSame: true, isState: false },
    ]);
    expect(help({ what: 'kubernetes', location: 'banglore' }).meantPlaces).toEqual([]);
    expect(help({ q: 'intern', place: 'Hyderabad' }).meantPlaces).toEqual([]);
  });

  test('a state is searched for with the towns in it', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (const location of ['Jaipur', 'Jaipur', 'Kota, Delhi', 'Jaipur, Kota', 'Udaipur, Rajasthan', 'जयपुर'])
      await aJob(database.db, { recruiterId, title: 'Hawa Mahal Guide', location, deadlineEnd: '2027-01-31' });
    const fresh = await openJobSearch(database.db);
    const rajasthan = {
      value: 'Rajasthan',
      count: 6,
      spellings: expect.arrayContaining(['Jaipur', 'Kota', 'Udaipur', 'Rajasthan', 'जयपुर']),
    };
    for (const q of ['rajasthan', 'राजस्थान में नौकरी', 'hawa guide rajasthan'])
      expect([q, fresh.help(aQuery({ q }), clock).read]).toEqual([
        q,
        [{ filter: 'place', ...rajasthan, spellings: ['Rajasthan'] }],
      ]);
    for (const location of ['RAJASTHAN', 'राजस्थान'])
      expect(fresh.help(aQuery({ location }), clock).meantPlaces).toEqual([
        { ...rajasthan, isSame: true, isState: true },
      ]);
    expect(fresh.help(aQuery({ place: 'राजस्थान' }), clock).namedPlace).toMatchObject(rajasthan);
    expect(fresh.help(aQuery({ place: 'Tripura' }), clock).meantPlaces).toEqual([]);
    expect(await suggest({ ...database, now: () => clock.now }, { kind: 'place', q: 'rajas' })).toEqual([
      { value: 'Rajasthan', name: undefined },
    ]);
  });

  test('the letters of a state are that state, in capitals among words and as a place of a job', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (const location of ['Satna, MP', 'Rewa'])
      await aJob(database.db, { recruiterId, title: 'Kite Maker', location, deadlineEnd: '2027-01-31' });
    const fresh = await openJobSearch(database.db);
    const mp = { filter: 'place', value: 'Madhya Pradesh', count: 2, spellings: ['Madhya Pradesh'] };
    expect(fresh.help(aQuery({ q: 'zzz MP' }), clock).read).toEqual([mp]);
    expect(fresh.help(aQuery({ place: 'MP' }), clock).meantPlaces).toMatchObject([
      { value: 'Madhya Pradesh', count: 2, isState: true },
    ]);
    expect(fresh.help(aQuery({ place: 'kite maker' }), clock).meantPlaces).toEqual([]);
    expect(fresh.help(aQuery({ location: 'rewa madhya pradesh' }), clock).meantPlaces).toMatchObject([
      { value: 'Rewa', count: 1, isSame: false },
    ]);
  });

  test('work from home and remote work are offered for each other', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    for (const workMode of ['Work From Home', 'Remote', 'Remote'] as const)
      await aJob(database.db, { recruiterId, title: 'Zither Tuner', workMode, deadlineEnd: '2027-01-31' });
    const fresh = await openJobSearch(database.db);
    for (const [q, modes] of [
      ['zither wfh', ['Work From Home', 'Remote']],
      ['zither remote', ['Remote', 'Work From Home']],
    ] as const)
      expect(fresh.help(aQuery({ q }), clock)).toMatchObject({
        read: modes.map((value) => ({ filter: 'workMode', value })),
        together: { q: 'zither', count: 3 },
      });
  });

  test('fewer words are offered in the script they were typed in', async () => {
    const { accountId: recruiterId } = await aRecruiter(database.db);
    await aJob(database.db, { recruiterId, title: 'Nurse', deadlineEnd: '2027-01-31' });
    const fresh = await openJobSearch(database.db);
    expect(fresh.help(aQuery({ q: 'नर्स में ज़फ़र' }), clock).shorter).toEqual([{ q: 'नर्स', dropped: 'ज़फ़र', count: 1 }]);
  });
});

describe('slips between two words', () => {
  test.each([
    ['react', 'react', 0],
    ['raect', 'react', 1],
    ['reactt', 'react', 1],
    ['rect', 'react', 1],
    ['kuberntes', 'kubernetes', 1],
    ['javascrpit', 'javascript', 1],
    ['sales', 'legal', 3],
  ])('%s and %s: %i', (typed, word, slips) => {
    expect(slipsBetween(typed, word, 2)).toBe(slips);
  });
});
