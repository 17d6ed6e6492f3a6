import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { JobQuery, SearchHelp } from '#contract/job-search.ts';
import { DEMO_OPENINGS } from '#demo/openings.ts';
import { VISITOR } from '#server/caller.ts';
import { hindiNamesOf } from '#server/modules/hindi/public.ts';
import { listJobs, suggest } from '#server/modules/jobs/public.ts';
import { type JobSearch, openJobSearch } from '#server/modules/jobs/search/memory/job-search.ts';
import type { SearchIndex } from '#server/modules/jobs/search/memory/search-index.ts';
import { STATES, stateNamed } from '#server/modules/jobs/search/states.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, aQuery, aRecruiter } from '#tests/support/jobs.ts';
import { readJobSearch } from '#web/features/jobs/job-search.ts';
import { hindiPlaceNames, placesInBothScripts, wordsInBothScripts } from '#web/features/jobs/search-in-both-scripts.ts';
import type { Portal } from '#web/lib/portal-context.ts';

/**
 * Searches typed in Hindi, in both scripts, with the place after @; the expected first offer; and the first job that it
 * finds. While typing, the first suggestion as its list shows it.
 */
const SEARCHES = z
  .array(
    z.object({
      where: z.enum(['list', 'home', 'place', 'typing', 'typing place', 'typing skill', 'typing company']),
      typed: z.string(),
      offered: z.string(),
      first: z.string(),
    }),
  )
  .parse(parse(await readFile(new URL('search-in-hindi.csv', import.meta.url)), { columns: true }));

/** Jobs missing from the demo data, and postings written in Devanagari. */
const MORE = [
  { title: 'Delivery Driver', skills: ['Two-wheeler', 'English'], location: 'Varanasi' },
  { title: 'Software Developer', skills: ['Kubernetes', 'AWS'], location: 'Jaipur, Rajasthan' },
  { title: 'English Teacher', skills: ['English'], location: 'Mysore' },
  { title: 'हिंदी कंटेंट राइटर', skills: ['हिंदी टाइपिंग', 'SEO'], location: 'भोपाल' },
  { title: 'नर्सिंग सहायक', skills: ['मरीज़ों की देखभाल'], location: 'इंदौर, भोपाल' },
  { title: 'Security Guard', skills: ['CCTV'], location: 'Patna, Bihar' },
  { title: 'Electrician', skills: ['Wiring'], location: 'Noida' },
  { title: 'Receptionist', skills: ['Front Office'], location: 'Indore' },
  { title: 'Graphic Designer', skills: ['Photoshop', 'Canva'], location: 'Ahmedabad' },
  { title: 'HR Executive', skills: ['Recruitment'], location: 'Chandigarh' },
  { title: 'Computer Operator', skills: ['Data Entry'], location: 'Prayagraj' },
  { title: 'Java Developer', skills: ['Java'], location: 'Gurugram' },
  { title: 'Delivery Boy', skills: ['Two-wheeler'], location: 'Jamnagar' },
  { title: 'Chef', skills: ['Cooking'], location: 'Howrah' },
  { title: 'Carpenter', skills: ['Woodwork'], location: 'Kozhikode' },
  { title: 'बढ़ई', skills: ['बढ़ई'], location: 'कोझिकोड' },
  { title: 'प्राइमरी शिक्षक', skills: ['क्रिटिकल केयर'], location: 'सूरत' },
  { title: 'Product Owner, B.Tech or MBA', skills: ['UX', 'HTML', 'IT', 'iOS'], location: 'Nashik' },
  { title: 'Quality Inspector', skills: ['QC', 'HVAC', 'MIS'], location: 'Nashik' },
  { title: 'Support Executive, BPO', skills: ['CRM', 'SAP', 'PHP', 'AWS'], location: 'Nashik' },
  {
    ...{ title: 'Stock Keeper for 12th pass', skills: ['Stock'], location: 'Rewa' },
    ...{ experienceMin: 2, experienceMax: 4, salaryMin: 360_000, salaryMax: 420_000, showSalary: true },
  },
  { title: 'Ward Boy', skills: ['Bedside'], location: 'Rewa' },
  { title: 'सिलाई मास्टर', skills: ['सिलाई'], location: 'दिल्ली' },
  { title: 'रात की शिफ्ट में टाइपिंग', skills: ['हिंदी टाइपिंग'], location: 'सूरत' },
  { title: 'Night Shift Loader', skills: ['Lifting'], location: 'Nashik' },
  { title: 'सफाई सहायक', skills: ['रहने की सुविधा'], location: 'सूरत' },
  { title: 'पार्ट टाइम रसोई सहायक', skills: ['सब्ज़ी काटना'], location: 'सूरत' },
  { title: 'Mainframe Operator', companyName: 'IBM India', skills: ['COBOL'], location: 'Nashik' },
  { title: 'Process Associate', companyName: 'TCS', skills: ['SQL', 'R&D'], location: 'Nashik' },
  { title: 'Network Associate', companyName: 'HCL Tech', skills: ['CCNA'], location: 'Bhilwara' },
  { title: 'Branch Associate', companyName: 'HDFC Bank', skills: ['KYC'], location: 'Nashik' },
  { title: 'Deck Associate', companyName: 'Accenture India', skills: ['Decks'], location: 'Nashik' },
  { title: 'Wing Associate', companyName: 'Best Infosystems', skills: ['Wings'], location: 'Nashik' },
  { title: 'Dock Associate', companyName: 'Chinar Logistics', skills: ['Docks'], location: 'Nashik' },
  { title: 'Hall Associate', companyName: 'SVKMs Narsee Monjee', skills: ['Halls'], location: 'Nashik' },
  { title: 'Tool Room Helper', skills: ['Filing'], location: 'Mohali' },
  { title: 'Shuttering Foreman', companyName: 'L&T', skills: ['Formwork'], location: 'Guntur' },
];

const database = testDatabase();
const NOW = new Date('2026-11-21T00:10:00Z');
const clock = { now: NOW, today: '2026-11-21' };
let search: JobSearch;

beforeAll(async () => {
  const { accountId: recruiterId } = await aRecruiter(database.db);
  const createdAt = (at: number) => new Date(NOW.getTime() - at * 60_000);
  for (const [at, { title, skills, place, mode, type }] of DEMO_OPENINGS.entries()) {
    await aJob(database.db, {
      ...{ recruiterId, title, skills: [...skills], location: place, workMode: mode, employmentType: type },
      createdAt: createdAt(at),
    });
  }
  for (const [at, job] of MORE.entries()) {
    await aJob(database.db, { recruiterId, ...job, createdAt: createdAt(DEMO_OPENINGS.length + at) });
  }
  search = await openJobSearch(database.db);
});

const searchIndex: SearchIndex = {
  // The compiler cannot relate a call's name to its input.
  ask: async (call, input, at) => (search[call] as (input: unknown, at: unknown) => never)(input, at),
  changed: () => {},
  ready: Promise.resolve(),
  close: async () => {},
};
const deps = () => ({ db: database.db, now: () => NOW, searchIndex });

interface Followed {
  offered: string;
  query: Partial<JobQuery>;
}

/** Returns the first offer above a list, as its link changes the search. */
const firstOffer = (help: SearchHelp, field: 'q' | 'what'): Followed | undefined => {
  const { corrected, meantPlaces, together, read, shorter } = help;
  const [place] = meantPlaces;
  const filtersOf = (some: SearchHelp['read']): Partial<JobQuery> => ({
    ...(some.some(({ filter }) => filter === 'place') && { location: [] }),
    ...Object.fromEntries(
      [...Map.groupBy(some, ({ filter }) => filter)].map(([filter, same]) => [
        filter,
        same.flatMap(({ value, spellings = [value] }) => spellings),
      ]),
    ),
  });
  if (place) return { offered: place.value, query: { location: [], place: place.spellings } };
  if (corrected) return { offered: corrected.q, query: { [field]: [corrected.q] } };
  const [filter] = read;
  if (together) {
    const values = [together.q, ...read.map(({ value }) => value)].filter(Boolean);
    return {
      offered: values.join(' + '),
      query: { [field]: together.q ? [together.q] : [], ...filtersOf(read) },
    };
  }
  if (filter) return { offered: filter.value, query: { [field]: [], ...filtersOf([filter]) } };
  const [fewer] = shorter;
  const wordings = fewer ? search.wordings(aQuery({ [field]: fewer.q }), clock) : [];
  return fewer && { offered: fewer.q, query: { [field]: wordings } };
};

const QUERY = { list: 'q', home: 'what', place: 'location' } as const;
const KIND = {
  typing: 'search',
  'typing place': 'place',
  'typing skill': 'skill',
  'typing company': 'company',
} as const;

test.each(SEARCHES)('$where: $typed offers $offered and finds $first', async ({ where, typed, offered, first }) => {
  if (where === 'typing' || where === 'typing place' || where === 'typing skill' || where === 'typing company') {
    const [suggested] = await suggest(deps(), { kind: KIND[where], q: typed });
    expect([suggested?.name ?? '', suggested?.value]).toEqual([offered, first]);
    return;
  }
  const [text = '', location = ''] = typed.split(' @ ');
  const query = aQuery({ location, [QUERY[where]]: text });
  const literal = await listJobs(deps(), VISITOR, query);
  const offer = firstOffer(search.help(query, clock), where === 'home' ? 'what' : 'q');
  const changed = { ...query, ...offer?.query };
  const { places } = await placesInBothScripts(portal as Portal, new URLSearchParams(), changed);
  const found = offer ? await listJobs(deps(), VISITOR, { ...changed, ...places }) : literal;
  expect([offer?.offered ?? '', found.items[0]?.title ?? '']).toEqual([offered, first]);
});

test.each([
  ['नर्', 'Staff Nurse, ICU', 'Chinar Logistics'],
  ['nars', 'Nursing Intern', 'SVKMs Narsee Monjee'],
])('%s suggests the role %s before the company %s', async (q, role, company) => {
  const values = (await suggest(deps(), { kind: 'search', q })).map(({ value }) => value);
  expect(values.find((value) => value === company || value === role)).toBe(role);
});

test('every town of a state has a name in Devanagari', () => {
  const towns = STATES.flatMap((name) => stateNamed(name)?.towns ?? []);
  const alsoCalled = ['Amaravati', 'Bangalore North', 'Bangalore South', 'Bengaluru Rural', 'Pimpri Chinchwad'];
  expect(towns.filter((town) => hindiNamesOf(town).length === 0).toSorted()).toEqual(alsoCalled);
});

const portal: Pick<Portal, 'call'> = {
  // The pages ask for nothing else here.
  call: (async (name: string, { query }: { query: Readonly<Record<string, unknown>> }) => ({
    body: name === 'searchWordings' ? search.wordings(aQuery(query), clock) : search.help(aQuery(query), clock),
  })) as unknown as Portal['call'],
};

test.each([
  ['location=चेन्नई&page=2', 'place=Chennai'],
  ['q=टीचर&location=चेन्नई', 'q=टीचर&place=Chennai'],
  ['location=Chennai', undefined],
  // Other names that no job has.
  ['location=dilli', 'place=New+Delhi&place=दिल्ली'],
  ['location=bambai', 'place=Mumbai'],
  ['location=kalkatta', 'place=Kolkata'],
  ['location=bangalore', 'place=Bengaluru'],
  ['location=benglor', 'place=Bengaluru'],
  ['location=बेंगलूर', 'place=Bengaluru'],
  ['location=बैंगलोर', 'place=Bengaluru'],
  ['location=अमदाबाद', 'place=Ahmedabad'],
  ['location=अहमदाबाद', 'place=Ahmedabad'],
  ['location=Surat&location=dilli', 'location=Surat&place=New+Delhi&place=दिल्ली'],
  // A misspelling is a guess.
  ['location=dehli', undefined],
])('a list asked for %s leads to %s', async (typed, address) => {
  const params = new URLSearchParams(typed);
  const read = await placesInBothScripts(portal as Portal, params, readJobSearch(params, 'place'), 'place');
  expect(read.address && decodeURIComponent(`${read.address}`)).toBe(address);
});

test.each([
  // One job is in each script, as for दिल्ली.
  ['location=Surat', ['Surat', 'सूरत']],
  ['location=kozhikode', ['kozhikode', 'कोझिकोड']],
  ['location=kozhikode&location=Surat', ['kozhikode', 'Surat', 'कोझिकोड', 'सूरत']],
  // No job names it in Devanagari.
  ['location=Chennai', undefined],
  // A part of a name or a misspelling is none.
  ['location=Kozhi', undefined],
  ['location=dehli', undefined],
  ['location=सूरत', undefined],
])('a list asked for %s asks for %j', async (typed, expected) => {
  const params = new URLSearchParams(typed);
  const chosen = await placesInBothScripts(portal as Portal, params, readJobSearch(params));
  expect(chosen.places?.place).toEqual(expected);
  const asTyped = await placesInBothScripts(portal as Portal, params, readJobSearch(params, 'place'));
  expect(asTyped.places?.location).toEqual(expected);
});

test.each(['Tamil Nadu', 'tamilnadu', 'तमिलनाडु', 'TN'])(
  'a list asked for %s has the towns of that state',
  async (location) => {
    const params = new URLSearchParams({ location });
    for (const placeName of ['location', 'place'] as const) {
      const typed = readJobSearch(params, placeName);
      const { address, places } = await placesInBothScripts(portal as Portal, params, typed, placeName);
      expect(address).toBeUndefined();
      expect(places).toEqual({ location: [], place: expect.arrayContaining([location, 'Chennai', 'Coimbatore']) });
    }
  },
);

test('a company is suggested for its name as it sounds in Devanagari', async () => {
  const [known] = await suggest(deps(), { kind: 'company', q: 'kaveri' });
  expect(known?.value).toMatch(/^Kaveri /);
  for (const q of ['कावेरी', 'कावे']) expect((await suggest(deps(), { kind: 'company', q }))[0]).toEqual(known);
});

test('a town in either script finds the same jobs', async () => {
  const found = async (location: string) => {
    const typed = readJobSearch(new URLSearchParams({ location }));
    const { places } = await placesInBothScripts(portal as Portal, new URLSearchParams(), typed);
    const { items } = await listJobs(deps(), VISITOR, aQuery({ place: typed.place, ...places }));
    return items.map(({ title }) => title).toSorted();
  };
  expect(await found('Kozhikode')).toEqual(['Carpenter', 'बढ़ई']);
});

test('places chosen in Hindi are named as those in English beside them', async () => {
  expect(await hindiPlaceNames(portal as Portal, ['Chennai', 'चेन्नई', 'Pune'])).toEqual({ चेन्नई: 'Chennai' });
});

test.each([
  ['q=टीचर', { q: ['teacher', 'शिक्षक'], what: [], skills: [] }],
  ['what=शिक्षक', { q: [], what: ['शिक्षक', 'teacher'], skills: [] }],
  ['skills=टीचर&sort=newest&page=2', { q: [], what: ['teacher', 'शिक्षक'], skills: [] }],
  ['q=टीचर&location=Chennai', { q: ['teacher', 'शिक्षक'], what: [], skills: [] }],
  // Jobs have these words as typed too, in either spelling; a skill stays an exact value.
  ['q=बढ़ई', { q: ['बढ़ई', 'carpenter'], what: [], skills: [] }],
  ['q=बढई', { q: ['carpenter', 'बढ़ई'], what: [], skills: [] }],
  ['what=बढ़ई', { q: [], what: ['बढ़ई', 'carpenter'], skills: [] }],
  ['skills=बढ़ई', undefined],
  ['q=हिंदी कंटेंट', { q: ['हिंदी कंटेंट', 'hindi content'], what: [], skills: [] }],
  ['q=शब्दकोश', undefined],
  ['q=teacher', { q: ['teacher', 'शिक्षक'], what: [], skills: [] }],
  ['q=shikshak', { q: ['teacher', 'शिक्षक'], what: [], skills: [] }],
  // What an abbreviation means counts beside its letters.
  ['q=एचटीएमएल', { q: ['html', 'html & css'], what: [], skills: [] }],
  ['q=plumber', undefined],
  // Jobs posted in Hindi are found by English and romanised names, and by sound.
  ['q=Carpenter', { q: ['Carpenter', 'बढ़ई'], what: [], skills: [] }],
  ['what=carpenter', { q: [], what: ['carpenter', 'बढ़ई'], skills: [] }],
  ['q=hindi content writer', { q: ['hindi content writer', 'हिंदी कंटेंट राइटर'], what: [], skills: [] }],
  ['q=silai', { q: ['सिलाई'], what: [], skills: [] }],
  ['q=barhai', { q: ['carpenter', 'बढ़ई'], what: [], skills: [] }],
  ['q=कारपेंटर', { q: ['carpenter', 'बढ़ई'], what: [], skills: [] }],
  ['q=primary teacher', { q: ['प्राइमरी शिक्षक'], what: [], skills: [] }],
  ['q=critical care', { q: ['critical care', 'क्रिटिकल केयर'], what: [], skills: [] }],
  ['q=sewing', { q: ['सिलाई'], what: [], skills: [] }],
  ['skills=carpenter', undefined],
  ['q=hr', undefined],
  // Romanised phrases find postings in Devanagari, with the words that join them.
  ['q=raat ki shift', { q: ['night shift', 'रात की शिफ्ट'], what: [], skills: [] }],
  ['q=rat ki paali', { q: ['night shift', 'रात की शिफ्ट'], what: [], skills: [] }],
  ['q=rahne ki suvidha', { q: ['रहने की सुविधा'], what: [], skills: [] }],
  ['q=part time naukri', { q: ['पार्ट टाइम'], what: [], skills: [] }],
  // Every posting is a job: words that say so narrow nothing.
  ['q=नौकरी', { q: [], what: [], skills: [] }],
  ['q=naukri', { q: [], what: [], skills: [] }],
  ['q=Jobs', { q: [], what: [], skills: [] }],
  ['what=काम के लिए', { q: [], what: [], skills: [] }],
  ['q=भर्ती', { q: [], what: [], skills: [] }],
  ['q=plumber jobs', undefined],
  ['q=electrician jobs', { q: ['electrician'], what: [], skills: [] }],
  ['q=jobs for electrician', { q: ['electrician'], what: [], skills: [] }],
  ['what=नर्स की नौकरी', { q: [], what: ['nurse', 'नर्स'], skills: [] }],
  ['q=naukri teacher ki', { q: ['teacher', 'शिक्षक'], what: [], skills: [] }],
  ['q=घर से काम', undefined],
  // Every name of a word with several.
  ['q=चौकीदार', { q: ['guard', 'security guard'], what: [], skills: [] }],
])('a list asked for %s searches for %j', async (typed, words) => {
  expect(await wordsInBothScripts(portal as Portal, readJobSearch(new URLSearchParams(typed), 'place'))).toEqual(words);
});

test('a way of working that postings also name in Devanagari is still offered as a filter', async () => {
  const { accountId: recruiterId } = await aRecruiter(database.db);
  const posted = { recruiterId, location: 'सूरत', createdAt: NOW };
  await aJob(database.db, { ...posted, title: 'बिना अनुभव टाइपिस्ट', skills: ['घर से काम'] });
  const own = await openJobSearch(database.db);
  const asking: Pick<Portal, 'call'> = {
    call: (async (_name: string, { query }: { query: Readonly<Record<string, unknown>> }) => ({
      body: own.wordings(aQuery(query), clock),
    })) as unknown as Portal['call'],
  };
  for (const [q, texts, offered] of [
    ['ghar se kaam', ['घर से काम', 'घर से'], 'Work From Home'],
    ['घर से काम', ['घर से काम', 'घर से'], 'Work From Home'],
    ['bina anubhav', ['बिना अनुभव'], '0-2'],
  ] as const) {
    const words = await wordsInBothScripts(asking as Portal, readJobSearch(new URLSearchParams({ q })));
    expect(words?.q, q).toEqual(texts);
    const { read } = own.help(aQuery({ q: words?.q ?? [] }), clock);
    expect(
      read.map(({ value }) => value),
      q,
    ).toContain(offered);
  }
});

test('a job posted in Hindi is found next to those posted in English, which are no longer offered', async () => {
  const words = await wordsInBothScripts(portal as Portal, readJobSearch(new URLSearchParams('q=बढई')));
  const query = aQuery({ ...words });
  const { items, total } = await listJobs(deps(), VISITOR, query);
  expect([total, ...items.map(({ title }) => title).toSorted()]).toEqual([2, 'Carpenter', 'बढ़ई']);
  expect(search.help(query, clock).corrected).toBeUndefined();
});

test('the name of a role that jobs have is not corrected to a far more frequent word', async () => {
  const { accountId: recruiterId } = await aRecruiter(database.db);
  for (let at = 0; at < 12; at++)
    await aJob(database.db, { recruiterId, title: 'Data Driven Associate', location: 'Rewa', createdAt: NOW });
  const own = await openJobSearch(database.db);
  for (const q of ['driver', 'driver ki naukri', 'ड्राइवर की नौकरी'])
    expect(own.help(aQuery({ q }), clock).corrected?.q ?? 'driver', q).toBe('driver');
});
