import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { accounts, admins, applications, jobs } from '#server/database/schema/index.ts';
import { inDays } from '#tests/support/days.ts';
import { applyForm, aResume } from '#tests/support/hiring.ts';
import { openHouse } from '#tests/support/house.ts';
import { aPosting } from '#tests/support/jobs.ts';
import { aPicture, candidateForm, recruiterForm } from '#tests/support/registrations.ts';

const house = openHouse();
const STRANGER = '0195f3a0-0000-7000-8000-000000000000';

/** Attempts to gain rights: plain, nested and repeated fields. */
const CLAIMS: Readonly<Record<string, unknown>> = {
  role: 'admin',
  userType: 'Super Admin',
  userStatus: 'Active',
  status: 'Active',
  kind: 'admin',
  super: true,
  isAdmin: true,
  userCode: 'SADM1',
  _id: STRANGER,
  id: STRANGER,
  accountId: STRANGER,
  userId: STRANGER,
  candidateId: STRANGER,
  recruiterId: STRANGER,
  postedBy: STRANGER,
  recruiterCode: 'RCT1',
  contactEmail: 'victim@example.in',
  createdAt: '2001-01-01T00:00:00Z',
  appliedAt: '2001-01-01T00:00:00Z',
  companyVerified: true,
  verifiedCompanyName: 'Tata',
  verified: true,
  version: 99,
  jobStatus: 'Black List',
  rating: 5,
  notes: [{ text: 'x' }],
  profilePicFileId: STRANGER,
  resumeFileId: STRANGER,
  account: { kind: 'admin', status: 'Active' },
  user: { role: 'admin' },
};

const multipart = async (
  fields: object,
  files: Readonly<Record<string, { originalName: string; bytes: Uint8Array }>>,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
  for (const [name, { originalName, bytes }] of Object.entries(files))
    form.append(name, new Blob([new Uint8Array(bytes)]), originalName);
  const sent = new Response(form);
  return {
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    body: Buffer.from(await sent.arrayBuffer()),
  };
};

const accountOf = async (email: string) => {
  const rows = await house.deps.db.select().from(accounts).where(eq(accounts.email, email));
  expect(rows).toHaveLength(1);
  return rows[0];
};

describe('claims in a body about its own rights are ignored', () => {
  // The first registration form has a field `role` for the job title, so that one may stay.
  const registrations: readonly { name: CallName; kind: string; status: string; form: () => { email: string } }[] = [
    { name: 'registerCandidate', kind: 'candidate', status: 'Not Active', form: candidateForm },
    { name: 'registerRecruiter', kind: 'recruiter', status: 'Active', form: recruiterForm },
  ];
  test.each(registrations)('$name, as JSON and as a form', async ({ name, kind, status, form }) => {
    const files =
      name === 'registerCandidate' ? { profilePic: await aPicture(), resumeUpload: aResume().resume } : undefined;
    for (const asForm of [false, true]) {
      const body = { ...form(), ...CLAIMS, userStatus: asForm ? ['Active', 'Block'] : 'Black List' };
      const sent = asForm ? await multipart(body, files ?? {}) : { body };
      const answer = await house.send(name, sent);
      expect(answer.body).toMatch(/Registration successful/);
      const account = await accountOf(body.email);
      expect(account).toMatchObject({ kind, status, version: 1 });
      expect(account?.id).not.toBe(STRANGER);
      expect(account?.userCode).toMatch(kind === 'candidate' ? /^CAND\d+$/ : /^RCT\d+$/);
      expect(account?.createdAt.getFullYear()).toBeGreaterThan(2001);
    }
    expect(await house.deps.db.select().from(admins)).toHaveLength(2);
  });

  test('createJob and updateJob: owner, contact, code and status are the server’s', async () => {
    const { tokens, things } = house.members();
    const posted = await house.send('createJob', {
      token: tokens.recruiter,
      body: { ...aPosting(), ...CLAIMS, applicationDeadline: { start: '2026-01-01', end: inDays(300) } },
    });
    expect(posted.statusCode).toBe(201);
    const job = posted.json();
    expect(job).toMatchObject({
      postedBy: things.recruiterId,
      jobStatus: 'Active',
      companyVerified: false,
      version: 1,
    });
    expect(job.contactEmail).not.toBe('victim@example.in');
    const { jobStatus: _frozen, ...claims } = CLAIMS;
    const edited = await house.send('updateJob', {
      token: tokens.recruiter,
      params: { id: job._id },
      body: { ...claims, title: 'Another title' },
    });
    expect(edited.json()).toMatchObject({ _id: job._id, postedBy: things.recruiterId, contactEmail: job.contactEmail });
    const [row] = await house.deps.db.select().from(jobs).where(eq(jobs.id, job._id));
    expect(row).toMatchObject({ recruiterId: things.recruiterId, status: 'Active', version: 2 });
  });

  test('a recruiter cannot freeze or unfreeze their own job by any call', async () => {
    const { tokens, things } = house.members();
    const frozen = { token: tokens.recruiter, params: { id: things.jobId } };
    for (const jobStatus of ['Block', 'Black List']) {
      expect((await house.send('setJobStatus', { ...frozen, body: { jobStatus } })).statusCode).toBe(403);
      expect((await house.send('updateJob', { ...frozen, body: { jobStatus } })).statusCode).toBe(403);
    }
    await house.send('setJobStatus', { ...frozen, token: tokens.admin, body: { jobStatus: 'Block', reason: 'Fees.' } });
    for (const jobStatus of ['Active', 'Closed', 'Not Active', 'active', 'Inactive']) {
      expect((await house.send('setJobStatus', { ...frozen, body: { jobStatus } })).statusCode).toBe(403);
      expect((await house.send('updateJob', { ...frozen, body: { jobStatus } })).statusCode).toBe(403);
    }
    await house.send('updateJob', { ...frozen, body: { title: 'Still frozen' } });
    const [row] = await house.deps.db.select().from(jobs).where(eq(jobs.id, things.jobId));
    expect(row?.status).toBe('Block');
    await house.send('setJobStatus', { ...frozen, token: tokens.admin, body: { jobStatus: 'Active' } });
  });

  test('submitApplication: whose it is, its state and its rating are the server’s', async () => {
    const { tokens, things } = house.members();
    const { jobId } = things;
    const sent = await multipart({ ...CLAIMS, ...applyForm(jobId), email: 'victim@example.in' }, aResume());
    const answer = await house.send('submitApplication', { ...sent, token: tokens.other_candidate });
    expect(answer.statusCode).toBe(201);
    const [row] = await house.deps.db.select().from(applications).where(eq(applications.id, answer.json()._id));
    expect(row).toMatchObject({ status: 'pending', rating: null, version: 1, jobId });
    expect(row?.email).not.toBe('victim@example.in');
    expect(row?.candidateId).not.toBe(STRANGER);
    expect(row?.resumeFileId).not.toBe(STRANGER);
  });
});
