import { beforeAll, describe, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import type { Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { inDays } from '#tests/support/days.ts';
import { openHouse } from '#tests/support/house.ts';
import { aCandidate, aJob, anApplication, aPosting } from '#tests/support/jobs.ts';

/*
 * Two recruiters, each with a job, an application, a note, a rating, a message, an interview and an offer. Neither sees or changes
 * the other's data through any call for recruiters: a hiring call missing from this list fails the first test, and the
 * sweep at the end covers all other calls automatically.
 */

const house = openHouse();

/** Part of all the first recruiter's data, and nowhere else. */
const SECRET = 'Zzyzxian';
const NOBODYS = '0195f3a0-1111-7000-8000-000000000000';
const HIRING = /^\/api\/(applyjobs|interviews|job-offers)(\/|$)/;

interface Things {
  application: string;
  pending: string;
  note: string;
  message: string;
  offer: string;
}
let theirs: Things;
/** The ids of all objects of the first recruiter. */
let ids: Record<string, string>;
/** The second recruiter's application by the same candidate. */
let ownApplication: string;

const interview = () => ({
  scheduledBy: `${SECRET} Rao`,
  interviewDateTime: `${inDays(30)}T10:00`,
  location: `${SECRET} Road 1`,
  contactNo: '98765 43210',
  hrNotes: `Ask for ${SECRET}.`,
});

const offer = () => ({
  jobTitle: `${SECRET} Keeper`,
  location: 'Pune',
  salary: 900_000,
  startDate: null,
  expiresOn: inDays(20),
  letter: `Welcome to ${SECRET}.`,
});

beforeAll(async () => {
  const { deps } = house;
  const { tokens, things } = house.members();
  const owner = { recruiterId: things.recruiterId };
  const job = await aJob(deps.db, { ...owner, title: `${SECRET} Keeper` });
  const candidate = await aCandidate(deps.db);
  const { id: application } = await anApplication(deps.db, job, candidate);
  const other = await aJob(deps.db, { ...owner, title: `${SECRET} Helper` });
  const { id: pending } = await anApplication(deps.db, other, candidate);
  const mine = async (name: CallName, params: Record<string, string>, body: object) => {
    const answer = await house.send(name, { token: tokens.recruiter, params, body });
    expect(answer.statusCode, `${name}: ${answer.body}`).toBeLessThan(300);
    return answer.json();
  };
  await mine('setApplicationStatus', { id: application }, { status: 'accepted' });
  await mine('rateApplication', { id: application }, { rating: 2 });
  const note = await mine('addNote', { id: application }, { text: `${SECRET} is best.` });
  await mine('scheduleInterview', {}, { ...interview(), applicationId: application });
  const made = await mine('makeOffer', {}, { ...offer(), applicationId: application });
  const message = await mine('sendMessage', { applicationId: application }, { text: `${SECRET} writes.` });
  const { jobId: jobCode } = await mine('setJobStatus', { id: job.id }, { jobStatus: 'Not Active' });
  await mine('setJobStatus', { id: other.id }, { jobStatus: 'Not Active' });
  theirs = { application, pending, note: note._id, message: message._id, offer: made.id };
  ids = { ...theirs, job: job.id, jobCode, recruiter: things.recruiterId };
  const posting = { ...aPosting(), applicationDeadline: { start: inDays(-1), end: inDays(30) } };
  const posted = await house.send('createJob', { token: tokens.other_recruiter, body: posting });
  expect(posted.statusCode, posted.body).toBe(201);
  ownApplication = (await anApplication(deps.db, { id: posted.json()._id, title: 'Own' }, candidate)).id;
});

/** Calls that take an id: for another user's object they respond as for an unused id. */
const ADDRESSED: Partial<
  Record<
    CallName,
    { thing: keyof Things; params: (id: string) => Record<string, string>; body?: (id: string) => object }
  >
> = {
  getApplication: { thing: 'application', params: (id) => ({ id }) },
  applicationTimeline: { thing: 'application', params: (id) => ({ id }) },
  setApplicationStatus: { thing: 'pending', params: (id) => ({ id }), body: () => ({ status: 'accepted' }) },
  listNotes: { thing: 'application', params: (id) => ({ id }) },
  addNote: { thing: 'application', params: (id) => ({ id }), body: () => ({ text: 'Mine.' }) },
  editNote: {
    thing: 'note',
    params: (noteId) => ({ id: theirs.application, noteId }),
    body: () => ({ text: 'Taken over.' }),
  },
  deleteNote: { thing: 'note', params: (noteId) => ({ id: theirs.application, noteId }) },
  rateApplication: { thing: 'application', params: (id) => ({ id }), body: () => ({ rating: 5 }) },
  getConversation: { thing: 'application', params: (applicationId) => ({ applicationId }) },
  sendMessage: {
    thing: 'application',
    params: (applicationId) => ({ applicationId }),
    body: () => ({ text: 'Mine.' }),
  },
  readMessages: {
    thing: 'application',
    params: (applicationId) => ({ applicationId }),
    body: () => ({ messageId: theirs.message }),
  },
  editMessage: {
    thing: 'message',
    params: (messageId) => ({ applicationId: theirs.application, messageId }),
    body: () => ({ text: 'Taken over.' }),
  },
  deleteMessage: { thing: 'message', params: (messageId) => ({ applicationId: theirs.application, messageId }) },
  reportMessage: {
    thing: 'message',
    params: (messageId) => ({ applicationId: theirs.application, messageId }),
    body: () => ({ reason: 'asks_for_money' }),
  },
  getInterview: { thing: 'application', params: (applicationId) => ({ applicationId }) },
  scheduleInterview: {
    thing: 'pending',
    params: () => ({}),
    body: (applicationId) => ({ ...interview(), applicationId }),
  },
  rescheduleInterview: {
    thing: 'application',
    params: (applicationId) => ({ applicationId }),
    body: () => interview(),
  },
  interviewCalendar: { thing: 'application', params: (applicationId) => ({ applicationId }) },
  cancelInterview: { thing: 'application', params: (applicationId) => ({ applicationId }), body: () => ({}) },
  setInterviewResult: {
    thing: 'application',
    params: (applicationId) => ({ applicationId }),
    body: () => ({ status: 'Rejected' }),
  },
  makeOffer: { thing: 'application', params: () => ({}), body: (applicationId) => ({ ...offer(), applicationId }) },
  answerOffer: { thing: 'offer', params: (id) => ({ id }), body: () => ({ status: 'Withdrawn' }) },
  offerLetter: { thing: 'offer', params: (id) => ({ id }) },
};

/** Calls that list or count: they never include another user's data, whatever the query. */
const GATHERED: Partial<Record<CallName, () => readonly string[]>> = {
  listApplications: () => [
    '',
    '?limit=1000',
    `?name=${SECRET}`,
    `?jobTitle=${SECRET}`,
    '?status=accepted',
    '?sort=status',
  ],
  applicationStats: () => ['', `?jobTitle=${SECRET}`],
  exportApplications: () => ['', `?jobTitle=${SECRET}`],
  listInterviews: () => ['', '?limit=1000', `?from=${inDays(29)}&to=${inDays(31)}`, '?status=Scheduled'],
  interviewConflicts: () => [],
  listOffers: () => ['', `?applicationId=${theirs.application}`, '?limit=1000'],
  answerApplications: () => [],
  undoAnswers: () => [],
};

/** Every call for recruiters, on any subject. */
const ALL_CALLS = CALL_NAMES.map((name) => ({ name, ...(ROUTES[name] as Route) })).filter(({ who }) =>
  who.includes('recruiter'),
);

/** Returns one set of parameters for each id in each position. */
const everyWay = (path: string): Record<string, string>[] => {
  const places = [...path.matchAll(/:(\w+)/g)].map(([, place]) => place ?? '');
  if (places.length === 0) return [{}];
  // The id of a note or a message is also tried under its own application.
  const below: Record<string, string> = { noteId: theirs.note, messageId: theirs.message };
  return Object.values(ids).map((id) => Object.fromEntries(places.map((place) => [place, below[place] ?? id])));
};

const hiringCalls = CALL_NAMES.filter((name) => {
  const { path, who }: Route = ROUTES[name];
  return HIRING.test(path) && who.includes('recruiter');
});

/** Returns everything the owner reads about these objects, as one text. */
const ownersView = async (): Promise<string> => {
  const { tokens } = house.members();
  const { application, pending } = theirs;
  const asked = [
    ...[application, pending].map((id) => house.send('getApplication', { token: tokens.recruiter, params: { id } })),
    house.send('listNotes', { token: tokens.recruiter, params: { id: application } }),
    house.send('getConversation', { token: tokens.recruiter, params: { applicationId: application } }),
    house.send('listOffers', { token: tokens.recruiter }),
    house.send('listInterviews', { token: tokens.recruiter }),
    house.send('getJob', { token: tokens.recruiter, params: { id: ids.job ?? '' } }),
    house.send('getRecruiter', { token: tokens.recruiter, params: { id: ids.recruiter ?? '' } }),
  ];
  const answers = await Promise.all(asked);
  // File links have a new signature each time.
  return answers.map(({ body }) => body.replace(/\?[^"]*signature=[^"]*/g, '')).join('\n');
};

test('every recruiter call about applications, interviews and offers is listed', () => {
  const known = [...Object.keys(ADDRESSED), ...Object.keys(GATHERED)].sort();
  expect(hiringCalls.toSorted()).toEqual(known);
});

describe('two recruiters', () => {
  test.each(Object.entries(ADDRESSED))(
    '%s of the other’s is as of nobody’s, and changes nothing',
    async (name, line) => {
      const { tokens } = house.members();
      const call = hiringCalls.find((one) => one === name);
      if (!call) throw new Error(`${name} is no call.`);
      const before = await ownersView();
      const ask = (id: string) =>
        house.send(call, { token: tokens.other_recruiter, params: line.params(id), body: line.body?.(id) });
      const [answer, nobodys] = [await ask(theirs[line.thing]), await ask(NOBODYS)];
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(nobodys.body);
      expect(await ownersView()).toBe(before);
    },
  );

  test('lists, counts and exports contain nothing of the other’s', async () => {
    const { tokens } = house.members();
    const own = await house.send('listApplications', { token: tokens.recruiter });
    expect(own.body).toContain(SECRET);
    for (const name of hiringCalls) {
      for (const query of GATHERED[name]?.() ?? []) {
        const answer = await house.send(name, { token: tokens.other_recruiter, query });
        expect(answer.statusCode, `${name}${query}`).toBe(200);
        expect(answer.body, `${name}${query}`).not.toContain(SECRET);
        for (const id of Object.values(theirs)) expect(answer.body, `${name}${query}`).not.toContain(id);
      }
    }
    const stats = await house.send('applicationStats', { token: tokens.other_recruiter });
    expect(stats.json()).toMatchObject({ total: 1, funnel: { submitted: 1, accepted: 0, interviewed: 0, offered: 0 } });
  });

  test('a bulk answer refuses the other’s applications like missing ones, and changes nothing', async () => {
    const { tokens } = house.members();
    const before = await ownersView();
    const answer = await house.send('answerApplications', {
      token: tokens.other_recruiter,
      body: { ids: [theirs.pending, NOBODYS], status: 'rejected' },
    });
    const { changed, refused } = answer.json();
    expect(changed).toEqual([]);
    expect(refused).toHaveLength(2);
    expect(refused[0].message).toBe(refused[1].message);
    expect(await ownersView()).toBe(before);
  });

  test('a conflict with the other’s interview says only that the candidate is busy', async () => {
    const { tokens } = house.members();
    const at = encodeURIComponent(`${inDays(30)}T10:30`);
    const foreign = await house.send('interviewConflicts', {
      token: tokens.other_recruiter,
      query: `?at=${at}&applicationId=${theirs.application}`,
    });
    expect(foreign.statusCode).toBe(404);
    const busy = await house.send('interviewConflicts', {
      token: tokens.other_recruiter,
      query: `?at=${at}&applicationId=${ownApplication}`,
    });
    expect(busy.json()).toEqual([{ who: 'candidate' }]);
  });
});

describe('every call of a recruiter', () => {
  const reads = ALL_CALLS.filter(({ method }) => method === 'GET');

  test('tells the owner of it through many', async () => {
    const { recruiter: token } = house.members().tokens;
    const telling: string[] = [];
    for (const { name, path } of reads) {
      const answers = await Promise.all(everyWay(path).map((params) => house.send(name, { token, params })));
      if (answers.some(({ body }) => body.includes(SECRET))) telling.push(name);
    }
    expect(telling).toEqual(expect.arrayContaining(['listJobs', 'getJob', 'jobStats', 'listApplications']));
    expect(telling).toEqual(expect.arrayContaining(['getApplication', 'applicationStats', 'listNotes']));
    expect(telling).toEqual(expect.arrayContaining(['listInterviews', 'getInterview', 'listOffers']));
  });

  test.each(reads)('tells another nothing of it: $name', async ({ name, path }) => {
    const { other_recruiter: token } = house.members().tokens;
    const filters = `?own=true&applicationId=${theirs.application}&jobId=${ids.jobCode}&at=${inDays(30)}T10:00`;
    for (const params of everyWay(path)) {
      for (const query of ['', filters]) {
        const { body } = await house.send(name, { token, params, query });
        expect(body, `${name} ${JSON.stringify(params)}${query}`).not.toContain(SECRET);
      }
    }
  });

  test('changes nothing of it for another', async () => {
    const { other_recruiter: token } = house.members().tokens;
    const before = await ownersView();
    const body = {
      ...interview(),
      applicationId: theirs.application,
      ids: [ids.job, theirs.application],
      title: 'Taken over',
      jobStatus: 'Closed',
      text: 'Taken over.',
      rating: 1,
      reason: 'Taken over.',
      message: 'Taken over.',
      firstName: 'Taken over',
    };
    const writes = ALL_CALLS.filter(
      ({ method, path }) =>
        method !== 'GET' &&
        /^\/api\/(?:jobpostingform|applyjobs|interviews|job-offers|recruiters\/recruiter)\b/.test(path),
    );
    expect(writes.length).toBeGreaterThan(15);
    for (const { name, path } of writes)
      for (const params of everyWay(path))
        for (const status of ['rejected', 'Rejected', 'Withdrawn'])
          await house.send(name, { token, params, body: { ...body, status } });
    expect(await ownersView()).toBe(before);
  });
});
