import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '#contract/routes.ts';
import { JOB_STATUSES } from '#contract/vocabularies.ts';
import { accounts, candidates, jobs } from '#server/database/schema/index.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { applyForm } from '#tests/support/hiring.ts';
import { openHouse } from '#tests/support/house.ts';
import { aJob, aRecruiter } from '#tests/support/jobs.ts';

const house = openHouse();

/** Occurs nowhere else, so any match is the hidden job. */
const UNIQUE = 'Zzyzx';

const traits = {
  title: `${UNIQUE} Keeper`,
  companyName: `${UNIQUE} Works`,
  location: `${UNIQUE} Nagar, Pune`,
  skills: [`${UNIQUE} care`],
  description: `${UNIQUE} is kept here.`,
};

interface Hidden {
  name: string;
  hide: (own: { recruiterId: string }) => Promise<{ id: string; jobCode: string }>;
}

const PAST = { deadlineStart: '2020-01-01', deadlineEnd: '2020-02-01', updatedAt: new Date('2020-02-01') };

const hiddenJobs: readonly Hidden[] = [
  ...(['Not Active', 'Block', 'Black List'] as const).map((status) => ({
    name: `a job that is ${status}`,
    hide: (own: { recruiterId: string }) => aJob(house.deps.db, { ...own, ...traits, status }),
  })),
  {
    name: 'a deleted job',
    hide: (own) => aJob(house.deps.db, { ...own, ...traits, deletedAt: new Date() }),
  },
  {
    name: 'a job that ended long ago',
    hide: (own) => aJob(house.deps.db, { ...own, ...traits, ...PAST }),
  },
  {
    name: 'a job that was closed long ago',
    hide: (own) => aJob(house.deps.db, { ...own, ...traits, ...PAST, status: 'Closed' }),
  },
  ...(['Block', 'Black List'] as const).map((status) => ({
    name: `a job of a recruiter who is in ${status}`,
    hide: async () => {
      const { accountId } = await aRecruiter(house.deps.db, { status });
      return aJob(house.deps.db, { recruiterId: accountId, ...traits });
    },
  })),
];

describe('is in nothing that visitors, candidates and other recruiters read:', () => {
  test.each(hiddenJobs)('$name', async ({ hide }) => {
    const { tokens, things } = house.members();
    const job = await hide({ recruiterId: things.recruiterId });
    const open = await aJob(house.deps.db, {
      recruiterId: things.recruiterId,
      title: traits.title.replace(UNIQUE, 'Lamp'),
      skills: traits.skills,
    });
    await house.deps.db
      .update(jobs)
      .set({ skills: ['Lamp care'] })
      .where(eq(jobs.id, open.id));
    const queries = [
      '',
      `?q=${UNIQUE}`,
      `?skills=${UNIQUE}`,
      `?title=${UNIQUE}&own=true`,
      `?companyName=${UNIQUE}&sort=relevance`,
      `?role=${encodeURIComponent(traits.title)}`,
      `?place=${encodeURIComponent(`${UNIQUE} Nagar`)}`,
      ...JOB_STATUSES.map((status) => `?status=${encodeURIComponent(status)}&sort=jobStatus`),
      `?${JOB_STATUSES.map((status) => `status=${encodeURIComponent(status)}`).join('&')}`,
    ];
    for (const token of [undefined, tokens.candidate, tokens.other_recruiter]) {
      for (const query of queries) {
        for (const name of ['listJobs', 'jobFacets'] as const) {
          const answer = await house.send(name, { token, query });
          expect(answer.statusCode, query).toBe(200);
          expect(answer.body, `${name}${query}`).not.toContain(UNIQUE);
          if (query.includes(UNIQUE) && name === 'listJobs') expect(answer.headers['x-total-count'], query).toBe('0');
        }
      }
      for (const kind of ['skill', 'title', 'company', 'place', 'search'])
        expect((await house.send('suggest', { token, query: `?kind=${kind}&q=zz` })).json()).toEqual([]);
      expect((await house.send('similarJobs', { token, params: { id: open.id } })).body).not.toContain(UNIQUE);
      for (const id of [job.id, job.jobCode, job.jobCode.toLowerCase()]) {
        for (const name of ['getJob', 'similarJobs'] as const) {
          const answer = await house.send(name, { token, params: { id } });
          expect([404, 410], `${name} ${id}`).toContain(answer.statusCode);
          expect(answer.body).not.toContain(UNIQUE);
        }
      }
    }
    const applied = await house.send('submitApplication', {
      token: tokens.other_candidate,
      body: applyForm(job.id, { useResume: 'profile' }),
    });
    expect([404, 409]).toContain(applied.statusCode);
    await house.deps.db.delete(jobs).where(eq(jobs.id, job.id));
  });
});

describe('a withdrawal hides contact and resume', () => {
  const SECRETS = ['9123456780', 'private-address@example.in', 'my-own-cv', 'Do write to me'];
  let applicationId = '';
  let resumeBefore = '';

  beforeAll(async () => {
    const { tokens, things } = house.members();
    const { accountId } = await house
      .send('getAccount', { token: tokens.other_candidate })
      .then((answer) => ({ accountId: answer.json()._id }));
    await house.deps.db.update(accounts).set({ email: SECRETS[1] }).where(eq(accounts.id, accountId));
    await house.deps.db.update(candidates).set({ findable: false }).where(eq(candidates.accountId, accountId));
    const form = new FormData();
    const fields = applyForm(things.jobId, { phone: SECRETS[0], coverLetter: SECRETS[3] });
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('resume', new Blob([new Uint8Array(pdfDocument())]), `${SECRETS[2]}.pdf`);
    const sent = new Response(form);
    const applied = await house.send('submitApplication', {
      token: tokens.other_candidate,
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      body: Buffer.from(await sent.arrayBuffer()),
    });
    applicationId = applied.json()._id;
    const read = await house.send('getApplication', { token: tokens.recruiter, params: { id: applicationId } });
    for (const secret of SECRETS) expect(read.body).toContain(secret);
    resumeBefore = read.json().resume;
    expect((await house.app().inject(`/${resumeBefore}`)).statusCode).toBe(200);
    house.deps.mails.length = 0;
    const withdrawn = await house.send('setApplicationStatus', {
      token: tokens.other_candidate,
      params: { id: applicationId },
      body: { status: 'withdrawn', reason: 'Found another place.' },
    });
    expect(withdrawn.statusCode).toBe(200);
  });

  const reads: readonly CallName[] = [
    ...(['listApplications', 'getApplication', 'applicationTimeline', 'applicationStats'] as const),
    ...(['listInterviews', 'getInterview', 'listOffers', 'listCandidates'] as const),
  ];
  test.each(reads)('from what the recruiter reads by %s', async (name) => {
    const answer = await house.send(name, {
      token: house.members().tokens.recruiter,
      params: { id: applicationId, applicationId },
    });
    for (const secret of SECRETS) expect(answer.body).not.toContain(secret);
  });

  test('from what they search and open', async () => {
    const { tokens } = house.members();
    const found = await house.send('listCandidates', { token: tokens.recruiter, query: `?email=${SECRETS[1]}` });
    expect(found.headers['x-total-count']).toBe('0');
    const { candidateId } = (
      await house.send('getApplication', { token: tokens.recruiter, params: { id: applicationId } })
    ).json();
    const profile = await house.send('getCandidate', { token: tokens.recruiter, params: { id: candidateId } });
    expect(profile.statusCode).toBe(404);
    expect((await house.app().inject(`/${resumeBefore}`)).statusCode).toBe(404);
  });

  test('from what is answered to a stale change', async () => {
    const answer = await house.send('setApplicationStatus', {
      token: house.members().tokens.recruiter,
      params: { id: applicationId },
      headers: { 'if-match': '"0"' },
      body: { status: 'accepted' },
    });
    expect(answer.statusCode).toBe(412);
    for (const secret of SECRETS) expect(answer.body).not.toContain(secret);
  });
});
