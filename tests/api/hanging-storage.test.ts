import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { files } from '#server/database/schema/index.ts';
import { createLimits } from '#server/limits.ts';
import type { FileStorage } from '#server/modules/files/public.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { openHouse } from '#tests/support/house.ts';
import { aPicture, candidateForm, recruiterForm } from '#tests/support/registrations.ts';

const house = openHouse();
let app: FastifyInstance;
let url = '';

/** Runs during each upload to storage; without it uploads work normally. */
let hang: (() => Promise<void>) | undefined;
let putting = 0;

const storage: FileStorage = {
  async put(key, bytes) {
    putting += 1;
    await hang?.();
    await house.deps.files.put(key, bytes);
  },
  open: (key) => house.deps.files.open(key),
  remove: (key) => house.deps.files.remove(key),
  list: () => house.deps.files.list(),
};

beforeAll(async () => {
  app = await buildApp({ ...house.deps, files: storage, limits: createLimits({ enabled: false }) });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  hang = undefined;
  putting = 0;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

const pdf = (): Blob => new Blob([new Uint8Array(pdfDocument())], { type: 'application/pdf' });
const picture = async (): Promise<Blob> => new Blob([new Uint8Array((await aPicture()).bytes)], { type: 'image/png' });

const sendForm = (
  method: string,
  path: string,
  parts: Readonly<Record<string, string | Blob>>,
  token?: string,
): Promise<Response> => {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string') body.append(name, part);
    else body.append(name, part, part.type === 'image/png' ? 'me.png' : 'cv.pdf');
  return fetch(url + path, { method, body, headers: token ? { Authorization: `Bearer ${token}` } : {} });
};

/** Every call that stores a file. */
const uploads = async (): Promise<(() => Promise<Response>)[]> => {
  const { tokens, things } = house.members();
  const application = {
    fullName: 'Asha Rao',
    phone: '+91 98765 43210',
    experience: '2',
    education: "Bachelor's Degree",
  };
  const [face, logo] = [await picture(), await picture()];
  return [
    () =>
      sendForm(
        'POST',
        '/api/applyjobs',
        { ...application, skills: 'TypeScript', jobId: things.jobId, resume: pdf() },
        tokens.other_candidate,
      ),
    () =>
      sendForm(
        'PUT',
        `/api/candidates/${things.candidateId}`,
        { city: 'Pune', profilePic: face, resumeUpload: pdf() },
        tokens.candidate,
      ),
    () => sendForm('POST', '/api/certifications/upload', { file: pdf(), title: 'CKA' }, tokens.candidate),
    () =>
      sendForm(
        'PUT',
        `/api/recruiters/recruiter/${things.recruiterId}`,
        { city: 'Pune', avatar: face, companyLogoUpload: logo },
        tokens.recruiter,
      ),
    () =>
      sendForm('POST', '/api/register', {
        ...candidateForm({ email: 'asha.once@example.in' }),
        terms: 'true',
        profilePic: face,
        resumeUpload: pdf(),
      }),
    () =>
      sendForm('POST', '/api/recruiters/register', {
        ...recruiterForm({ companyName: 'Narmada Tools' }),
        terms: 'true',
        companyLogoUpload: logo,
      }),
  ];
};

const storedKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of house.deps.files.list()) keys.push(key);
  return keys;
};

test('while storage hangs, uploads hold no database connection, and other calls are answered', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  hang = () => promise;
  const rows = await house.deps.db.$count(files);
  const all = await uploads();
  const answers = all.map((upload) => upload());
  await expect.poll(() => putting, { timeout: 5_000 }).toBeGreaterThanOrEqual(4);
  await new Promise((resolve) => setTimeout(resolve, 200));

  const { db } = house.deps;
  const pool = '$client' in db ? db.$client : undefined;
  expect(pool && pool.totalCount - pool.idleCount).toBe(0);
  const began = performance.now();
  const others = await Promise.all(Array.from({ length: 8 }, () => fetch(`${url}/api/jobpostingform/jobs`)));
  expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
  expect(performance.now() - began).toBeLessThan(2_000);

  reject(Object.assign(new Error('The file storage failed.'), { name: 'StorageFailure' }));
  for (const answer of await Promise.all(answers)) {
    expect([answer.url, answer.status]).toEqual([answer.url, 503]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await house.deps.db.$count(files)).toBe(rows);
});

test('an upload is stored if storage answers, and nothing if the call is refused', async () => {
  const before = new Set(await storedKeys());
  for (const upload of await uploads()) {
    const answer = await upload();
    expect([answer.url, answer.status, await answer.text()]).toEqual([
      answer.url,
      answer.ok ? answer.status : 0,
      expect.any(String),
    ]);
  }
  const kept = (await storedKeys()).filter((key) => !before.has(key));
  const rows = await house.deps.db.select({ key: files.storageKey }).from(files);
  expect(kept.length).toBe(9);
  expect(kept.every((key) => rows.some((row) => row.key === key))).toBe(true);

  // A repetition: already applied, and an email address already in use.
  const [apply, , , , register] = await uploads();
  for (const again of [apply, register]) expect((await again?.())?.status).toBe(409);
  expect((await storedKeys()).length).toBe(before.size + kept.length);
});
