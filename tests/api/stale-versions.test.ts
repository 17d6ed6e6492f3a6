import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import {
  accounts,
  admins,
  applications,
  candidates,
  interviews,
  jobs,
  offers,
  recruiters,
} from '#server/database/schema/index.ts';
import type { RawInput } from '#server/endpoint.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aHiring, anOffer, apply, hiringDesk, interviewForm } from '#tests/support/hiring.ts';
import { aScheduled } from '#tests/support/interviews.ts';
import { aCandidate, anAdmin, aPosting, aRecruiter, aSuperAdmin } from '#tests/support/jobs.ts';

const database = testDatabase();
const desk = hiringDesk(database);

/** Two windows showing the same version: `first` writes from one, then the call is made from the other. */
interface Windows {
  first: () => Promise<unknown>;
  caller: Caller;
  input: RawInput;
  /** The version shown in both windows; 1 by default. */
  seen?: number;
}

const onJob = async (body?: RawInput['body']): Promise<Windows> => {
  const { recruiter, job } = await aHiring(database.db);
  const params = { id: job.id };
  return {
    first: () => desk.call('setJobStatus', { params, body: { jobStatus: 'Closed' } }, recruiter),
    caller: recruiter,
    input: { params, body },
  };
};

const onInterview = async (
  by: 'recruiter' | 'candidate',
  bodyOf: (applicationId: string) => RawInput['body'],
): Promise<Windows> => {
  const { id, interview, ...people } = await aScheduled(desk, database.db);
  const params = { applicationId: id };
  const moved = interviewForm(id, { interviewDateTime: '2026-11-25T15:00' });
  return {
    first: () => desk.call('rescheduleInterview', { params, body: moved }, people.recruiter),
    caller: people[by],
    input: { params, body: bodyOf(id) },
    seen: interview.version,
  };
};

const onCandidate = async (body: RawInput['body'], by?: 'candidate'): Promise<Windows> => {
  const [candidate, admin] = [await aCandidate(database.db), await anAdmin(database.db)];
  const params = { id: candidate.accountId };
  return {
    first: () => desk.call('setCandidateStatus', { params, body: { userStatus: 'Active', reason: '' } }, admin),
    caller: by ? candidate : admin,
    input: { params, body },
  };
};

const onSection = async (body: RawInput['body']): Promise<Windows> => {
  const me = await aCandidate(database.db);
  const params = { userId: me.accountId };
  return {
    first: () => desk.call('saveHobbies', { params, body: { hobbies: ['Chess'] } }, me),
    caller: me,
    input: { params, body },
  };
};

const onRecruiter = async (body: RawInput['body']): Promise<Windows> => {
  const [recruiter, admin] = [await aRecruiter(database.db, { companyName: 'Narmada' }), await anAdmin(database.db)];
  const params = { id: recruiter.accountId };
  return {
    first: () => desk.call('setRecruiterStatus', { params, body: { userStatus: 'Not Active', reason: '' } }, admin),
    caller: admin,
    input: { params, body },
  };
};

const onAdmin = async (body: RawInput['body'], first: 'demand' | 'reset' = 'demand'): Promise<Windows> => {
  const [caller, admin] = [await aSuperAdmin(database.db), await anAdmin(database.db)];
  const params = { id: admin.accountId };
  await database.db.update(admins).set({ totpConfirmedAt: new Date() }).where(eq(admins.accountId, admin.accountId));
  return {
    first: () =>
      first === 'reset'
        ? desk.call('resetSecondFactor', { params }, caller)
        : desk.call('requireSecondFactor', { params, body: { required: true } }, caller),
    caller,
    input: { params, body },
  };
};

/** Every call that changes a versioned object. */
const WRITES: Readonly<Partial<Record<CallName, () => Promise<Windows>>>> = {
  updateJob: () => onJob(aPosting({ title: 'Senior Engineer' })),
  deleteJob: () => onJob(),
  setJobStatus: () => onJob({ jobStatus: 'Active' }),
  setApplicationStatus: async () => {
    const { recruiter, candidate, job } = await aHiring(database.db);
    const { _id: id } = await apply(desk, candidate, job.id);
    return {
      first: () => desk.call('setApplicationStatus', { params: { id }, body: { status: 'accepted' } }, recruiter),
      caller: candidate,
      input: { params: { id }, body: { status: 'withdrawn' } },
    };
  },
  rescheduleInterview: () =>
    onInterview('recruiter', (id) => interviewForm(id, { interviewDateTime: '2026-11-26T10:00' })),
  cancelInterview: () => onInterview('recruiter', () => ({ reason: 'Somebody is ill.' })),
  setInterviewResult: () => onInterview('recruiter', () => ({ status: 'Rejected' })),
  answerInterview: () => onInterview('candidate', () => ({ answer: 'confirmed' })),
  answerOffer: async () => {
    const { recruiter, candidate, job } = await aHiring(database.db);
    const { _id: applicationId } = await apply(desk, candidate, job.id);
    const { id } = await anOffer(database.db, { applicationId });
    return {
      first: () => desk.call('answerOffer', { params: { id }, body: { status: 'Withdrawn' } }, recruiter),
      caller: candidate,
      input: { params: { id }, body: { status: 'Accepted' } },
    };
  },
  updateCandidate: () => onCandidate({ findable: 'false' }, 'candidate'),
  setCandidateStatus: () => onCandidate({ userStatus: 'Block', reason: 'Left us.' }),
  updateRecruiter: () => onRecruiter({ companyName: 'Indus' }),
  updateOwnCompany: async () => {
    const caller = await aRecruiter(database.db);
    const first = () => desk.call('updateOwnCompany', { body: { tagline: 'Looms' } }, caller);
    return { first, caller, input: { body: { tagline: 'Mills' } } };
  },
  setRecruiterStatus: () => onRecruiter({ userStatus: 'Block', reason: 'Left us.' }),
  verifyRecruiter: () => onRecruiter({ verified: true, note: 'Register seen.' }),
  setAdminStatus: () => onAdmin({ userStatus: 'Block', reason: 'Left us.' }, 'reset'),
  setAdminRole: () => onAdmin({ role: 'Super Admin' }),
  requireSecondFactor: () => onAdmin({ required: false }),
  resetSecondFactor: () => onAdmin(undefined),
  decideReport: async () => {
    const { admin, job } = await aHiring(database.db);
    const params = { id: job.id };
    await desk.call('reportJob', { params, body: { reason: 'asks_for_money', details: '' } }, VISITOR);
    return {
      first: () => desk.call('decideReport', { params, body: { decision: 'dismiss', answer: 'Fine.' } }, admin),
      caller: admin,
      input: { params, body: { decision: 'freeze', answer: 'Frozen.', reason: 'Asks for money.' } },
      seen: 0,
    };
  },
  saveProfileBasics: () => onSection({ profileHeadline: 'Fitter' }),
  saveEducationSection: () => onSection({ education: [] }),
  saveProjectsSection: () => onSection({ projects: [] }),
  saveCertificatesSection: () => onSection({ certificates: [] }),
  saveContactSocial: () => onSection({ socialLinks: { github: 'https://github.com/asha' } }),
  saveHobbies: () => onSection({ hobbies: ['Kabaddi'] }),
};

const everything = async (): Promise<unknown> =>
  Promise.all([
    ...[accounts, admins, recruiters, candidates].map((table) => database.db.select().from(table)),
    ...[jobs, applications, interviews, offers].map((table) => database.db.select().from(table)),
  ]);

const VERSIONED = Object.entries<Route>(ROUTES).flatMap(([name, { versioned }]) => (versioned ? [name] : []));

describe('of two windows on the same version, the second write is refused', () => {
  test('each call that writes with a version is tested here', () => {
    expect(Object.keys(WRITES).sort()).toEqual(VERSIONED.sort());
  });

  test.each(Object.keys(WRITES).filter((name): name is CallName => name in ROUTES))(
    '%s answers 412 with the newer one, changes nothing and tells nobody',
    async (name) => {
      const windows = await WRITES[name]?.();
      if (!windows) throw new Error(`${name} is not tried.`);
      const { first, caller, input, seen = 1 } = windows;
      await first();
      await desk.mails();
      const before = await everything();
      const refused = await desk.refusal(name, input, caller, { ifMatch: seen });
      expect(refused).toMatchObject({ status: 412 });
      expect(refused.details.current).toMatchObject({ version: expect.any(Number) });
      expect(refused.details.current).not.toMatchObject({ version: seen });
      expect(await everything()).toEqual(before);
      expect(await desk.mails()).toEqual([]);
    },
  );
});
