import { beforeAll, expect, test } from 'vitest';
import { CALL_NAMES, callNamed } from '#contract/api.ts';
import type { Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { type AdminCaller, type Caller, VISITOR } from '#server/caller.ts';
import { createEndpoint, type RawInput } from '#server/endpoint.ts';
import { once } from '#server/idempotency.ts';
import { invitationLink } from '#server/modules/accounts/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { pdfDocument } from '#tests/support/documents.ts';
import { aHiring, apply, applyForm, aResume, FRIDAY, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aCandidate, aPosting, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';

const database = testDatabase();
const desk = hiringDesk(database);
/** A desk whose answers can be undone for a while. */
const waiting = hiringDesk(database, { answerWait: 10 });

const routeOf = (name: CallName): Route => ROUTES[name];
const REPEATABLE = CALL_NAMES.filter((name) => routeOf(name).repeatable);

interface Write {
  caller: Caller;
  raw: RawInput;
}

let admin: AdminCaller;
beforeAll(async () => {
  admin = await aSuperAdmin(database.db);
});

const CSV = new TextEncoder().encode('Title,Company,City,Skills\r\nSilk Dyer,Kaveri Silks,Mysuru,Silk\r\n');
const ENQUIRY = { fullName: 'Asha Rao', email: 'asha@example.in', message: 'When is the next meetup?' };
const MENTEE = { name: 'Imran', email: 'imran@example.in', phone: '98765 43210', address: '4 Park Street, Kolkata' };
const REPLY = { subject: 'The next meetup', message: 'On Friday.' };

/** Creates an application, accepted where a step needs it. */
const applied = async (accept = false) => {
  const hiring = await aHiring(database.db);
  const { _id: applicationId } = await apply(desk, hiring.candidate, hiring.job.id);
  const to = { params: { id: applicationId }, body: { status: 'accepted' } };
  if (accept) await desk.call('setApplicationStatus', to, hiring.recruiter);
  return { ...hiring, applicationId };
};

const hiring = () => aHiring(database.db);
const written = async (name: 'submitInquiry' | 'submitMentorContact' | 'submitMentee', body: object) =>
  (await desk.call(name, { body }, VISITOR)).body._id;
const replying = async (id: string): Promise<Write> => ({ caller: admin, raw: { params: { id }, body: REPLY } });
const own = (body: object, files?: RawInput['files']) => async (): Promise<Write> => ({
  caller: await aCandidate(database.db),
  raw: { body, ...(files && { files }) },
});
const asVisitor = (body: object) => async (): Promise<Write> => ({ caller: VISITOR, raw: { body } });
const mentee = { ...MENTEE, education: 'B.Com', field: 'Data analysis' };
const contact = { ...ENQUIRY, mobile: '98765 43210', mentor: 'Sana Khan' };

/** Each repeatable call with its prerequisites. */
const WRITES: Partial<Record<CallName, () => Promise<Write>>> = {
  registerCandidate: asVisitor({ ...candidateForm(), terms: true }),
  registerRecruiter: asVisitor({ ...recruiterForm(), terms: true }),
  registerAdmin: async () => {
    const email = 'meera@example.in';
    const [, invite] = (await invitationLink(desk.deps, { email, super: false }))?.split('=') ?? [];
    return { caller: VISITOR, raw: { body: { name: 'Meera Iyer', email, password: PASSWORD, invite } } };
  },
  inviteAdmin: async () => ({ caller: admin, raw: { body: { email: 'ravi@example.in', role: 'Admin' } } }),
  submitApplication: async () => {
    const { candidate, job } = await hiring();
    return { caller: candidate, raw: { body: applyForm(job.id), files: aResume() } };
  },
  addNote: async () => {
    const { recruiter, applicationId } = await applied();
    return { caller: recruiter, raw: { params: { id: applicationId }, body: { text: 'Call on Monday.' } } };
  },
  answerApplications: async () => {
    const { recruiter, applicationId } = await applied();
    return { caller: recruiter, raw: { body: { ids: [applicationId], status: 'accepted' } } };
  },
  undoAnswers: async () => {
    const { recruiter, applicationId } = await applied();
    await waiting.call(
      'setApplicationStatus',
      { params: { id: applicationId }, body: { status: 'accepted' } },
      recruiter,
    );
    return { caller: recruiter, raw: { body: { ids: [applicationId] } } };
  },
  setCandidateStatuses: async () => {
    const { candidate } = await hiring();
    return { caller: admin, raw: { body: { ids: [candidate.accountId], userStatus: 'Active' } } };
  },
  setRecruiterStatuses: async () => {
    const { recruiter } = await hiring();
    return { caller: admin, raw: { body: { ids: [recruiter.accountId], userStatus: 'Not Active' } } };
  },
  inviteCandidate: async () => {
    const { recruiter, candidate, job } = await hiring();
    const body = { jobId: job.jobCode, message: 'We liked your projects.' };
    return { caller: recruiter, raw: { params: { id: candidate.accountId }, body } };
  },
  submitInquiry: asVisitor({ ...ENQUIRY, phone: '98765 43210' }),
  replyToInquiry: async () => replying(await written('submitInquiry', { ...ENQUIRY, phone: '98765 43210' })),
  submitMentorContact: asVisitor(contact),
  replyToMentorContact: async () => replying(await written('submitMentorContact', contact)),
  submitMentee: asVisitor(mentee),
  replyToMentee: async () => replying(await written('submitMentee', mentee)),
  scheduleInterview: async () => {
    const { recruiter, applicationId } = await applied(true);
    return { caller: recruiter, raw: { body: interviewForm(applicationId, { scheduleId: '' }) } };
  },
  createJob: async () => ({ caller: (await hiring()).recruiter, raw: { body: aPosting() } }),
  setJobStatuses: async () => {
    const { recruiter, job } = await hiring();
    return { caller: recruiter, raw: { body: { ids: [job.id], jobStatus: 'Closed' } } };
  },
  importJobs: async () => {
    const file = { originalName: 'silk.csv', bytes: CSV };
    return { caller: admin, raw: { body: { recruiterId: (await hiring()).recruiter.accountId }, files: { file } } };
  },
  sendMessage: async () => {
    const { recruiter, applicationId } = await applied();
    const raw = { params: { applicationId }, body: { text: 'Hello' }, files: { file1: aResume().resume } };
    return { caller: recruiter, raw };
  },
  reportMessage: async () => {
    const { candidate, recruiter, applicationId } = await applied();
    const params = { applicationId };
    const { body } = await desk.call('sendMessage', { params, body: { text: 'Pay me.' } }, recruiter);
    return {
      caller: candidate,
      raw: { params: { ...params, messageId: body._id }, body: { reason: 'asks_for_money' } },
    };
  },
  reportJob: async () => {
    const { job } = await hiring();
    const body = { reason: 'asks_for_money', details: '', email: '' };
    return { caller: VISITOR, raw: { params: { id: job.jobCode }, body } };
  },
  reportCompany: async () => {
    await aRecruiter(database.db, { companyName: 'Repeated Works' });
    const body = { reason: 'impersonates', details: '', email: '' };
    return { caller: VISITOR, raw: { params: { slug: 'repeated-works' }, body } };
  },
  makeOffer: async () => {
    const { recruiter, applicationId } = await applied(true);
    const offer = { jobTitle: 'Engineer', location: 'Pune', salary: 900_000, startDate: '2027-01-04' };
    const body = { applicationId, ...offer, expiresOn: '2026-11-30', letter: 'We would be glad.' };
    return { caller: recruiter, raw: { body } };
  },
  addSkill: own({ name: 'AutoCAD' }),
  addEducation: own({ degree: 'B.Tech', institute: 'IIT Bombay', yearOfPassing: 2022 }),
  addProject: own({ title: 'Bridge', role: 'Lead', startDate: '2024-01', endDate: '2024-06', description: 'Long' }),
  addExperience: own({ company: 'Kaveri', position: 'Clerk', startDate: '2022-07-01', currentlyWorking: true }),
  uploadCertification: own({ title: 'AWS' }, { file: { originalName: 'a.pdf', bytes: pdfDocument() } }),
  addSavedText: async () => ({
    caller: await aRecruiter(database.db),
    raw: { body: { name: 'First word', text: 'Dear {name}' } },
  }),
  saveSearch: own({ name: 'Go in Pune', query: { skills: ['Go'] }, daily: false }),
};

let count = 0;
const attemptOf = (name: CallName, { caller, raw }: Write) => {
  const meta = { clientAddress: '127.0.0.1', userAgent: '', ifMatch: undefined, idempotencyKey: `a key ${name}` };
  const session = { sessionId: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}` };
  const by: Caller = caller.kind === 'visitor' ? caller : { ...caller, ...session };
  return { deps: desk.deps, name, route: routeOf(name), caller: by, raw, meta };
};

test('each repeatable call is tested here', () => {
  expect(Object.keys(WRITES).sort()).toEqual([...REPEATABLE].sort());
});

test.each(REPEATABLE)('%s is done once, whose process died after its work and before its answer', async (name) => {
  count += 1;
  desk.at(FRIDAY);
  const write = await WRITES[name]?.();
  if (!write) throw new Error(`${name} is not described.`);
  const attempt = attemptOf(name, write);
  const endpoint = createEndpoint(desk.deps);
  const first = await new Promise((resolve, reject) => {
    once(attempt, async (db) => {
      const answer = await endpoint.call(name, attempt.raw, attempt.caller, attempt.meta, db);
      resolve(callNamed(name).shapes.output.parse(answer.body));
      return new Promise(() => {});
    }).catch(reject);
  });
  desk.at(new Date(FRIDAY.getTime() + 10 * 60_000));
  const again = await once(attempt, () => Promise.reject(new Error(`${name} is done again.`)));
  expect(again.body).toEqual(first);
  expect(again.status).toBe(attempt.route.status ?? 200);
});
