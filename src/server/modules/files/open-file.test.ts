import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { FilePurpose } from '#contract/vocabularies.ts';
import type { CandidateCaller, Member, RecruiterCaller } from '#server/caller.ts';
import { accessLog, accounts, applications, candidates, files, sessions } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { docxDocument, pdfDocument } from '#tests/support/documents.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { signedIn } from '#tests/support/session.ts';
import { storeFile } from '#tests/support/stored-file.ts';
import { publicFilePath, signedFilePath } from './file-paths.ts';
import type { FileStorage } from './file-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { type FileAddress, openFile } from './open-file.ts';

const database = testDatabase();
const settings = { secretKey: 'a secret key of more than 32 characters' };
let folder: string;
let home: FileStorage;
let now: Date;
let owner: CandidateCaller;
let resume: { id: string; mediaType: string; originalName: string };

const deps = () => ({ db: database.db, files: home, now: () => now, settings });

const addressOf = (path: string): FileAddress => {
  const url = new URL(path, 'http://portal');
  return { ...Object.fromEntries(url.searchParams), name: decodeURIComponent(url.pathname.replace('/files/', '')) };
};
const open = (path: string) => openFile(deps(), addressOf(path));
const openAs = async (caller: Member, file = resume) =>
  open(signedFilePath(deps(), file, await signedIn(database.db, caller)));
const NOT_FOUND = { name: 'Problem', code: 'NOT_FOUND' };

const keep = (ownerId: string, purpose: FilePurpose, bytes = pdfDocument(), originalName = 'cv.pdf') =>
  storeFile({ db: database.db, files: home, now: () => now }, ownerId, {
    purpose,
    upload: { originalName, bytes },
    allow: 'resume',
    field: 'file',
  });

/** Access depends on the purpose of a picture; its content does not matter here. */
const keepAs = (ownerId: string, purpose: FilePurpose) => keep(ownerId, purpose);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'avsar-files-'));
  home = folderStorage(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  now = new Date();
  owner = await aCandidate(database.db);
  resume = await keep(owner.accountId, 'resume');
  await database.db
    .update(candidates)
    .set({ resumeFileId: resume.id, findable: false })
    .where(eq(candidates.accountId, owner.accountId));
});

const applyTo = async (recruiter: RecruiterCaller, changes: Partial<typeof applications.$inferInsert> = {}) => {
  const job = await aJob(database.db, { recruiterId: recruiter.accountId });
  await anApplication(database.db, job, owner);
  await database.db
    .update(applications)
    .set({ status: 'pending', ...changes })
    .where(eq(applications.jobId, job.id));
};

it('the owner and an administrator open a resume with the path made for them', async () => {
  for (const caller of [owner, await anAdmin(database.db)]) {
    const { body, headers } = await openAs(caller);
    expect((await buffer(body)).equals(pdfDocument())).toBe(true);
    expect(headers).toMatchObject({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`,
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  }
});

it('a path without signature, of another file, changed, or too old opens nothing', async () => {
  const other = await keep(owner.accountId, 'resume');
  const signed = signedFilePath(deps(), resume, await signedIn(database.db, owner));
  const foreign = signedFilePath(deps(), resume, await signedIn(database.db, await aCandidate(database.db)));
  const admin = await signedIn(database.db, await anAdmin(database.db));
  const refused = [
    publicFilePath(resume),
    signed.replace(resume.id, other.id),
    signed.replace(/session=[^&]+/, `session=${admin.sessionId}`),
    `${signed}&applicationId=${other.id}`,
    signed.replace(/expires=\d+/, 'expires=99999999999'),
    signed.replace(/signature=./, 'signature=_'),
    signed.replace('.pdf', '.docx'),
    foreign,
  ];
  for (const path of refused) await expect(open(path), path).rejects.toMatchObject(NOT_FOUND);
  now = new Date(now.getTime() + 14 * 60_000);
  (await open(signed)).body.destroy();
  now = new Date(now.getTime() + 2 * 60_000);
  await expect(open(signed)).rejects.toMatchObject(NOT_FOUND);
});

it('a path opens until the session that it was made in ends, whoever else is signed in to the account', async () => {
  const [here, elsewhere] = [await signedIn(database.db, owner), await signedIn(database.db, owner)];
  const [path, other] = [signedFilePath(deps(), resume, here), signedFilePath(deps(), resume, elsewhere)];
  (await open(path)).body.destroy();
  await database.db.delete(sessions).where(eq(sessions.id, here.sessionId));
  await expect(open(path)).rejects.toMatchObject(NOT_FOUND);
  (await open(other)).body.destroy();
  const brief = await signedIn(database.db, owner, new Date(now.getTime() + 60_000));
  const soonOver = signedFilePath(deps(), resume, brief);
  (await open(soonOver)).body.destroy();
  now = new Date(now.getTime() + 2 * 60_000);
  await expect(open(soonOver)).rejects.toMatchObject(NOT_FOUND);
});

it.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', '', '.', 'x.pdf', `${'0'.repeat(99)}.pdf`, 'a\0.pdf'])(
  'the name "%s" opens nothing',
  async (name) => {
    await expect(openFile(deps(), { name })).rejects.toMatchObject(NOT_FOUND);
  },
);

it('a recruiter opens the resume of a findable candidate, which the candidate can read', async () => {
  const recruiter = await aRecruiter(database.db);
  await expect(openAs(recruiter)).rejects.toMatchObject(NOT_FOUND);
  await database.db.update(candidates).set({ findable: true }).where(eq(candidates.accountId, owner.accountId));
  (await openAs(recruiter)).body.destroy();
  (await openAs(recruiter)).body.destroy();
  const log = await database.db.select().from(accessLog).where(eq(accessLog.candidateId, owner.accountId));
  expect(log).toHaveLength(1);
  expect(log[0]).toMatchObject({
    kind: 'resume_opened',
    recruiterId: recruiter.accountId,
    companyName: 'Kaveri Software',
    counted: true,
  });
});

it('the recruiter who has the application opens the resume until it is withdrawn, and it is not counted', async () => {
  const recruiter = await aRecruiter(database.db);
  await applyTo(recruiter);
  (await openAs(recruiter)).body.destroy();
  const [entry] = await database.db.select().from(accessLog).where(eq(accessLog.candidateId, owner.accountId));
  expect(entry).toMatchObject({ kind: 'resume_opened', counted: false });
  expect(entry?.applicationId).toBeTruthy();
  await database.db
    .update(applications)
    .set({ status: 'withdrawn' })
    .where(eq(applications.candidateId, owner.accountId));
  await expect(openAs(recruiter)).rejects.toMatchObject(NOT_FOUND);
});

it('the candidate reads from which of their applications a shared resume was opened, or none where it is unknown', async () => {
  const recruiter = await aRecruiter(database.db);
  await applyTo(recruiter, { resumeFileId: resume.id });
  await applyTo(recruiter, { resumeFileId: resume.id, appliedAt: new Date('2026-01-01') });
  const sent = await database.db.select().from(applications).where(eq(applications.candidateId, owner.accountId));
  const viewer = await signedIn(database.db, recruiter);
  for (const application of [...sent.map(({ id }) => id), undefined]) {
    const path = signedFilePath(deps(), resume, viewer, application);
    (await open(path)).body.destroy();
    const [entry] = await database.db.select().from(accessLog).where(eq(accessLog.candidateId, owner.accountId));
    expect(entry).toMatchObject({ applicationId: application ?? null, counted: false });
    await database.db.delete(accessLog).where(eq(accessLog.candidateId, owner.accountId));
  }
});

it('a resume that was sent with one application is not for the recruiter of another', async () => {
  const [mine, other] = [await aRecruiter(database.db), await aRecruiter(database.db)];
  const sent = await keep(owner.accountId, 'application_resume');
  await applyTo(mine, { resumeFileId: sent.id });
  await applyTo(other);
  (await openAs(mine, sent)).body.destroy();
  await expect(openAs(other, sent)).rejects.toMatchObject(NOT_FOUND);
});

it('a signature is worth nothing once its viewer or, for finders, the owner is blocked', async () => {
  const recruiter = await aRecruiter(database.db);
  await database.db.update(candidates).set({ findable: true }).where(eq(candidates.accountId, owner.accountId));
  const path = signedFilePath(deps(), resume, await signedIn(database.db, recruiter));
  (await open(path)).body.destroy();
  await database.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, owner.accountId));
  await expect(open(path)).rejects.toMatchObject(NOT_FOUND);
  await database.db.update(accounts).set({ status: 'Active' }).where(eq(accounts.id, owner.accountId));
  await database.db.update(accounts).set({ status: 'Black List' }).where(eq(accounts.id, recruiter.accountId));
  await expect(open(path)).rejects.toMatchObject(NOT_FOUND);
});

it('a profile picture opens for everybody while its card is shown, and no longer', async () => {
  const picture = await keepAs(owner.accountId, 'profile_picture');
  const show = (showCard: boolean) =>
    database.db
      .update(candidates)
      .set({ showCard, profilePicFileId: picture.id })
      .where(eq(candidates.accountId, owner.accountId));
  await show(true);
  const { body, headers } = await open(publicFilePath(picture));
  body.destroy();
  expect(headers).toMatchObject({
    'Cache-Control': 'public, max-age=300',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  await show(false);
  await expect(open(publicFilePath(picture))).rejects.toMatchObject(NOT_FOUND);
});

it('a logo opens for everybody until its recruiter is blocked; their resume opens for nobody else', async () => {
  const recruiter = await aRecruiter(database.db);
  const logo = await keepAs(recruiter.accountId, 'company_logo');
  (await open(publicFilePath(logo))).body.destroy();
  const own = await keep(recruiter.accountId, 'recruiter_resume');
  (await openAs(recruiter, own)).body.destroy();
  await expect(openAs(owner, own)).rejects.toMatchObject(NOT_FOUND);
  await expect(openAs(await aRecruiter(database.db), own)).rejects.toMatchObject(NOT_FOUND);
  await database.db.update(accounts).set({ status: 'Block' }).where(eq(accounts.id, recruiter.accountId));
  await expect(open(publicFilePath(logo))).rejects.toMatchObject(NOT_FOUND);
});

it('what a browser cannot show safely is saved, under a name that stays inside its header', async () => {
  const file = await keep(owner.accountId, 'resume', docxDocument(), 'रीता "CV";\r\nX: y.docx');
  const { body, headers } = await openAs(owner, file);
  body.destroy();
  expect(headers?.['Content-Disposition']).toBe(
    `attachment; filename="CVX y.docx"; filename*=UTF-8''%E0%A4%B0%E0%A5%80%E0%A4%A4%E0%A4%BE%20CV%3BX%20y.docx`,
  );
});

it('a row whose bytes are gone answers as no row does', async () => {
  const [row] = await database.db.select().from(files).where(eq(files.id, resume.id));
  await home.remove(row?.storageKey ?? '');
  await expect(openAs(owner)).rejects.toMatchObject(NOT_FOUND);
});
