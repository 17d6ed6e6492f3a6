import { expect, test, vi } from 'vitest';
import { clientLoader } from './job-list-page.tsx';

const { asked, HELP } = vi.hoisted(() => ({
  asked: [] as [name: string, query: unknown][],
  HELP: {
    namedPlace: { spellings: ['Chennai'] },
    meantPlaces: [{ isSame: true, spellings: ['Chennai', 'Chennai City', 'चेन्नई'] }],
  },
}));

vi.mock('#web/lib/guard.ts', () => ({ requireSession: () => {} }));
vi.mock('#web/lib/api-client.ts', async (original) => ({
  ...(await original<object>()),
  callWithTotal: async (name: string, { query }: { query: unknown }) => {
    asked.push([name, query]);
    if (name === 'searchWordings') return { body: ['नर्स', 'nurse'], total: 0 };
    return { body: name === 'searchHelp' ? HELP : [], total: 20 };
  },
}));

const load = (address: string) =>
  clientLoader({ request: new Request(`https://avsar.example${address}`) } as Parameters<typeof clientLoader>[0]);

test('Hindi words are searched for as typed and in English', async () => {
  const { inBoth } = await load('/job-list?q=नर्स');
  expect(inBoth).toMatchObject({ q: ['नर्स', 'nurse'] });
  const both = expect.objectContaining({ q: ['नर्स', 'nurse'] });
  expect(asked).toEqual(
    expect.arrayContaining([
      ['listJobs', both],
      ['jobFacets', both],
    ]),
  );
});

test('a place typed in Hindi leads to its spellings', async () => {
  const answer: unknown = await load('/job-list?q=a&location=चेन्नई').catch((thrown: unknown) => thrown);
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/job-list?q=a&place=Chennai');
});

test('a town typed in Latin letters is asked for by its Devanagari names too', async () => {
  const { inBoth } = await load('/job-list?location=Chennai');
  expect(inBoth).toMatchObject({ location: ['Chennai', 'चेन्नई'], place: [] });
  const both = expect.objectContaining({ location: ['Chennai', 'चेन्नई'] });
  expect(asked).toEqual(
    expect.arrayContaining([
      ['listJobs', both],
      ['jobFacets', both],
    ]),
  );
});
