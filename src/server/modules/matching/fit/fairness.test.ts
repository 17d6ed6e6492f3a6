import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { CandidateCaller, RecruiterCaller } from '#server/caller.ts';
import { accounts, candidates, education, files } from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { callerOf } from '#tests/support/call.ts';
import { testDeps } from '#tests/support/deps.ts';
import { aPersonWith } from '#tests/support/fits.ts';
import { aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { refreshFits } from './refresh-fits.ts';

/* Name, gender, age, picture, address and college must not affect anybody's order and reasons. */

const deps = testDeps();
const call = callerOf(() => createEndpoint(deps));

/** Seeded, for the same numbers in each run. */
const random = (() => {
  let state = 20_261_124;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
})();
const some = <T>(all: readonly T[]): T[] => all.filter(() => random(2) === 0);
const one = <T>(all: readonly [T, ...T[]]): T => all[random(all.length)] ?? all[0];

const SKILLS = ['SQL', 'Excel', 'Python', 'Tally', 'GST', 'Hindi'];
const PEOPLE = 12;

let recruiter: RecruiterCaller;
let job: Awaited<ReturnType<typeof aJob>>;
const people: CandidateCaller[] = [];

beforeAll(async () => {
  recruiter = await aRecruiter(deps.db);
  job = await aJob(deps.db, {
    recruiterId: recruiter.accountId,
    skills: SKILLS,
    mustSkills: ['SQL'],
    experienceMin: 1,
    experienceMax: 3,
    education: "Bachelor's Degree",
  });
  for (let number = 0; number < PEOPLE; number++) {
    const person = await aPersonWith(deps.db, ['SQL', 'Excel', ...some(SKILLS.slice(2))], {
      experienceYears: random(5),
      preferredLocations: some(['Pune', 'Remote', 'Delhi']),
      expectedSalary: one([null, 300_000, 900_000]),
    });
    await deps.db
      .insert(education)
      .values({ candidateId: person.accountId, degree: one(['B.A.', '12th', 'M.Sc.']), institute: 'A College' });
    people.push(person);
  }
  for (const person of people.slice(0, 4)) await anApplication(deps.db, job, person);
});

/** All orders and reasons that anybody can read. */
const world = async () => {
  await refreshFits(deps);
  const fitting = await call('fittingCandidates', recruiter, { query: { jobId: job.jobCode } });
  const applications = await call('listApplications', recruiter, { query: { sort: '-fit' } });
  const own = [];
  for (const person of people) {
    const [best, fit] = [
      await call('bestJobs', person, { query: {} }),
      await call('ownFit', person, { params: { id: job.id } }),
    ];
    own.push({ best: best.body.map(({ job: { _id }, ...reasons }) => ({ _id, ...reasons })), fit: fit.body });
  }
  return {
    fitting: fitting.body.map(({ candidate, fit }) => ({ _id: candidate._id, fit })),
    applications: applications.body.map(({ _id, fit }) => ({ _id, fit })),
    own,
  };
};

const aPicture = async (person: CandidateCaller): Promise<string> => {
  const [file] = await deps.db
    .insert(files)
    .values({
      storageKey: crypto.randomUUID(),
      ownerId: person.accountId,
      purpose: 'profile_picture',
      mediaType: 'image/webp',
      originalName: 'me.webp',
      byteSize: 1,
      sha256: Buffer.alloc(32),
    })
    .returning({ id: files.id });
  return file?.id ?? '';
};

type Change = (person: CandidateCaller) => Promise<unknown>;

const setAccount = (person: CandidateCaller, values: Partial<typeof accounts.$inferInsert>) =>
  deps.db.update(accounts).set(values).where(eq(accounts.id, person.accountId));
const setCandidate = (person: CandidateCaller, values: Partial<typeof candidates.$inferInsert>) =>
  deps.db.update(candidates).set(values).where(eq(candidates.accountId, person.accountId));

const TRAITS: readonly (readonly [string, Change])[] = [
  [
    'the name',
    (person) =>
      setAccount(person, { firstName: one(['Asha', 'Imran', 'Joseph', 'ज़ोया']), lastName: one(['Rao', 'Khan']) }),
  ],
  ['the gender', (person) => setCandidate(person, { gender: one(['male', 'female', 'other']) })],
  ['the age', (person) => setCandidate(person, { dob: `${1960 + random(45)}-05-05` })],
  ['the picture', async (person) => setCandidate(person, { profilePicFileId: await aPicture(person), showCard: true })],
  [
    'the address',
    (person) => {
      const town = one(['Pune', 'Patna', 'Srinagar']);
      return setCandidate(person, { address: `12, ${town}`, city: town, state: 'x', zip: '411001', location: town });
    },
  ],
  [
    'the college',
    (person) =>
      deps.db
        .update(education)
        .set({ institute: one(['IIT Bombay', 'Open University', 'Jamia']), grade: one(['9.9', 'III']) })
        .where(eq(education.candidateId, person.accountId)),
  ],
];

it.each(TRAITS)('%s changes no order and no reason', async (_name, change) => {
  const before = await world();
  expect(before.fitting.length).toBeGreaterThan(3);
  for (const person of people) await change(person);
  expect(await world()).toEqual(before);
});

it('a skill does change them, so that there is something to see', async () => {
  const before = await world();
  await aPersonWith(deps.db, SKILLS);
  expect(await world()).not.toEqual(before);
});
