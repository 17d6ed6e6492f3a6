import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import { letsIn, type Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import type { AdminCaller, Caller } from '#server/caller.ts';
import { VISITOR } from '#server/caller.ts';
import {
  accounts,
  applications,
  candidates,
  companies,
  education,
  experiences,
  interviews,
  jobs,
  messages,
  offers,
  projects,
  recruiters,
  savedSearches,
  sessions,
} from '#server/database/schema/index.ts';
import { isProblem } from '#server/problem.ts';
import { testDatabase } from '#tests/support/database.ts';
import { hiringDesk } from '#tests/support/hiring.ts';
import { aJob, aSuperAdmin } from '#tests/support/jobs.ts';
import { openThings, type Things } from './foreign-ids/things.ts';

/*
 * What each kind of caller reads in every call: no value that is not theirs, and exactly the keys in key-sets.txt. When
 * a key is added on purpose, `npx vitest run tests/api/key-sets.test.ts -u` writes the file anew; its changes belong to
 * the review.
 */

const database = testDatabase();
const desk = hiringDesk(database);

const ROLES = ['visitor', 'candidate', 'otherCandidate', 'recruiter', 'otherRecruiter', 'admin', 'superAdmin'] as const;
type Role = (typeof ROLES)[number];

let things: Things;
let superAdmin: AdminCaller;
let slug: string;

const callerOf = (role: Role): Caller => {
  if (role === 'visitor') return VISITOR;
  return role === 'superAdmin' ? superAdmin : things[role];
};

const routeOf = (name: CallName): Route => ROUTES[name];
const READS = CALL_NAMES.filter((name) => routeOf(name).method === 'GET' && !routeOf(name).answersStream);

/** Values that occur nowhere else, and who may read them while the candidate is hidden and the job is not open. */
const CANARIES: Readonly<Record<string, { value: string; readers: readonly Role[] }>> = {
  'a sign-in address': { value: 'zq-own@example.in', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a phone number': { value: '9000000001', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a street': { value: 'Zqstreet', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a birth date': { value: '1991-09-19', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a headline': { value: 'Zqheadline', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a contact address': { value: 'zq-contact@example.in', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a school': { value: 'Zqschool', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'an employer': { value: 'Zqemployer', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a project': { value: 'Zqproject', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'an applicant’s name': { value: 'Zqapplicant', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a cover letter': { value: 'Zqletter', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'an interview’s notes': { value: 'Zqinterview', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'an offer': { value: 'Zqoffer', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a job that is not open': { value: 'Zqjob', readers: ['candidate', 'recruiter', 'admin', 'superAdmin'] },
  'a message': { value: 'Zqmessage', readers: ['candidate', 'recruiter'] },
  'a note': { value: 'Zqnote', readers: ['recruiter'] },
  'a saved text': { value: 'Zqsavedtext', readers: ['recruiter'] },
  'a saved search': { value: 'Zqsearch', readers: ['candidate'] },
  'a suggestion from a resume': { value: 'Zqsuggestion', readers: ['candidate'] },
  'a device': { value: 'Firefox', readers: ['candidate'] },
  'a recruiter’s phone number': { value: '9000000003', readers: ['recruiter', 'admin', 'superAdmin'] },
  'a recruiter’s street': { value: 'Zqlane', readers: ['recruiter', 'admin', 'superAdmin'] },
  'a recruiter’s address': {
    value: 'zq-recruiter@example.in',
    readers: ['candidate', 'recruiter', 'admin', 'superAdmin'],
  },
};

beforeAll(async () => {
  const { db } = database;
  things = await openThings(desk);
  superAdmin = await aSuperAdmin(db);
  const { ids } = things;
  const value = (name: string): string => CANARIES[name]?.value ?? '';
  await db
    .update(accounts)
    .set({ email: value('a sign-in address'), phone: value('a phone number') })
    .where(eq(accounts.id, ids.candidateId));
  await db
    .update(candidates)
    .set({
      address: value('a street'),
      dob: value('a birth date'),
      profileHeadline: value('a headline'),
      contactEmail: value('a contact address'),
    })
    .where(eq(candidates.accountId, ids.candidateId));
  await db.update(education).set({ institute: value('a school') });
  await db.update(experiences).set({ company: value('an employer') });
  await db.update(projects).set({ title: value('a project') });
  await db
    .update(applications)
    .set({ fullName: value('an applicant’s name'), coverLetter: value('a cover letter') })
    .where(eq(applications.id, ids.applicationId));
  await db.update(interviews).set({ hrNotes: value('an interview’s notes') });
  await db.update(offers).set({ letter: value('an offer') });
  await db
    .update(jobs)
    .set({ title: value('a job that is not open') })
    .where(eq(jobs.id, ids.jobId));
  await db.update(messages).set({ text: value('a message') });
  await db.execute(sql`update application_notes set text = ${value('a note')}`);
  await db.execute(sql`update saved_texts set text = ${value('a saved text')}`);
  await db.update(savedSearches).set({ name: value('a saved search') });
  await db.execute(sql`update resume_suggestions set source = ${value('a suggestion from a resume')}`);
  await db
    .update(sessions)
    .set({ userAgent: `Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 ${value('a device')}/139.0` })
    .where(eq(sessions.accountId, ids.candidateId));
  await db
    .update(accounts)
    .set({ email: value('a recruiter’s address'), phone: value('a recruiter’s phone number') })
    .where(eq(accounts.id, ids.recruiterId));
  await db
    .update(recruiters)
    .set({ address: value('a recruiter’s street') })
    .where(eq(recruiters.accountId, ids.recruiterId));
  const [company] = await db
    .select({ slug: companies.slug })
    .from(companies)
    .where(eq(companies.accountId, ids.recruiterId));
  slug = company?.slug ?? '';
});

const META = { clientAddress: '127.0.0.1', userAgent: 'test', ifMatch: undefined, idempotencyKey: undefined };

/** The answer, or the refusal's status. */
const read = async (name: CallName, role: Role, params: Record<string, string>, query: object): Promise<unknown> => {
  try {
    const { body } = await desk.call(name, { params, query }, callerOf(role), META);
    return body;
  } catch (problem) {
    if (!isProblem(problem)) throw problem;
    return problem.status;
  }
};

/** Calls with required query parameters. */
const QUERIES: Readonly<Partial<Record<CallName, () => object>>> = {
  fittingCandidates: () => ({ jobId: things.ids.jobId }),
  suggest: () => ({ kind: 'skill', q: 'go' }),
  interviewConflicts: () => ({ at: '2026-11-24T11:30', applicationId: things.ids.applicationId }),
};

const keysIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);

/** Every id for every key of the path. */
const allParams = (name: CallName): Record<string, string>[] => {
  const keys = keysIn(routeOf(name).path);
  if (keys.length === 0) return [{}];
  return [...new Set([...Object.values(things.ids), slug])].map((id) =>
    Object.fromEntries(keys.map((key) => [key, id])),
  );
};

/** Which of the canaries each role reads anywhere. */
const readCanaries = async (): Promise<Map<string, Set<string>>> => {
  const found = new Map<string, Set<string>>();
  for (const name of READS.filter((one) => !routeOf(one).answersFile))
    for (const role of ROLES.filter((one) => letsIn(routeOf(name), callerOf(one).kind)))
      for (const params of allParams(name)) {
        const text = JSON.stringify(await read(name, role, params, QUERIES[name]?.() ?? {}));
        for (const [canary, { value }] of Object.entries(CANARIES))
          if (text.includes(value)) {
            const places = found.get(canary) ?? new Set();
            found.set(canary, places.add(`${role}: ${name}`));
          }
      }
  return found;
};

test('nobody reads a value of a hidden candidate and a job that is not open, except whom it concerns', async () => {
  const found = await readCanaries();
  const roles = (places: Iterable<string>): string[] =>
    [...new Set([...places].map((place) => place.split(':')[0] ?? ''))].sort();
  for (const [canary, { readers }] of Object.entries(CANARIES)) {
    const places = [...(found.get(canary) ?? [])];
    expect(roles(places), `${canary}: ${places.join(', ')}`).toEqual([...readers].sort());
  }
});

/** The path of the record that a call is about. */
const paramsOf = (name: CallName): Record<string, string> => {
  const { path } = routeOf(name);
  const { ids } = things;
  const byFolder: Readonly<Record<string, string>> = {
    '/api/jobpostingform': ids.jobId,
    '/api/matches/jobs': ids.jobId,
    '/api/matches/applications': ids.applicationId,
    '/api/applyjobs': ids.applicationId,
    '/api/recruiters': ids.recruiterId,
    '/api/candidates': ids.candidateId,
  };
  const own = Object.entries(byFolder).find(([folder]) => path.startsWith(folder))?.[1] ?? '';
  const known: Readonly<Record<string, string>> = {
    id: own,
    slug,
    applicationId: ids.applicationId,
    userId: ids.candidateId,
    userCode: ids.candidateCode,
  };
  return Object.fromEntries(keysIn(path).map((key) => [key, known[key] ?? '']));
};

/** Ids and days as keys differ from run to run. */
const keyOf = (key: string): string =>
  key
    .replace(/^[0-9a-f]{8}-[0-9a-f-]{27}$/, '{id}')
    .replace(/^\d{4}-\d\d-\d\d.*$/, '{day}')
    .replace(/^[A-Z]{3,4}\d+$/, '{code}');

/** Every key in a value; those of a list's elements together, with a question mark where one of them lacks it. */
const keySetOf = (value: unknown): string => {
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const sets = value.map((one) => keyTree(one));
    const all = [...new Set(sets.flatMap((set) => [...set.keys()]))].sort();
    const shown = all.map((key) => {
      const inner = sets.map((set) => set.get(key)).find((one) => one !== undefined && one !== '[]');
      return `${key}${sets.every((set) => set.has(key)) ? '' : '?'}${inner ?? ''}`;
    });
    return shown.length === 0 ? '[]' : `[${shown.join(' ')}]`;
  }
  const tree = keyTree(value);
  return tree.size === 0 ? '' : `{${[...tree].map(([key, inner]) => key + inner).join(' ')}}`;
};

const keyTree = (value: unknown): Map<string, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map(
        Object.entries(value)
          .map(([key, inner]): [string, string] => [keyOf(key), keySetOf(inner)])
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : new Map();

/** Opens the job and shows the candidate, and puts something into every list. */
const fillLists = async (): Promise<void> => {
  const { db } = database;
  const { ids, candidate, recruiter, otherCandidate, admin } = things;
  await db
    .update(candidates)
    .set({ findable: true, showCard: true, gender: 'female', applyFor: 'Job' })
    .where(eq(candidates.accountId, ids.candidateId));
  await db
    .update(jobs)
    .set({ status: 'Active', skills: ['Go'] })
    .where(eq(jobs.id, ids.jobId));
  await aJob(db, { recruiterId: ids.recruiterId, skills: ['Go'], title: 'Gardener' });
  await db
    .update(recruiters)
    .set({ companyVerifiedAt: new Date(), verifiedCompanyName: 'Kaveri Software' })
    .where(eq(recruiters.accountId, ids.recruiterId));
  const params = { id: ids.jobId, jobId: ids.jobId, slug, applicationId: ids.applicationId };
  const person = { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', message: 'How?' };
  await desk.call('submitInquiry', { body: person }, VISITOR);
  await desk.call('submitMentorContact', { body: { ...person, mobile: person.phone, mentor: 'Ananya' } }, VISITOR);
  const mentee = { address: 'Pune', education: 'BE', field: 'Data' };
  await desk.call('submitMentee', { body: { ...person, name: person.fullName, ...mentee } }, VISITOR);
  await desk.call('reportJob', { params, body: { reason: 'asks_for_money' } }, otherCandidate);
  const messageId = ids.messageOfRecruiter;
  await desk.call('reportMessage', { params: { ...params, messageId }, body: { reason: 'asks_for_money' } }, candidate);
  await desk.call('saveJob', { params }, candidate);
  await desk.call('followCompany', { params }, candidate);
  const hidden = await aJob(db, { recruiterId: ids.recruiterId, title: 'Florist' });
  await desk.call('dismissJob', { params: { jobId: hidden.id }, body: { reason: 'pay' } }, candidate);
  await desk.call('inviteAdmin', { body: { email: 'new-admin@example.in', role: 'Admin' } }, superAdmin);
  const bytes = new TextEncoder().encode('Title,Company,City,Skills\r\nBaker,Kaveri Software,Pune,Baking\r\n');
  const files = { file: { originalName: 'listings.csv', bytes } };
  await desk.call('importJobs', { body: { recruiterId: recruiter.accountId }, files }, admin);
};

test('each kind of caller gets exactly the keys in key-sets.txt', async () => {
  await fillLists();
  const lines: string[] = [];
  for (const name of READS.filter((one) => !routeOf(one).answersFile)) {
    const byKeys = new Map<string, Role[]>();
    for (const role of ROLES.filter((one) => letsIn(routeOf(name), callerOf(one).kind))) {
      const answer = await read(name, role, paramsOf(name), QUERIES[name]?.() ?? {});
      const keys = typeof answer === 'number' ? String(answer) : keySetOf(answer);
      byKeys.set(keys, [...(byKeys.get(keys) ?? []), role]);
    }
    lines.push(name, ...[...byKeys].map(([keys, roles]) => `  ${roles.join(', ')}: ${keys}`), '');
  }
  await expect(lines.join('\n')).toMatchFileSnapshot('key-sets.txt');
});
