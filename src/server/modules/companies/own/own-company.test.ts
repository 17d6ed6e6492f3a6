import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Caller, VISITOR } from '#server/caller.ts';
import { files } from '#server/database/schema/files.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aRecruiter } from '#tests/support/jobs.ts';
import { aPicture } from '#tests/support/registrations.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

const EDIT = {
  tagline: 'Silk and cotton',
  story: [{ heading: 'What we do', text: 'We weave.\nBy hand.' }],
  perks: [{ title: 'A room', text: 'Near the loom' }],
  people: 120,
  foundedYear: 1987,
  foundedPlace: 'Sualkuchi',
  places: ['Guwahati', 'Sualkuchi'],
  links: ['linkedin.com/company/silk'],
};
const edit = async (caller: Caller, body: object, ifMatch?: number) =>
  (await call('updateOwnCompany', { body }, caller, metaFrom(undefined, ifMatch))).body;
const own = async (caller: Caller) => (await call('getOwnCompany', {}, caller, metaFrom())).body;
const page = async (slug: string) => (await call('getCompany', { params: { slug } }, VISITOR, metaFrom())).body;
const isOpen = async (path: string): Promise<boolean> =>
  call('openFile', { params: { name: path.replace('files/', '') } }, VISITOR, metaFrom()).then(
    () => true,
    () => false,
  );

describe('editing the own page', () => {
  it('writes what is named, leaves the rest, and is found by the new words', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Assam Looms', verified: true });
    const saved = await edit(recruiter, EDIT);
    const links = ['https://linkedin.com/company/silk'];
    expect(saved).toMatchObject({ ...EDIT, links, version: 2 });
    expect(await edit(recruiter, { people: null })).toMatchObject({ ...EDIT, links, people: null, version: 3 });
    expect(await page('assam-looms')).toMatchObject({ tagline: 'Silk and cotton', links });
    expect(await page('assam-looms')).not.toHaveProperty('version');
    const found = await call('listCompanies', { query: { q: 'silk and', place: 'sualkuchi' } }, VISITOR, metaFrom());
    expect(found.body).toMatchObject([{ name: 'Assam Looms', places: EDIT.places }]);
    expect(deps.pageChanges.at(-1)).toEqual({ kind: 'stale', tags: [`company:${recruiter.accountId}`] });
  });

  it('shows the newer page to whoever has seen an older one', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Twice Edited' });
    await edit(recruiter, { tagline: 'First' }, 1);
    await expect(edit(recruiter, { tagline: 'Second' }, 1)).rejects.toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { tagline: 'First', version: 2 } },
    });
  });

  it.each([
    [{ links: ['https://evil.example/offer'] }, 'links.0', 'companyLink'],
    [{ links: ['http://linkedin.com/company/x'] }, 'links.0', 'companyLink'],
    [{ links: ['https://linkedin.com.evil.example/'] }, 'links.0', 'companyLink'],
    [{ links: ['https://me:pw@linkedin.com/'] }, 'links.0', 'companyLink'],
    [{ links: ['javascript:alert(1)'] }, 'links.0', 'companyLink'],
    [{ foundedYear: 2999 }, 'foundedYear', 'futureYear'],
    [{ people: 0 }, 'people', 'tooLittle'],
    [{ tagline: 'x'.repeat(161) }, 'tagline', 'tooLong'],
    [{ story: [{ heading: '', text: 'x' }] }, 'story.0.heading', 'required'],
  ])('refuses %o with a sentence, and changes nothing', async (body, field, code) => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Refused Works' });
    await expect(edit(recruiter, body)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: code } },
    });
    expect(await own(recruiter)).toMatchObject({ version: 1, tagline: '', links: [] });
  });

  it('names all refused fields at once', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Thrice Refused' });
    await expect(
      edit(recruiter, { foundedYear: 2999, links: ['http://a.example', 'b.example'] }),
    ).rejects.toMatchObject({
      details: { fields: { foundedYear: 'futureYear', 'links.0': 'companyLink', 'links.1': 'companyLink' } },
    });
  });

  it('keeps what two save at once apart', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'At Once' });
    const done = await Promise.allSettled([edit(recruiter, { tagline: 'A' }, 1), edit(recruiter, { tagline: 'B' }, 1)]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('the pictures of a page', () => {
  const addPicture = (caller: Caller, caption: string, upload: RawInput['files']) =>
    call('addCompanyPicture', { body: { caption }, ...(upload && { files: upload }) }, caller, metaFrom());

  it('open for everybody with their size, and for nobody once they are removed', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Picture Works' });
    const { status } = await addPicture(recruiter, 'The loom', { picture: await aPicture() });
    expect(status).toBe(201);
    const files = { cover: await aPicture() };
    const { body } = await call('setCompanyCover', { body: {}, files }, recruiter, metaFrom());
    expect(body).toMatchObject({ cover: { width: 40, height: 40 }, pictures: [{ caption: 'The loom', width: 40 }] });
    const [picture] = body.pictures;
    const paths = [body.cover?.path ?? '', picture?.path ?? ''];
    expect(await Promise.all(paths.map(isOpen))).toEqual([true, true]);

    const stranger = await aRecruiter(deps.db, { companyName: 'A Stranger' });
    const remove = (caller: Caller) =>
      call('removeCompanyPicture', { params: { id: picture?._id ?? '' } }, caller, metaFrom());
    await expect(remove(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await remove(recruiter);
    await call('removeCompanyCover', {}, recruiter, metaFrom());
    expect(deps.pageChanges.at(-1)).toEqual({ kind: 'purge', tags: [`company:${recruiter.accountId}`] });
    expect(await Promise.all(paths.map(isOpen))).toEqual([false, false]);
    expect(await page('picture-works')).toMatchObject({ pictures: [] });
  });

  it('are six at most, each with what it shows, and nothing but pictures', async () => {
    const recruiter = await aRecruiter(deps.db, { companyName: 'Many Pictures' });
    for (let number = 0; number < 6; number += 1)
      await addPicture(recruiter, `Number ${number}`, { picture: await aPicture() });
    await expect(addPicture(recruiter, 'Seven', { picture: await aPicture() })).rejects.toMatchObject({
      code: 'LIST_FULL',
    });
    const other = await aRecruiter(deps.db, { companyName: 'No Pictures' });
    await expect(addPicture(other, '', { picture: await aPicture() })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await expect(addPicture(other, 'None', undefined)).rejects.toMatchObject({
      details: { fields: { picture: 'fileMissing' } },
    });
    const text = { originalName: 'x.png', bytes: Buffer.from('no picture') };
    await expect(addPicture(other, 'Text', { picture: text })).rejects.toMatchObject({
      details: { fields: { picture: 'imageInvalid' } },
    });
    expect(await deps.db.select().from(files).where(eq(files.ownerId, other.accountId))).toEqual([]);
  });
});
