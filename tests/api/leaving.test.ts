import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import type { Member } from '#server/caller.ts';
import { accounts } from '#server/database/schema/index.ts';
import type { RawInput } from '#server/endpoint.ts';
import { hashPassword } from '#server/modules/accounts/passwords.ts';
import { isProblem } from '#server/problem.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, hiringDesk } from '#tests/support/hiring.ts';

const database = testDatabase();
const desk = hiringDesk(database);
const PASSWORD = 'correct horse battery';
const TRIES = 4;

let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD, 'a test');
});

type Hiring = Awaited<ReturnType<typeof aHiring>>;
type Asked = readonly [name: CallName, raw: RawInput, caller: Member];

const save = ({ job, candidate }: Hiring): Asked => ['saveJob', { params: { jobId: job.id } }, candidate];
const invite = ({ job, candidate, recruiter }: Hiring): Asked => [
  'inviteCandidate',
  { params: { id: candidate.accountId }, body: { jobId: job.id, message: '' } },
  recruiter,
];

const enquire =
  (who: 'candidate' | 'recruiter') =>
  (hiring: Hiring): Asked => [
    'submitInquiry',
    { body: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', message: 'When is the meetup?' } },
    hiring[who],
  ];

/** The hiring actions are in `state-machines.test.ts`. */
test.each([
  ['a job is saved', save, 'candidate'],
  ['a job is saved', save, 'recruiter'],
  ['somebody is invited', invite, 'candidate'],
  ['somebody is invited', invite, 'recruiter'],
  ['an enquiry is sent', enquire('candidate'), 'candidate'],
  ['an enquiry is sent', enquire('recruiter'), 'recruiter'],
] as const)('%s while somebody leaves: one of both waits, and nothing breaks', async (_, asked, who) => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const hiring = await aHiring(database.db);
    await database.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, hiring[who].accountId));
    const [name, raw, caller] = asked(hiring);
    const outcomes = await Promise.allSettled([
      desk.call(name, raw, caller),
      desk.call('deleteAccount', { body: { password: PASSWORD } }, hiring[who]),
    ]);
    const broken = outcomes.flatMap((one) => (one.status === 'rejected' && !isProblem(one.reason) ? [one.reason] : []));
    expect(broken).toEqual([]);
    expect(await database.db.$count(accounts, eq(accounts.id, hiring[who].accountId))).toBe(0);
  }
});
