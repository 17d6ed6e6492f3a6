import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { VISITOR } from '#server/caller.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { metaFrom, testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';

const deps = testDeps();
/** The same setup with an SMTP server, so that its email is delivered. */
const withMail = () =>
  createEndpoint({
    ...deps,
    db: deps.db,
    settings: { ...deps.settings, smtpUrl: 'smtp://mail.example.in' },
    limits: deps.limits,
    files: deps.files,
  });
const UNCONFIRMED = { code: 'EMAIL_UNCONFIRMED', status: 403 };
const NOBODY = '0195f3a0-1111-7000-8000-000000000000';

it('where mail leaves the house, the candidate database opens once the recruiter has confirmed the address', async () => {
  const { call } = withMail();
  const recruiter = await aRecruiter(deps.db);
  const { accountId: id } = await aCandidate(deps.db);
  const list = () => call('listCandidates', { query: {} }, recruiter, metaFrom());
  await expect(list()).rejects.toMatchObject(UNCONFIRMED);
  // The refusal must not depend on whether the candidate exists.
  for (const one of [id, NOBODY]) {
    await expect(call('getCandidate', { params: { id: one } }, recruiter, metaFrom())).rejects.toMatchObject(
      UNCONFIRMED,
    );
  }
  expect((await call('getAccount', {}, recruiter, metaFrom())).body).toMatchObject({ confirmationNeeded: true });

  await deps.db.update(accounts).set({ emailConfirmedAt: new Date() }).where(eq(accounts.id, recruiter.accountId));
  expect((await list()).total).toBeGreaterThan(0);
  expect((await call('getAccount', {}, recruiter, metaFrom())).body).toMatchObject({
    confirmationNeeded: false,
    emailConfirmed: true,
  });
});

it('an own applicant is seen without, and people see themselves and shown cards', async () => {
  const { call } = withMail();
  const recruiter = await aRecruiter(deps.db);
  const candidate = await aCandidate(deps.db);
  await anApplication(deps.db, await aJob(deps.db, { recruiterId: recruiter.accountId }), candidate);
  const open = (caller: typeof recruiter) =>
    call('getCandidate', { params: { id: candidate.accountId } }, caller, metaFrom());
  expect((await open(recruiter)).body).toHaveProperty('email');
  await expect(open(await aRecruiter(deps.db))).rejects.toMatchObject(UNCONFIRMED);
  expect((await call('listCandidates', { query: {} }, VISITOR, metaFrom())).body).toBeDefined();
});

it('without an SMTP server nothing is asked', async () => {
  const { call } = createEndpoint(deps);
  const recruiter = await aRecruiter(deps.db);
  expect((await call('listCandidates', { query: {} }, recruiter, metaFrom())).body).toBeDefined();
  expect((await call('getAccount', {}, recruiter, metaFrom())).body).toMatchObject({
    confirmationNeeded: false,
    emailConfirmed: false,
  });
});
