import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { prepareMail } from '#server/modules/mail/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aHiring, applyForm, hiringDesk } from '#tests/support/hiring.ts';
import { candidateForm, PASSWORD } from '#tests/support/registrations.ts';
import { speaking } from '#texts/spoken.ts';
import * as applyPage from '#web/pages/lite/apply.tsx';

/** An unfinished translation is complete for applying: the server's messages, its emails and the form. */
const database = testDatabase();
const desk = hiringDesk(database);
const TAMIL = /\p{Script=Tamil}/u;
let app: FastifyInstance;
let origin = '';

beforeAll(async () => {
  app = await buildApp(desk.deps);
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body,
    headers: {
      'accept-language': 'ta',
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  return { status: answer.status, said: await answer.json() };
};

const multipart = (fields: Record<string, unknown>, file: string): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append(file, new Blob([new Uint8Array(pdfDocument())], { type: 'application/pdf' }), 'cv.pdf');
  return form;
};

it('registers, signs in, applies and gets emails in Tamil', async () => {
  const { job } = await aHiring(database.db);
  const person = candidateForm();
  const wrong = await post('/api/login', JSON.stringify({ email: person.email, password: 'Nobody has this, 1' }));
  expect(wrong).toMatchObject({ status: 401, said: { message: expect.stringMatching(TAMIL) } });
  const registered = await post('/api/register', JSON.stringify({ ...person, terms: true }));
  expect(registered.status).toBe(201);
  const { said: session } = await post('/api/login', JSON.stringify({ email: person.email, password: PASSWORD }));
  expect(session.userData.language).toBe('ta');

  const signedIn = { authorization: `Bearer ${session.token}` };
  const incomplete = await post('/api/applyjobs', multipart(applyForm(job.id, { skills: '' }), 'resume'), signedIn);
  expect(incomplete).toMatchObject({ status: 400, said: { message: expect.stringMatching(TAMIL) } });
  const applied = await post('/api/applyjobs', multipart(applyForm(job.id), 'resume'), signedIn);
  expect(applied.status).toBe(201);
  const again = await post('/api/applyjobs', multipart(applyForm(job.id), 'resume'), signedIn);
  expect(again).toMatchObject({ status: 409, said: { message: expect.stringMatching(TAMIL) } });

  const queued = (await desk.mails()).filter(({ to }) => to === person.email);
  const mails = await Promise.all(queued.map((mail) => prepareMail(desk.deps, mail)));
  expect(mails.map((mail) => mail?.subject).join()).toContain(job.title);
  for (const mail of mails) {
    expect(mail?.subject).toMatch(TAMIL);
    expect(mail?.text).toContain('http://localhost:3000/ta/');
  }
});

it('fills in a form whose labels are Tamil, on a page that says so', async () => {
  const { job } = await aHiring(database.db);
  const context = {
    get: () => ({
      publicUrl: origin,
      now: desk.deps.now(),
      demoData: 'none',
      call: (name: 'getJob') => desk.call(name, { params: { id: job.id } }, { kind: 'visitor' }),
    }),
  };
  const page = await speaking('ta', () =>
    applyPage.loader({
      request: new Request(`${origin}/lite/apply/${job.id}`),
      params: { id: job.id },
      context,
    } as unknown as Parameters<typeof applyPage.loader>[0]),
  );
  const html = await page.text();
  expect(html).toContain('<html lang="ta-IN"');
  expect(html).toContain('<link rel="stylesheet" href="/');
  const labels = [...html.matchAll(/<label[^>]*>([\s\S]*?)<(?:small|input|textarea|select|\/label)/g)].map(
    ([, label = '']) => label,
  );
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.filter((label) => !TAMIL.test(label))).toEqual([]);
});
