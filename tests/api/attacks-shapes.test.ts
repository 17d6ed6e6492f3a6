import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { candidates, jobs } from '#server/database/schema/index.ts';
import { inDays } from '#tests/support/days.ts';
import { anOffer, giveProfileResume, interviewForm } from '#tests/support/hiring.ts';
import { type Members, openHouse } from '#tests/support/house.ts';

const house = openHouse();

/** The exact keys of each response by role: an extra key is a leak, whatever its source. */
const CARD = ['_id', 'userCode', 'profilePic', 'firstName', 'lastName', 'gender', 'applyFor', 'address', 'dob'];
const DB = [
  ...CARD,
  ...['email', 'phone', 'userStatus', 'userType', 'createdAt', 'experience', 'location', 'title'],
  ...['resumePath', 'keySkills'],
];
const SWITCHES = ['showCard', 'findable', 'version', 'resumeName'];
const SELF = [
  ...DB,
  ...SWITCHES,
  ...['noticePeriod', 'expectedSalary', 'currentCompany', 'resumeBytes', 'resumeUploadedAt'],
  ...['city', 'state', 'zip', 'profileHeadline', 'preferredLocations', 'fresher', 'education', 'experiences'],
  ...['projects', 'certificates', 'contactInfo', 'socialLinks', 'hobbies'],
];
const FOR_ADMINS = [...DB, ...SWITCHES, 'applications', 'statusReason', 'lastActiveAt'];
const PROFILE = ['overallProfileCompletion', 'profileCompletion'];

const JPUB = [
  ...['_id', 'jobId', 'title', 'companyName', 'companySlug', 'companyVerified', 'industry', 'department', 'workMode'],
  ...['unknown', 'takesApplications', 'mustSkills', 'education'],
  ...['employmentType', 'jobType', 'location', 'experience', 'skills', 'description', 'responsibilities'],
  ...['requirements', 'companyInfo', 'companyDescription', 'applicationDeadline', 'durationMonths', 'startDate'],
  ...['answerDays', 'jobStatus', 'createdAt', 'postedDate', 'postedTime'],
];
const JCAND = [...JPUB, 'contactEmail', 'recruiterCode'];
const JOWN = [...JCAND, 'salary', 'postedBy', 'version', 'applications', 'may'];

const KPUB = ['_id', 'companyName', 'companyLogo', 'companyVerified'];
const KSELF = [
  ...KPUB,
  ...['companyLogoPath', 'userCode', 'firstName', 'lastName', 'email', 'phone', 'address', 'country', 'state'],
  ...['city', 'pincode', 'userStatus', 'userType', 'avatar', 'avatarPath', 'resumePath', 'createdAt', 'version'],
];
const KADMIN = [...KSELF, 'jobs', 'statusReason', 'lastActiveAt'];

const APPLICATION = [
  ...['_id', 'fullName', 'email', 'phone', 'experience', 'currentCompany', 'expectedSalary', 'noticePeriod'],
  ...['education', 'skills', 'coverLetter', 'jobTitle', 'jobId', 'jobPostId', 'companyName', 'location'],
  'employmentType',
  ...[
    'appliedAt',
    'updatedAt',
    'acceptedAt',
    'status',
    'outcome',
    'stateAt',
    'lastEvent',
    'contactEmail',
    'recruiterCode',
    'candidateId',
    'candidateCode',
  ],
  ...['interviewScheduled', 'interviewStatus', 'interviewDetails', 'version', 'may'],
];
const INTERVIEW = [
  ...['_id', 'applicationId', 'scheduleId', 'jobTitle', 'jobId', 'role', 'currentCompany', 'interviewDateTime'],
  ...['location', 'contact', 'contactNo', 'description', 'hrNotes', 'scheduledBy', 'status', 'rescheduled'],
  ...['createdAt', 'updatedAt', 'version', 'may'],
];
const INTERVIEW_OF_THEIRS = [...INTERVIEW, 'recruiterId', 'candidateId', 'candidateName', 'candidateRecord'];
const OFFER = [
  ...['id', '_id', 'applicationId', 'jobTitle', 'company', 'location', 'salary', 'employmentType', 'date', 'startDate'],
  ...['expiresOn', 'letter', 'status', 'version', 'may'],
];
const ACCOUNT = [
  ...[
    'language',
    '_id',
    'email',
    'userCode',
    'firstName',
    'lastName',
    'userType',
    'userStatus',
    'phone',
    'createdAt',
    'confirmationNeeded',
    'emailConfirmed',
    'pushKey',
  ],
];
const EVENT = ['event', 'at', 'by'];

type Who = 'visitor' | keyof Members['tokens'];

const ask = async (name: CallName, who: Who, id?: string, query = '') => {
  const { tokens } = house.members();
  const answer = await house.send(name, {
    token: who === 'visitor' ? undefined : tokens[who],
    params: id ? { id, applicationId: id } : {},
    query,
  });
  if (answer.statusCode !== 200) throw new Error(`${name} as ${who}: ${answer.statusCode} ${answer.body}`);
  return answer.json();
};

const keysOf = (thing: unknown): string[] => Object.keys(Object(thing)).sort();
const expectKeys = (thing: unknown, keys: readonly string[]): void => expect(keysOf(thing)).toEqual([...keys].sort());

beforeAll(async () => {
  const { tokens, things } = house.members();
  const { db } = house.deps;
  await db
    .update(candidates)
    .set({ showCard: true, gender: 'female', applyFor: 'Job' })
    .where(sql`account_id = ${things.candidateId}`);
  await giveProfileResume(db, { kind: 'candidate', accountId: things.candidateId, userCode: '', sessionId: '' });
  await db.update(jobs).set({ salaryMin: 1, showSalary: false }).where(sql`id = ${things.jobId}`);
  await house.send('setApplicationStatus', {
    token: tokens.recruiter,
    params: { id: things.applicationId },
    body: { status: 'accepted' },
  });
  const scheduled = await house.send('scheduleInterview', {
    token: tokens.recruiter,
    body: interviewForm(things.applicationId, { interviewDateTime: `${inDays(30)}T10:00` }),
  });
  expect(scheduled.statusCode).toBe(201);
  await anOffer(db, { applicationId: things.applicationId, expiresOn: inDays(300) });
});

const mine = (id: string) => (thing: { _id: string }) => thing._id === id;

describe('a candidate', () => {
  test.each<[Who, readonly string[], (readonly string[])?]>([
    ['visitor', CARD],
    ['other_candidate', CARD],
    ['other_recruiter', DB],
    // With the application to their job.
    ['recruiter', [...DB, 'applicationId'], DB],
    ['candidate', SELF],
    ['admin', FOR_ADMINS, [...FOR_ADMINS, ...PROFILE]],
    ['super_admin', FOR_ADMINS, [...FOR_ADMINS, ...PROFILE]],
  ])('as %s reads them, alone and in the list', async (who, keys, alone = keys) => {
    const id = house.members().things.candidateId;
    expectKeys(await ask('getCandidate', who, id), alone);
    expectKeys((await ask('listCandidates', who)).find(mine(id)), keys);
  });

  test('in another candidate’s list, only that candidate is complete', async () => {
    const listed = await ask('listCandidates', 'other_candidate');
    expect(listed.map(keysOf).filter((keys: string[]) => keys.includes('email'))).toHaveLength(1);
    expect(keysOf(listed[0])).toContain('email');
  });
});

describe('a job', () => {
  test.each<[Who, readonly string[], readonly string[]]>([
    ['visitor', JPUB, JPUB],
    ['candidate', JCAND, JPUB],
    ['other_candidate', JCAND, JPUB],
    ['other_recruiter', JPUB, JPUB],
    ['recruiter', JOWN, JOWN],
    ['admin', JOWN, JOWN],
  ])('as %s reads it, alone and in the list', async (who, alone, listed) => {
    const id = house.members().things.jobId;
    expectKeys(await ask('getJob', who, id), alone);
    expectKeys((await ask('listJobs', who)).find(mine(id)), listed);
  });

  test('that shows its salary has one key more for the public', async () => {
    const id = house.members().things.jobId;
    await house.deps.db.update(jobs).set({ showSalary: true }).where(sql`id = ${id}`);
    expectKeys(await ask('getJob', 'visitor', id), [...JPUB, 'salary']);
    await house.deps.db.update(jobs).set({ showSalary: false }).where(sql`id = ${id}`);
  });
});

describe('a recruiter', () => {
  test.each<[Who, readonly string[]]>([
    ['visitor', KPUB],
    ['candidate', KPUB],
    ['other_recruiter', KPUB],
    ['recruiter', KSELF],
    ['admin', KADMIN],
  ])('as %s reads them in the list', async (who, keys) => {
    const id = house.members().things.recruiterId;
    expectKeys((await ask('listRecruiters', who)).find(mine(id)), keys);
  });

  test('alone: for themselves and administrators', async () => {
    const id = house.members().things.recruiterId;
    expectKeys(await ask('getRecruiter', 'recruiter', id), KSELF);
    expectKeys(await ask('getRecruiter', 'admin', id), KADMIN);
  });
});

describe('an application', () => {
  test.each<[Who, readonly string[], readonly string[], readonly string[]]>([
    ['candidate', ['jobToRead'], ['jobToRead'], [...INTERVIEW, 'jobToRead']],
    ['recruiter', ['rating', 'greetedAs', 'notes', 'timeline'], ['rating', 'greetedAs'], INTERVIEW_OF_THEIRS],
    ['admin', ['jobToRead'], ['jobToRead'], INTERVIEW_OF_THEIRS],
  ])('as the %s reads it, alone and in the list, with its interview', async (who, alone, listed, interview) => {
    const id = house.members().things.applicationId;
    const one = await ask('getApplication', who, id);
    expectKeys(one, [...APPLICATION, ...alone]);
    const [first] = await ask('listApplications', who);
    expectKeys(first, [...APPLICATION, ...listed]);
    for (const details of [one.interviewDetails, first.interviewDetails, (await ask('getInterview', who, id)).data])
      expectKeys(details, interview);
    expectKeys((await ask('listInterviews', who)).data[0], interview);
  });

  test.each<Who>(['candidate', 'recruiter', 'admin'])('its timeline names sides, never people: %s', async (who) => {
    for (const event of await ask('applicationTimeline', who, house.members().things.applicationId)) {
      expect(keysOf(event).filter((key) => !['from', 'to', 'detail'].includes(key))).toEqual([...EVENT].sort());
      expect(['candidate', 'recruiter', 'admin', 'system']).toContain(event.by);
    }
  });

  test('its offer names the candidate only to the other side', async () => {
    expectKeys((await ask('listOffers', 'candidate'))[0], [...OFFER, 'jobToRead']);
    for (const who of ['recruiter', 'admin'] as const)
      expectKeys((await ask('listOffers', who))[0], [...OFFER, 'candidateName']);
  });
});

test.each<[Who, readonly string[]]>([
  ['candidate', ACCOUNT],
  ['recruiter', [...ACCOUNT, 'companyName', 'companyVerified']],
  ['admin', [...ACCOUNT, 'secondFactor']],
  ['super_admin', [...ACCOUNT, 'secondFactor']],
])('the own account of a %s', async (who, keys) => {
  expectKeys(await ask('getAccount', who), keys);
});

test('no answer contains a password, a hash, a token or a disk path', async () => {
  const lists = [
    'listCandidates',
    'listJobs',
    'listRecruiters',
    'listApplications',
    'listInterviews',
    'getAccount',
  ] as const;
  for (const name of lists) {
    for (const who of ['candidate', 'recruiter', 'admin', 'super_admin'] as const) {
      const text = JSON.stringify(await ask(name, who));
      expect(text, `${name} as ${who}`).not.toMatch(/password|hash|argon2|"token|storageKey|sessionId/i);
      expect(text, `${name} as ${who}`).not.toContain(house.deps.settings.dataDir);
    }
  }
});

test('the e-mail address of a recruiter is in nothing that visitors and other recruiters read', async () => {
  const { tokens, things } = house.members();
  const { email } = await ask('getAccount', 'recruiter');
  const reads: readonly [CallName, string?][] = [
    ['listJobs'],
    ['jobFacets'],
    ['getJob', things.jobId],
    ['similarJobs', things.jobId],
    ['listRecruiters'],
    ['listCandidates'],
  ];
  for (const token of [undefined, tokens.other_recruiter]) {
    for (const [name, id] of reads) {
      const answer = await house.send(name, { token, params: id ? { id } : {} });
      expect(answer.body, name).not.toContain(email);
    }
  }
  for (const query of [`?q=${email}`, `?email=${email}`]) {
    const found = await house.send('listRecruiters', { token: tokens.other_recruiter, query });
    expect(found.headers['x-total-count'], query).toBe('0');
  }
});
