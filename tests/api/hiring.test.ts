import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Member } from '#server/caller.ts';
import { sessions } from '#server/database/schema/index.ts';
import { testDatabase } from '#tests/support/database.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aHiring, applyForm, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';

const database = testDatabase();
const desk = hiringDesk(database);
let app: FastifyInstance;

beforeAll(async () => {
  app = await buildApp(desk.deps);
});
afterAll(() => app.close());

const bearer = async (member: Member): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await database.db.insert(sessions).values({
    tokenHash: createHash('sha256').update(token).digest(),
    accountId: member.accountId,
    kind: member.kind === 'super_admin' ? 'admin' : member.kind,
    lastSeenAt: FRIDAY,
    expiresAt: new Date(FRIDAY.getTime() + 3_600_000),
  });
  return `Bearer ${token}`;
};

const send = async (member: Member, options: InjectOptions & { headers?: Record<string, string> }) =>
  app.inject({ ...options, headers: { authorization: await bearer(member), ...options.headers } });

/** Builds a multipart body of these fields and a resume. */
const multipart = (fields: Record<string, unknown>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('resume', new Blob([new Uint8Array(pdfDocument())], { type: 'application/pdf' }), 'cv.pdf');
  return new Response(form);
};

const applyOver = async (member: Member, jobId: string, headers: Record<string, string> = {}) => {
  const body = multipart(applyForm(jobId));
  return send(member, {
    method: 'POST',
    url: '/api/applyjobs',
    headers: { 'content-type': body.headers.get('content-type') ?? '', ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
  });
};

describe('hiring over HTTP', () => {
  it('answers 201 to a multipart application, and to one of ten concurrent ones', async () => {
    const { candidate, job } = await aHiring(database.db);
    const answers = await Promise.all(Array.from({ length: 10 }, () => applyOver(candidate, job.jobCode)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toEqual({
      message: 'You have already applied to this job.',
      error: 'You have already applied to this job.',
      code: 'ALREADY_APPLIED',
    });
  });

  it('completes a whole hiring on the specification’s paths', async () => {
    const { candidate, recruiter, job } = await aHiring(database.db);
    const applied = await applyOver(candidate, job.id);
    const { _id } = applied.json();

    const listed = await send(recruiter, { method: 'GET', url: '/api/applyjobs?limit=1&status=pending' });
    expect(listed.headers['x-total-count']).toBe('1');
    expect(listed.json()).toMatchObject([{ _id, status: 'pending' }]);

    const accept = { method: 'PUT', url: `/api/applyjobs/${_id}/status`, payload: { status: 'accepted' } } as const;
    const accepted = await send(recruiter, { ...accept, headers: { 'if-match': '"1"' } });
    expect(accepted.json()).toMatchObject({ message: 'Status updated successfully', status: 'accepted' });
    const stale = await send(recruiter, {
      ...accept,
      payload: { status: 'rejected' },
      headers: { 'if-match': '"1"' },
    });
    expect(stale.statusCode).toBe(412);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current: { _id, status: 'accepted' } });

    const scheduled = await send(recruiter, {
      method: 'POST',
      url: '/api/interviews/schedule',
      payload: interviewForm(_id),
    });
    expect(scheduled.statusCode).toBe(201);
    const moved = await send(recruiter, {
      method: 'PUT',
      url: `/api/interviews/reschedule/${_id}`,
      payload: interviewForm(_id, { interviewDateTime: '2026-11-25 15:00', rescheduled: true }),
    });
    expect(moved.json()).toMatchObject({ success: true, message: 'Interview rescheduled successfully!' });
    const interviews = await send(candidate, { method: 'GET', url: '/api/interviews' });
    expect(interviews.json()).toMatchObject({ success: true, data: [{ applicationId: _id, rescheduled: true }] });
    expect(interviews.headers['x-total-count']).toBe('1');
    const cancelled = await send(recruiter, { method: 'DELETE', url: `/api/interviews/${_id}` });
    expect(cancelled.json()).toMatchObject({ success: true, data: { status: 'Cancelled' } });
    const withdrawn = await send(candidate, { ...accept, payload: { status: 'withdrawn' } });
    expect(withdrawn.json()).toMatchObject({ status: 'withdrawn' });
  });

  it('gives the first answer again to the same Idempotency-Key', async () => {
    const { candidate, recruiter, job } = await aHiring(database.db);
    const { _id } = (await applyOver(candidate, job.id)).json();
    await send(recruiter, { method: 'PUT', url: `/api/applyjobs/${_id}/status`, payload: { status: 'accepted' } });
    const authorization = await bearer(recruiter);
    const schedule = () =>
      app.inject({
        method: 'POST',
        url: '/api/interviews/schedule',
        headers: { authorization, 'idempotency-key': 'once' },
        payload: interviewForm(_id),
      });
    const first = await schedule();
    const second = await schedule();
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });

  it.each([
    ['GET', '/api/applyjobs'],
    ['GET', '/api/applyjobs/stats'],
    ['GET', '/api/interviews'],
    ['GET', '/api/job-offers'],
    ['POST', '/api/applyjobs'],
  ] as const)('%s %s needs a session', async (method, url) => {
    expect((await app.inject({ method, url })).statusCode).toBe(401);
  });
});
