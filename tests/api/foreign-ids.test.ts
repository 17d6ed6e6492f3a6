import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import type { Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import type { Member } from '#server/caller.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { isProblem } from '#server/problem.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { openThings, PROJECT, type Things } from './foreign-ids/things.ts';

/*
 * Another user's object looks as if it did not exist, in every call that takes an id: a stranger gets the same response
 * as for an unused id. The owner gets another response, which proves that the id and the rest of the request are valid.
 */

const database = testDatabase();
const desk = hiringDesk(database);
let things: Things;
beforeAll(async () => {
  things = await openThings(desk);
});

type Kind = 'candidate' | 'recruiter';
type Id = keyof Things['ids'];
const KINDS: readonly Kind[] = ['candidate', 'recruiter'];

interface Taken {
  /** Path parameters by name; per role where they differ. */
  params?: Readonly<Record<string, Id | Readonly<Record<Kind, Id>>>>;
  query?: (id: string) => Record<string, string>;
  body?: (id: string) => object;
  /** The id in the body or the query. */
  of?: Id | Readonly<Record<Kind, Id>>;
}

const ofApplication: Taken = { params: { id: 'applicationId' } };
const ofTalk: Taken = { params: { applicationId: 'applicationId' } };
const ofUser: Taken = { params: { userId: 'candidateId' } };
const message = { candidate: 'messageOfCandidate', recruiter: 'messageOfRecruiter' } as const;
const theirs = { candidate: 'messageOfRecruiter', recruiter: 'messageOfCandidate' } as const;
const body = (sent: object) => ({ body: () => sent });
const LATER = '2026-11-25T11:30';
const NOBODYS = '0195f3a0-1111-7000-8000-000000000000';

/** Every call that takes the id of a private object. */
const OWN: Readonly<Partial<Record<CallName, Taken>>> = {
  endSession: { params: { id: { candidate: 'sessionOfCandidate', recruiter: 'sessionOfRecruiter' } } },
  getApplication: ofApplication,
  applicationTimeline: ofApplication,
  setApplicationStatus: { ...ofApplication, ...body({ status: 'withdrawn' }) },
  listNotes: ofApplication,
  addNote: { ...ofApplication, ...body({ text: 'Mine.' }) },
  editNote: { params: { id: 'applicationId', noteId: 'noteId' }, ...body({ text: 'Mine.' }) },
  deleteNote: { params: { id: 'applicationId', noteId: 'noteId' } },
  rateApplication: { ...ofApplication, ...body({ rating: 1 }) },
  answerApplications: { of: 'applicationId', body: (id) => ({ ids: [id], status: 'rejected' }) },
  undoAnswers: { of: 'applicationId', body: (id) => ({ ids: [id] }) },
  getCandidate: { params: { id: 'candidateId' } },
  updateCandidate: { params: { id: 'candidateId' }, ...body({ firstName: 'Mine' }) },
  candidateLanguage: { params: { id: 'candidateId' } },
  jobsNotInvitedTo: { params: { id: 'candidateId' } },
  getProfileView: ofUser,
  getProfile: ofUser,
  saveProfileBasics: { ...ofUser, ...body({ profileHeadline: 'Mine' }) },
  saveEducationSection: { ...ofUser, ...body({ education: [] }) },
  saveProjectsSection: { ...ofUser, ...body({ projects: [] }) },
  saveCertificatesSection: { ...ofUser, ...body({ certificates: [] }) },
  saveContactSocial: { ...ofUser, ...body({ contactInfo: { phone: '' } }) },
  saveHobbies: { ...ofUser, ...body({ hobbies: [] }) },
  listExperiences: ofUser,
  listCertifications: { params: { userCode: 'candidateCode' } },
  updateSkill: { params: { id: 'skillId' }, ...body({ name: 'Mine' }) },
  deleteSkill: { params: { id: 'skillId' } },
  updateEducation: {
    params: { id: 'educationId' },
    ...body({ degree: 'BE', institute: 'Mine', yearOfPassing: 2020 }),
  },
  deleteEducation: { params: { id: 'educationId' } },
  updateProject: { params: { id: 'projectId' }, ...body(PROJECT) },
  deleteProject: { params: { id: 'projectId' } },
  updateExperience: {
    params: { id: 'experienceId' },
    ...body({ company: 'Mine', position: 'Mine', startDate: '2021-01-01', currentlyWorking: true }),
  },
  deleteExperience: { params: { id: 'experienceId' } },
  updateCertification: { params: { id: 'certificationId' }, ...body({ title: 'Mine' }) },
  deleteCertification: { params: { id: 'certificationId' } },
  downloadCertification: { params: { id: 'certificationId' } },
  previewCertification: { params: { id: 'certificationId' } },
  answerResumeSuggestion: { params: { id: 'suggestionId' }, ...body({ accepted: false }) },
  answerResumeSuggestions: { of: 'suggestionId', body: (id) => ({ add: [], dismiss: [id], reopen: [] }) },
  removeCompanyPicture: { params: { id: 'pictureId' } },
  getConversation: ofTalk,
  sendMessage: { ...ofTalk, ...body({ text: 'Mine.' }) },
  editMessage: { params: { applicationId: 'applicationId', messageId: message }, ...body({ text: 'Mine.' }) },
  deleteMessage: { params: { applicationId: 'applicationId', messageId: message } },
  readMessages: { ...ofTalk, of: theirs, body: (messageId) => ({ messageId }) },
  blockPerson: { ...ofTalk, ...body({}) },
  unblockPerson: ofTalk,
  reportMessage: {
    params: { applicationId: 'applicationId', messageId: theirs },
    ...body({ reason: 'offensive', details: '' }),
  },
  changeSavedText: { params: { id: 'savedTextId' }, ...body({ name: 'Mine' }) },
  deleteSavedText: { params: { id: 'savedTextId' } },
  changeSearch: { params: { id: 'searchId' }, ...body({ name: 'Mine' }) },
  deleteSearch: { params: { id: 'searchId' } },
  getInterview: ofTalk,
  scheduleInterview: { of: 'applicationId', body: (id) => interviewForm(id) },
  rescheduleInterview: {
    ...ofTalk,
    body: () => ({ ...interviewForm(NOBODYS, { interviewDateTime: LATER }), applicationId: undefined }),
  },
  answerInterview: { ...ofTalk, ...body({ answer: 'confirmed' }) },
  interviewCalendar: ofTalk,
  cancelInterview: { ...ofTalk, ...body({ reason: '' }) },
  setInterviewResult: { ...ofTalk, ...body({ status: 'Selected' }) },
  makeOffer: {
    of: 'applicationId',
    body: (applicationId) => ({
      ...{ applicationId, jobTitle: 'Engineer', location: 'Pune', salary: 900_000, startDate: '', letter: '' },
      expiresOn: '2026-12-20',
    }),
  },
  answerOffer: { params: { id: 'offerId' }, ...body({ status: 'Withdrawn' }) },
  offerLetter: { params: { id: 'offerId' } },
  applicationFit: ofApplication,
  markNotice: {
    params: { id: { candidate: 'noticeOfCandidate', recruiter: 'noticeOfRecruiter' } },
    ...body({ read: true }),
  },
  getRecruiter: { params: { id: 'recruiterId' } },
  updateRecruiter: { params: { id: 'recruiterId' }, ...body({ firstName: 'Mine' }) },
  updateJob: { params: { id: 'jobId' }, ...body({ title: 'Mine' }) },
  deleteJob: { params: { id: 'jobId' } },
  setJobStatus: { params: { id: 'jobId' }, ...body({ jobStatus: 'Active' }) },
  setJobStatuses: { of: 'jobId', body: (id) => ({ ids: [id], jobStatus: 'Active' }) },
  getJob: { params: { id: 'jobId' } },
  fittingCandidates: { of: 'jobId', query: (jobId) => ({ jobId }) },
};

/** Calls with public ids: a public page, an open job, a company's address; and those covered by another test. */
const PUBLIC: readonly CallName[] = [
  ...(['answerRecord', 'similarJobs', 'reportJob', 'ownFit', 'dismissJob', 'undismissJob'] as const),
  ...(['saveJob', 'unsaveJob', 'inviteCandidate', 'openFile'] as const),
  ...([
    'getCompany',
    'reportCompany',
    'listCompanyJobs',
    'companyAnswerRecord',
    'followCompany',
    'unfollowCompany',
  ] as const),
];

const routeOf = (name: CallName): Route => ROUTES[name];
const takers = CALL_NAMES.filter(
  (name) => routeOf(name).path.includes(':') && KINDS.some((kind) => routeOf(name).who.includes(kind)),
);

test('every call with an id in its path, except administrators’ calls, is tested here', () => {
  expect(takers.filter((name) => !OWN[name] && !PUBLIC.includes(name))).toEqual([]);
});

const TAKEN_BACK = new Error('The attempt is taken back.');
const META = { clientAddress: '127.0.0.1', userAgent: 'test', ifMatch: undefined, idempotencyKey: undefined };

const idOf = (id: Id | Readonly<Record<Kind, Id>>, kind: Kind): string =>
  things.ids[typeof id === 'string' ? id : id[kind]];

const sent = ({ params = {}, query, body: made, of }: Taken, kind: Kind, nobodys: boolean): RawInput => {
  const id = of && !nobodys ? idOf(of, kind) : NOBODYS;
  const code = (key: string): string => (key === 'userCode' ? 'CAND999999999' : NOBODYS);
  return {
    params: Object.fromEntries(
      Object.entries(params).map(([key, one]) => [key, nobodys ? code(key) : idOf(one, kind)]),
    ),
    ...(query && { query: query(id) }),
    ...(made && { body: made(id) }),
  };
};

/** Returns a call's response; its changes are rolled back. */
const outcome = async (name: CallName, raw: RawInput, caller: Member): Promise<string> => {
  let answered = '';
  const attempt = database.db.transaction(async (tx) => {
    const { body: told } = await createEndpoint({ ...desk.deps, db: tx }).call(name, raw, caller, META);
    answered = `answers ${JSON.stringify(told instanceof Readable ? 'a file' : told)}`;
    if (told instanceof Readable) told.destroy();
    throw TAKEN_BACK;
  });
  await attempt.catch((problem: unknown) => {
    if (problem === TAKEN_BACK) return;
    if (!isProblem(problem)) throw problem;
    answered = `${problem.status} ${JSON.stringify(problem.toBody())}`;
  });
  return answered;
};

const cases = Object.entries(OWN).flatMap(([name, taken]) =>
  KINDS.filter((kind) => routeOf(name as CallName).who.includes(kind)).map((kind) => ({
    name: name as CallName,
    kind,
    taken,
  })),
);

describe('someone else’s id is answered like a missing one', () => {
  test.each(cases)('$name, asked by a $kind', async ({ name, kind, taken }) => {
    const stranger = kind === 'candidate' ? things.otherCandidate : things.otherRecruiter;
    const [own, none] = [sent(taken, kind, false), sent(taken, kind, true)];
    const foreign = await outcome(name, own, stranger);
    const withId = (text: string): string => text.replaceAll(NOBODYS, 'ID');
    const named = Object.values(things.ids).reduce((text, id) => (id ? text.replaceAll(id, 'ID') : text), foreign);
    expect(withId(named)).toBe(withId(await outcome(name, none, stranger)));
    const owner = await outcome(name, own, things[kind]);
    expect(owner).not.toBe(foreign);
    expect(owner).not.toMatch(/^40[04] /);
  });
});
