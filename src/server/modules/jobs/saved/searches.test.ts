import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { savedSearches } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { FRIDAY, hiringDesk } from '#tests/support/hiring.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

const NOBODYS = '0195f3a0-1111-7000-8000-000000000000';
const form = (more: Record<string, unknown> = {}) => ({
  body: { name: 'Go in Pune', query: { skills: ['Go'], place: 'Pune' }, daily: true, ...more },
});
const rowsOf = ({ accountId }: { accountId: string }) =>
  database.db.select().from(savedSearches).where(eq(savedSearches.candidateId, accountId));

describe('saving a search', () => {
  it('returns it, saves it in order, and emails nobody', async () => {
    const candidate = await aCandidate(database.db);
    const query = {
      q: 'clerk',
      skills: ['SQL', 'Go', 'Go'],
      posted: 7,
      status: ['Block'],
      own: true,
      page: 3,
      place: [],
    };
    const { body } = await desk.call('saveSearch', form({ query }), candidate);
    expect(body).toEqual({
      _id: expect.any(String),
      name: 'Go in Pune',
      query: { q: ['clerk'], skills: ['Go', 'SQL'], posted: ['7'] },
      daily: true,
      createdAt: FRIDAY.toISOString(),
      notifiedAt: FRIDAY.toISOString(),
    });
    expect(await rowsOf(candidate)).toMatchObject([{ id: body._id, daily: true }]);
    expect(await desk.mails()).toEqual([]);
    const { body: listed, total } = await desk.call('listSearches', {}, candidate);
    expect(listed).toEqual([body]);
    expect(total).toBe(1);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Fill in this field.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Use fewer characters.'],
    [{ query: {} }, 'query', 'Choose at least one filter to save.'],
    [{ query: { status: 'Active' } }, 'query', 'Choose at least one filter to save.'],
    [{ query: { experience: 'many' } }, 'query.experience.0', 'Enter a range of years, like 2-5 or 10+.'],
    [{ query: { workMode: 'Nowhere' } }, 'query.workMode.0', 'Choose one of the options.'],
    [{ query: { q: 'a\u0000b' } }, 'query.q.0', 'Enter text to search for.'],
  ])('%j is refused at its field, and nothing is kept', async (more, field, sentence) => {
    const candidate = await aCandidate(database.db);
    const problem = await desk.refusal('saveSearch', form(more), candidate);
    expect(problem.toBody().fields).toEqual({ [field]: sentence });
    expect(await rowsOf(candidate)).toEqual([]);
  });

  it('saves the same filters once, from any list and in any spelling', async () => {
    const candidate = await aCandidate(database.db);
    const query = { location: 'Pune', salary: '50k', skills: ['Go', 'go'] };
    const { body } = await desk.call('saveSearch', form({ query }), candidate);
    expect(body.query).toEqual({ location: ['Pune'], salary: ['6+'], skills: ['Go'] });
    const same = { place: ['pune'], salary: ['6 LPA'], skills: ['GO'] };
    expect((await desk.refusal('saveSearch', form({ query: same }), candidate)).code).toBe('SEARCH_KEPT');
    await desk.call('saveSearch', form({ query: { ...same, place: ['Surat'] } }), candidate);
    expect(await rowsOf(candidate)).toHaveLength(2);
  });

  it('saves the same filters once from twenty concurrent requests', async () => {
    const candidate = await aCandidate(database.db);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        desk
          .call('saveSearch', form({ name: `Search ${index}`, query: { place: ['Pune'], skills: 'Go' } }), candidate)
          .then(
            () => 'kept',
            (problem: { code: string }) => problem.code,
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'SEARCH_KEPT')).toHaveLength(19);
    expect(await rowsOf(candidate)).toHaveLength(1);
    const again = await desk.refusal('saveSearch', form(), candidate);
    expect(again.message).toMatch(/^You have already saved this search: Search \d+$/);
    await desk.call('saveSearch', form(), await aCandidate(database.db));
  });

  it('stops at fifty', async () => {
    const candidate = await aCandidate(database.db);
    await database.db.insert(savedSearches).values(
      Array.from({ length: 50 }, (_, index) => ({
        candidateId: candidate.accountId,
        name: 'One of many',
        query: { q: [String(index)] },
      })),
    );
    expect((await desk.refusal('saveSearch', form(), candidate)).code).toBe('SEARCHES_FULL');
    expect(await rowsOf(candidate)).toHaveLength(50);
  });

  it('is only for candidates', async () => {
    for (const [name, raw] of [
      ['listSearches', {}],
      ['saveSearch', form()],
      ['changeSearch', { params: { id: NOBODYS }, body: {} }],
      ['deleteSearch', { params: { id: NOBODYS } }],
    ] as const) {
      expect((await desk.refusal(name, raw, VISITOR)).code).toBe('SIGNED_OUT');
      for (const person of [await aRecruiter(database.db), await anAdmin(database.db)])
        expect((await desk.refusal(name, raw, person)).code).toBe('FORBIDDEN');
    }
  });
});

describe('changing a search', () => {
  it('keeps absent fields, and counts emails from when they are turned on', async () => {
    const candidate = await aCandidate(database.db);
    const { body: kept } = await desk.call('saveSearch', form({ daily: false }), candidate);
    expect(kept.notifiedAt).toBeNull();
    const change = async (body: Record<string, unknown>) =>
      (await desk.call('changeSearch', { params: { id: kept._id }, body }, candidate)).body;
    expect(await change({ name: 'Gophers' })).toEqual({ ...kept, name: 'Gophers' });
    desk.at('2026-11-21T05:00:00Z');
    const on = await change({ daily: 'on' });
    expect(on).toEqual({ ...kept, name: 'Gophers', daily: true, notifiedAt: '2026-11-21T05:00:00.000Z' });
    desk.at('2026-11-22T05:00:00Z');
    expect(await change({ daily: true })).toEqual(on);
    expect(await change({ query: { q: ['nurse'] } })).toMatchObject({
      query: { q: ['nurse'] },
      daily: true,
      notifiedAt: '2026-11-22T05:00:00.000Z',
    });
    expect(await change({ daily: false })).toMatchObject({ daily: false });
    expect(await desk.mails()).toEqual([]);
    desk.at(FRIDAY);
  });

  it('refuses the filters of another saved search', async () => {
    const candidate = await aCandidate(database.db);
    await desk.call('saveSearch', form(), candidate);
    const { body: other } = await desk.call('saveSearch', form({ query: { q: 'nurse' } }), candidate);
    const edit = (query: unknown) => ({ params: { id: other._id }, body: { query } });
    expect((await desk.refusal('changeSearch', edit({ skills: 'Go', place: 'Pune' }), candidate)).code).toBe(
      'SEARCH_KEPT',
    );
    expect((await desk.call('changeSearch', edit({ q: 'nurse' }), candidate)).body.query).toEqual({ q: ['nurse'] });
    expect((await desk.refusal('changeSearch', edit({}), candidate)).code).toBe('INVALID_INPUT');
  });

  it('or deleting it is only for its candidate', async () => {
    const [candidate, other] = [await aCandidate(database.db), await aCandidate(database.db)];
    const { body: kept } = await desk.call('saveSearch', form(), candidate);
    for (const id of [kept._id, NOBODYS]) {
      const change = await desk.refusal('changeSearch', { params: { id }, body: { name: 'Mine' } }, other);
      const removal = await desk.refusal('deleteSearch', { params: { id } }, other);
      expect([change.code, removal.code]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    }
    expect((await desk.call('listSearches', {}, other)).body).toEqual([]);
    expect(await rowsOf(candidate)).toMatchObject([{ name: 'Go in Pune' }]);
    const { body } = await desk.call('deleteSearch', { params: { id: kept._id } }, candidate);
    expect(body).toEqual({ message: 'Saved search deleted.' });
    expect(await rowsOf(candidate)).toEqual([]);
    expect((await desk.refusal('deleteSearch', { params: { id: kept._id } }, candidate)).code).toBe('NOT_FOUND');
    expect(await desk.mails()).toEqual([]);
  });
});
