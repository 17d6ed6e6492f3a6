import { expect, test, vi } from 'vitest';
import { clientLoader } from './job-list-page.tsx';

const { asked, CHENNAI } = vi.hoisted(() => ({
  asked: [] as [name: string, query: unknown][],
  CHENNAI: { isSame: true, spellings: ['Chennai', 'चेन्नई'] },
}));

vi.mock('#web/lib/guard.ts', () => ({ requireSession: () => {} }));
vi.mock('#web/lib/api-client.ts', async (original) => ({
  ...(await original<object>()),
  callWithTotal: async (name: string, { query }: { query: { place?: string[] } }) => {
    asked.push([name, query]);
    if (name === 'searchWordings') return { body: ['नर्स', 'nurse'], total: 0 };
    const named = query.place?.[0] === 'चेन्नई' ? { namedPlace: CHENNAI } : {};
    return { body: name === 'searchHelp' ? { meantPlaces: [CHENNAI], ...named } : [], total: 20 };
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
  expect(answer instanceof Response && answer.headers.get('location')).toMatch(/^\/job-list\?q=a&place=Chennai&place=/);
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
