import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Upload } from '#contract/values.ts';
import { type Caller, type CandidateCaller, type Member, VISITOR } from '#server/caller.ts';
import { auditLog, certificates, files } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { docDocument, docxDocument, pdfDocument } from '#tests/support/documents.ts';
import { aCandidate, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { signedIn } from '#tests/support/session.ts';

const deps = testDeps();
const { call } = createEndpoint(deps);

let me: CandidateCaller;
beforeEach(async () => {
  me = await signedIn(deps.db, await aCandidate(deps.db));
});

const PDF: Upload = { originalName: 'AWS Architect.pdf', bytes: pdfDocument() };

const upload = async (file: Upload | undefined = PDF, body: object = {}, by: Caller = me) =>
  (await call('uploadCertification', { body, files: { file } }, by, metaFrom())).body;
const list = async (by: Member = me) =>
  (await call('listCertifications', { params: { userCode: me.userCode }, query: {} }, by, metaFrom())).body.data;
/** Opens the signed path. */
const open = async (path = '') => {
  const { pathname, searchParams } = new URL(path, 'http://relative');
  const query = Object.fromEntries(searchParams);
  return call('openFile', { params: { name: pathname.replace('/files/', '') }, query }, VISITOR, metaFrom());
};

describe('an upload', () => {
  it('becomes a certificate with its file, named by the file unless named', async () => {
    const plain = await upload(PDF, { userCode: 'CAND999' });
    expect(plain).toMatchObject({
      userCode: me.userCode,
      title: 'AWS Architect',
      name: 'AWS Architect',
      originalname: 'AWS Architect.pdf',
      mimetype: 'application/pdf',
      size: PDF.bytes.byteLength,
      filename: expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/),
      path: expect.stringMatching(/^files\/.*signature=/),
      uploadDate: expect.any(String),
    });
    const named = await upload(PDF, { title: 'Cloud', issueDate: '2025-01-31', expiryDate: '', description: 'Pass' });
    expect(named).toMatchObject({ title: 'Cloud', issueDate: '2025-01-31', expiryDate: null, description: 'Pass' });
    expect(await list()).toHaveLength(2);
    expect(await text((await open(plain.path)).body as Readable)).toContain('%PDF');
  });

  it('is of one of the kinds, by its content', async () => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    for (const [originalName, bytes, type] of [
      ['a.doc', docDocument(), 'application/msword'],
      ['a.docx', docxDocument(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
      ['a.png', png, 'image/png'],
    ] as const)
      expect(await upload({ originalName, bytes })).toMatchObject({ mimetype: type });
    for (const file of [
      { originalName: 'a.pdf', bytes: Buffer.from('<html>') },
      { originalName: 'a.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      { originalName: 'a.pdf.php', bytes: pdfDocument() },
      { originalName: 'a.pdf', bytes: new Uint8Array() },
    ])
      await expect(upload(file)).rejects.toMatchObject({ details: { fields: { file: expect.any(String) } } });
    await expect(call('uploadCertification', { body: {} }, me, metaFrom())).rejects.toMatchObject({
      details: { fields: { file: 'fileMissing' } },
    });
    expect(await list()).toHaveLength(3);
  });

  it('without a file is an award, which needs a title', async () => {
    const send = (body: object) => call('uploadCertification', { body }, me, metaFrom());
    const { body } = await send({ title: 'Best intern', issuer: 'Kaveri', issueDate: '2024-05-01' });
    expect(body).toMatchObject({ title: 'Best intern', issuer: 'Kaveri' });
    expect(body.originalname).toBeUndefined();
    const view = await call('getProfileView', { params: { userId: me.accountId } }, me, metaFrom());
    expect(view.body).toMatchObject({ awards: [{ title: 'Best intern', year: '2024' }], certifications: [] });
    await expect(send({ title: '  ' })).rejects.toMatchObject({ details: { fields: { file: expect.any(String) } } });
    expect(await list()).toHaveLength(1);
  });

  it("is the candidate's own, and ends somewhere", async () => {
    for (const [caller, code] of [
      [VISITOR, 'SIGNED_OUT'],
      [await aRecruiter(deps.db), 'FORBIDDEN'],
      [await anAdmin(deps.db), 'FORBIDDEN'],
    ] as const)
      await expect(upload(PDF, {}, caller)).rejects.toMatchObject({ code });
    await deps.db
      .insert(certificates)
      .values(Array.from({ length: 50 }, (_, position) => ({ candidateId: me.accountId, title: 'Award', position })));
    await expect(upload()).rejects.toMatchObject({ code: 'LIST_FULL' });
    expect(await deps.db.select().from(files).where(eq(files.ownerId, me.accountId))).toEqual([]);
  });
});

describe('a certificate', () => {
  it('is described anew, with its days in order', async () => {
    const { _id } = await upload();
    const params = { id: _id };
    const body = {
      title: 'AWS',
      description: 'Associate',
      issueDate: '2025-01-01',
      expiryDate: '2028-01-01',
      userCode: 'x',
    };
    const changed = (await call('updateCertification', { params, body }, me, metaFrom())).body;
    expect(changed).toMatchObject({
      _id,
      title: 'AWS',
      expiryDate: '2028-01-01',
      userCode: me.userCode,
      size: expect.any(Number),
    });
    await expect(
      call('updateCertification', { params, body: { ...body, expiryDate: '2024-12-31' } }, me, metaFrom()),
    ).rejects.toMatchObject({ details: { fields: { expiryDate: expect.any(String) } } });
    await expect(call('updateCertification', { params, body: { title: ' ' } }, me, metaFrom())).rejects.toMatchObject({
      details: { fields: { title: expect.any(String) } },
    });
    await expect(
      call('updateCertification', { params, body }, await aCandidate(deps.db), metaFrom()),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is deleted with its file: what was signed before opens no more', async () => {
    const { _id, path } = await upload();
    const params = { id: _id };
    await expect(call('deleteCertification', { params }, await aCandidate(deps.db), metaFrom())).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(call('deleteCertification', { params }, await aRecruiter(deps.db), metaFrom())).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const { body } = await call('deleteCertification', { params }, me, metaFrom());
    expect(body).toEqual({ message: 'Certification deleted successfully' });
    await expect(open(path)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const twenty = await upload();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => call('deleteCertification', { params: { id: twenty._id } }, me, metaFrom())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  it('may be deleted by an administrator, which is audited', async () => {
    const admin = await anAdmin(deps.db);
    const { _id } = await upload();
    await call('deleteCertification', { params: { id: _id } }, admin, metaFrom());
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, me.accountId));
    expect(entries).toMatchObject([{ action: 'certificate_deleted', actorId: admin.accountId }]);
  });

  it('is downloaded and looked at: Word documents are always saved', async () => {
    const { _id } = await upload();
    const doc = await upload({ originalName: 'a.doc', bytes: docDocument() });
    const disposition = async (name: 'downloadCertification' | 'previewCertification', id: string) => {
      const { body, headers } = await call(name, { params: { id } }, me, metaFrom());
      if (body instanceof Readable) body.destroy();
      return headers?.['Content-Disposition'];
    };
    expect(await disposition('downloadCertification', _id)).toMatch(/^attachment; filename="AWS Architect.pdf"/);
    expect(await disposition('previewCertification', _id)).toMatch(/^inline/);
    expect(await disposition('previewCertification', doc._id)).toMatch(/^attachment/);
  });
});
