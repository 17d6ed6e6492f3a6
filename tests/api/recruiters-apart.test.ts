import { beforeAll, describe, expect, test } from 'vitest';
import { type CallName, ROUTES, type Route } from '#contract/routes.ts';
import { inDays } from '#tests/support/days.ts';
import { openHouse } from '#tests/support/house.ts';

const house = openHouse();

/** Occurs nowhere else, so whoever reads it has read what is the first recruiter's alone. */
const SECRET = 'Zzyzx';

const interview = {
  scheduleId: `SCHD-${SECRET}`,
  scheduledBy: `${SECRET} Rao`,
  interviewDateTime: `${inDays(30)}T10:00`,
  location: `${SECRET} House`,
  contactNo: '9876543210',
  hrNotes: `${SECRET} papers`,
};

/** Ids of everything that is the first recruiter's. */
let ids: Record<string, string>;

const ask = async (name: CallName, token: string, params: Record<string, string> = {}, body?: unknown) => {
  const answer = await house.send(name, { token, params, body });
  expect([200, 201], `${name}: ${answer.body}`).toContain(answer.statusCode);
  return answer.json();
};

beforeAll(async () => {
  const { tokens, things } = house.members();
  const { recruiter } = tokens;
  const { jobId, applicationId } = things;
  const job = await ask('updateJob', recruiter, { id: jobId }, { title: `${SECRET} Keeper` });
  await ask('setApplicationStatus', recruiter, { id: applicationId }, { status: 'accepted' });
  const note = await ask('addNote', recruiter, { id: applicationId }, { text: `${SECRET} seems kind.` });
  await ask('rateApplication', recruiter, { id: applicationId }, { rating: 4 });
  await ask('scheduleInterview', recruiter, {}, { ...interview, applicationId });
  const offer = await ask(
    'makeOffer',
    recruiter,
    {},
    {
      applicationId,
      jobTitle: `${SECRET} Keeper`,
      location: 'Pune',
      salary: 600_000,
      expiresOn: inDays(20),
      letter: `Come to ${SECRET}.`,
    },
  );
  await ask('setJobStatus', recruiter, { id: jobId }, { jobStatus: 'Not Active' });
  ids = { ...things, jobCode: job.jobId, noteId: note._id, offerId: offer._id };
});

const calls = Object.entries(ROUTES satisfies Record<string, Route>)
  // Object.entries forgets which keys it was given.
  .map(([name, route]) => ({ name: name as CallName, ...(route as Route) }))
  .filter(({ who }) => who.includes('recruiter'));

/** One call for each id in each of its places. */
const everyWay = (path: string): Record<string, string>[] => {
  const places = [...path.matchAll(/:(\w+)/g)].map(([, place]) => place ?? '');
  if (places.length === 0) return [{}];
  return Object.values(ids).map((id) =>
    // A note is looked for under its own application as well.
    Object.fromEntries(places.map((place) => [place, place === 'noteId' ? (ids.noteId ?? '') : id])),
  );
};

describe('what is one recruiter’s', () => {
  const reads = calls.filter(({ method }) => method === 'GET');

  test('is read by that one through many calls', async () => {
    const { tokens } = house.members();
    const telling: string[] = [];
    for (const { name, path } of reads) {
      const answers = await Promise.all(
        everyWay(path).map((params) => house.send(name, { token: tokens.recruiter, params })),
      );
      if (answers.some(({ body }) => body.includes(SECRET))) telling.push(name);
    }
    expect(telling).toEqual(
      expect.arrayContaining([
        'listJobs',
        'getJob',
        'jobStats',
        'listApplications',
        'getApplication',
        'applicationStats',
      ]),
    );
    expect(telling).toEqual(expect.arrayContaining(['listNotes', 'listInterviews', 'getInterview', 'listOffers']));
  });

  test.each(reads)('is not read by another through $name', async ({ name, path }) => {
    const { tokens } = house.members();
    const filters = `?own=true&applicationId=${ids.applicationId}&jobId=${ids.jobCode}&at=${inDays(30)}T10:00`;
    for (const params of everyWay(path)) {
      for (const query of ['', filters]) {
        const { body } = await house.send(name, { token: tokens.other_recruiter, params, query });
        expect(body, `${name} ${JSON.stringify(params)}${query}`).not.toContain(SECRET);
      }
    }
  });

  test('counts nowhere for another', async () => {
    const { other_recruiter: token } = house.members().tokens;
    expect(await ask('jobStats', token)).toMatchObject({ total: 0, found: { titles: [] } });
    expect(await ask('applicationStats', token)).toMatchObject({ total: 0, byJob: [], funnel: { submitted: 0 } });
  });

  test('is changed by another through no call', async () => {
    const { tokens } = house.members();
    const { recruiter, other_recruiter: other } = tokens;
    const { applicationId = '', jobId = '', recruiterId = '' } = ids;
    const standing = async () => {
      const { timeline: _, ...application } = await ask('getApplication', recruiter, { id: applicationId });
      return {
        application,
        job: await ask('getJob', recruiter, { id: jobId }),
        notes: await ask('listNotes', recruiter, { id: applicationId }),
        interview: await ask('getInterview', recruiter, { applicationId }),
        offers: await ask('listOffers', recruiter),
        profile: await ask('getRecruiter', recruiter, { id: recruiterId }),
      };
    };
    const before = await standing();
    const body = {
      ...interview,
      applicationId,
      ids: [jobId, applicationId],
      title: 'Taken over',
      jobStatus: 'Closed',
      text: 'Taken over.',
      rating: 1,
      reason: 'Taken over.',
      message: 'Taken over.',
      firstName: 'Taken over',
    };
    const writes = calls.filter(
      ({ method, path }) =>
        method !== 'GET' &&
        /^\/api\/(?:jobpostingform|applyjobs|interviews|job-offers|recruiters\/recruiter)\b/.test(path),
    );
    expect(writes.length).toBeGreaterThan(15);
    for (const { name, path } of writes)
      for (const params of everyWay(path))
        for (const status of ['rejected', 'Rejected', 'Withdrawn'])
          await house.send(name, { token: other, params, body: { ...body, status } });
    const after = await standing();
    // Links to files are signed anew each time.
    const unsigned = (thing: unknown) => JSON.stringify(thing).replace(/\?[^"]*signature=[^"]*/g, '');
    expect(unsigned(after)).toBe(unsigned(before));
  });
});
