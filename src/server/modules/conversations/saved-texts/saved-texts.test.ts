import { expect, it } from 'vitest';
import { MOST_SAVED_TEXTS } from '#contract/saved-texts.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const add = (caller: Caller, body: object) => call('addSavedText', { body }, caller, metaFrom());
const list = (caller: Caller, query: object = {}) => call('listSavedTexts', { query }, caller, metaFrom());
const change = (caller: Caller, id: string, body: object) =>
  call('changeSavedText', { params: { id }, body }, caller, metaFrom());
const remove = (caller: Caller, id: string) => call('deleteSavedText', { params: { id } }, caller, metaFrom());

it('keeps what a recruiter writes often, by name, and shows it to nobody else', async () => {
  const [own, other] = [await aRecruiter(deps.db), await aRecruiter(deps.db)];
  const text = 'Dear {name}, please come to {place} on {date}.';
  const { body } = await add(own, { name: '  Way to us ', text });
  expect(body).toMatchObject({ name: 'Way to us', text });
  await add(own, { name: 'a first word', text: 'Thank you for {job}.' });
  const listed = await list(own);
  expect(listed.body.map(({ name }) => name)).toEqual(['a first word', 'Way to us']);
  expect(listed.total).toBe(2);
  expect((await list(own, { limit: 1, page: 2 })).body).toMatchObject([{ name: 'Way to us' }]);
  expect((await list(other)).body).toEqual([]);
  await expect(list(await aCandidate(deps.db))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(add(VISITOR, { name: 'x', text: 'y' })).rejects.toMatchObject({ code: 'SIGNED_OUT' });
});

it('changes and deletes the own ones alone', async () => {
  const [own, other] = [await aRecruiter(deps.db), await aRecruiter(deps.db)];
  const { _id: id } = (await add(own, { name: 'Before', text: 'Words' })).body;
  await expect(change(other, id, { name: 'Taken over' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(remove(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await change(own, id, { name: 'After' })).body).toMatchObject({ name: 'After', text: 'Words' });
  await expect(change(own, id, { text: '  ' })).rejects.toMatchObject({ details: { fields: { text: 'required' } } });
  await remove(own, id);
  await expect(remove(own, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect((await list(own)).body).toEqual([]);
});

it('says what is missing or too long, and that fifty are enough, also when they come together', async () => {
  const own = await aRecruiter(deps.db);
  await expect(add(own, { name: '', text: '' })).rejects.toMatchObject({
    details: { fields: { name: 'required', text: 'required' } },
  });
  await expect(add(own, { name: 'n'.repeat(61), text: 't'.repeat(4001) })).rejects.toMatchObject({
    details: { fields: { name: 'tooLong', text: 'tooLong' } },
  });
  for (let kept = 1; kept < MOST_SAVED_TEXTS; kept += 1) await add(own, { name: `Text ${kept}`, text: 'Words' });
  const last = await Promise.allSettled([1, 2, 3].map((at) => add(own, { name: `Last ${at}`, text: 'Words' })));
  expect(last.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(last.find((one) => one.status === 'rejected')).toMatchObject({ reason: { code: 'LIST_FULL' } });
  expect((await list(own)).total).toBe(MOST_SAVED_TEXTS);
});
