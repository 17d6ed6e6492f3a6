import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { demoDataShown } from '#server/database/demo-mark.ts';
import {
  accounts,
  applications,
  enquiries,
  files,
  jobFraudSigns,
  jobs,
  reports,
  savedJobs,
} from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { createLimits } from '#server/limits.ts';
import { importJobs } from '#server/modules/jobs/public.ts';
import { assertNoDemoAccounts } from '#server/refuse-demo-accounts.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { fillDemoData } from './fill-demo-data.ts';
import { removeDemoData } from './remove-demo-data.ts';

const deps = testDeps();
const fill = () =>
  fillDemoData(deps, (db, moment) =>
    createEndpoint({ ...deps, db, limits: createLimits({ enabled: false }), now: () => moment }),
  );
const open = () => ({ ...deps.settings, loopback: false });
const REFUSED =
  'Demo accounts can sign in here, and HOST and PUBLIC_URL let others reach this portal: run npm run demo:remove first.';

beforeAll(async () => {
  await fill();
});

test('a portal that others can reach refuses to start while a demo account can sign in', async () => {
  await expect(assertNoDemoAccounts({ db: deps.db, settings: open() })).rejects.toThrow(REFUSED);
  await expect(assertNoDemoAccounts(deps)).resolves.toBeUndefined();
  const before = await deps.db.select({ id: accounts.id, status: accounts.status }).from(accounts);
  await deps.db.update(accounts).set({ status: 'Block' });
  await expect(assertNoDemoAccounts({ db: deps.db, settings: open() })).resolves.toBeUndefined();
  for (const { id, status } of before) await deps.db.update(accounts).set({ status }).where(eq(accounts.id, id));
});

test('the strip says that all is invented, until something else is in the database', async () => {
  expect(await demoDataShown(deps.db)).toBe('only');
  const [recruiter] = await deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.kind, 'recruiter'));
  const csv = 'Title,Company,City,Skills\nReal Baker,Bread & Co,Pune,Baking\n';
  await importJobs(deps, { recruiterId: recruiter?.id, csv: Readable.from([csv]) });
  expect(await demoDataShown(deps.db)).toBe('mixed');
});

test('removing takes the demo data whole, and leaves what is not invented', async () => {
  const recruiter = await aRecruiter(deps.db, { companyName: 'Real & Co' });
  const job = await aJob(deps.db, { recruiterId: recruiter.accountId, title: 'Real job' });
  const candidate = await aCandidate(deps.db);
  const [demoJob] = await deps.db.select().from(jobs).where(eq(jobs.companyName, 'Nilgiri Systems'));
  if (!demoJob) throw new Error('There is no demo job.');
  await anApplication(deps.db, job, candidate);
  await anApplication(deps.db, demoJob, candidate);
  await deps.db
    .insert(savedJobs)
    .values({ candidateId: candidate.accountId, jobId: demoJob.id, createdAt: new Date() });
  const [demoPerson] = await deps.db.select().from(accounts).where(like(accounts.email, '%.example'));
  await deps.db.insert(enquiries).values({
    kind: 'inquiry',
    name: 'A demo person',
    email: 'asha@example.in',
    phone: '9876543210',
    message: 'Tried the form',
    accountId: demoPerson?.id,
  });

  const removed = await removeDemoData(deps);
  expect(removed).toMatchObject({ accounts: 45, imported: 1 });
  expect(await deps.db.select({ code: accounts.userCode }).from(accounts)).toHaveLength(2);
  const kept = await deps.db.select({ title: jobs.title, forNobody: jobs.forNobody }).from(jobs);
  expect(kept.sort((a, b) => a.title.localeCompare(b.title))).toEqual([
    { title: 'Real Baker', forNobody: true },
    { title: 'Real job', forNobody: false },
  ]);
  expect(await deps.db.select({ title: applications.jobTitle }).from(applications)).toEqual([{ title: 'Real job' }]);
  for (const table of [savedJobs, reports, jobFraudSigns, enquiries, files])
    expect(await deps.db.$count(table)).toBe(0);
  for await (const object of deps.files.list()) expect(object.key).toBeUndefined();
  expect(existsSync(join(deps.settings.dataDir, 'demo-logins.txt'))).toBe(false);
  expect(deps.pageChanges).toContainEqual({ kind: 'purge', tags: ['all'] });

  expect(await demoDataShown(deps.db)).toBe('none');
  await expect(assertNoDemoAccounts({ db: deps.db, settings: open() })).resolves.toBeUndefined();
  expect(await removeDemoData(deps)).toBeUndefined();
});

test('what was removed is not filled in again, also when nobody is left', async () => {
  await deps.db.delete(applications);
  await deps.db.delete(jobs);
  await deps.db.delete(accounts);
  expect(await fill()).toBeUndefined();
});
