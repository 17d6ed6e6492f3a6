import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type Portal, portalContext } from '#web/lib/portal-context.ts';
import { loadJobList } from './load-jobs.ts';

const WORDINGS = ['नर्स', 'nurse'];
const FACETS = { places: [{ value: 'Chennai', count: 2, spellings: ['Chennai', 'चेन्नई'] }] };
const CHENNAI = { isSame: true, spellings: ['Chennai', 'चेन्नई'] };
/** As answered of one place: a name that jobs have in Latin letters is searched for as typed. */
const helpFor = (place: unknown) => ({ meantPlaces: [CHENNAI], ...(place !== 'Chennai' && { namedPlace: CHENNAI }) });

/** Loads the list at an address; `asked` has what it called for. */
const load = (address: string) => {
  const asked: [name: string, query: unknown][] = [];
  const context = new RouterContextProvider();
  const call = async (name: string, { query }: { query: { place?: string[] } }) => {
    asked.push([name, query]);
    const bodies: Record<string, unknown> = {
      listJobs: [],
      jobFacets: FACETS,
      searchHelp: helpFor(query.place?.[0]),
      searchWordings: WORDINGS,
    };
    return { body: bodies[name] ?? {}, total: 20 };
  };
  context.set(portalContext, { call, now: new Date(), publicUrl: 'https://avsar.example' } as unknown as Portal);
  const request = new Request(`https://avsar.example${address}`);
  return { asked, loading: loadJobList({ request, context }, { path: '/jobs' }) };
};

test('Hindi words are searched for as typed and in English, and stay as typed', async () => {
  const { asked, loading } = load('/jobs.data?_routes=pages/public/jobs&q=नर्स&page=2');
  const list = await loading;
  expect(list.search).toMatchObject({ q: ['नर्स'], page: 2 });
  expect(list.saved).toMatchObject({ q: ['नर्स', 'nurse'], page: 2 });
  const searched = asked.filter(([name]) => name !== 'searchWordings').map(([, query]) => query);
  const both = expect.objectContaining({ q: ['नर्स', 'nurse'] });
  expect(searched).toEqual([both, both]);
});

test.each(['चेन्नई', 'madras'])(
  'the place %s leads to its spellings, also when only the data was requested',
  async (place) => {
    const { loading } = load(`/jobs.data?_routes=pages/public/jobs&q=a&location=${place}`);
    const answer: unknown = await loading.catch((thrown: unknown) => thrown);
    expect(answer instanceof Response && decodeURIComponent(answer.headers.get('location') ?? '')).toBe(
      '/jobs?q=a&location=Chennai&location=चेन्नई',
    );
  },
);

test('a place is named as it is counted, for a spelling in Devanagari too', async () => {
  const list = await load('/jobs?location=Chennai&location=चेन्नई').loading;
  expect(list.search).toMatchObject({ place: ['Chennai', 'चेन्नई'], placeNames: { चेन्नई: 'Chennai' } });
});

test('a town typed in Latin letters is asked for by its Devanagari names too, and stays as typed', async () => {
  const { asked, loading } = load('/jobs?location=Chennai');
  const list = await loading;
  expect(list.search.place).toEqual(['Chennai']);
  expect(list.saved.place).toEqual(['Chennai']);
  const both = expect.objectContaining({ place: ['Chennai', 'चेन्नई'] });
  expect(asked).toEqual(
    expect.arrayContaining([
      ['listJobs', both],
      ['jobFacets', both],
    ]),
  );
});
