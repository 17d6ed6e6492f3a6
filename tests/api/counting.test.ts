import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import { type CallerKind, letsIn, type Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { accounts, applications, candidates, companies, jobs, recruiters } from '#server/database/schema/index.ts';
import { type Members, openHouse } from '#tests/support/house.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { inTurn, LONG } from '#tests/support/test-length.ts';

/*
 * Counts reveal nothing: data hidden from a caller changes no status, total, header, order or key in any list, with any
 * order and any filter. Two worlds that differ only in one hidden fact look the same in every read.
 */

const house = openHouse();

type Who = 'visitor' | keyof Members['tokens'];

/** A word that only the second world has; some filters would find it. */
const WORD = 'Zzyzx';
const ordersBy = (fields: readonly string[]): string[] =>
  fields.flatMap((field) => [`?sort=${field}`, `?sort=-${field}`]);

const LISTS = {
  listCandidates: [
    ...['', '?limit=1', `?q=${WORD}`, `?name=${WORD}`, `?email=${WORD}`, `?skills=${WORD}`, `?location=${WORD}`],
    ...[`?who=${WORD}`, '?q=9111111111', '?experience=9-9', '?status=Active', '?status=Not%20Active', '?applyFor=Job'],
    ...ordersBy(['createdAt', 'firstName', 'email', 'userCode', 'dob', 'phone', 'applyFor', 'gender']),
    ...ordersBy(['experience', 'location', 'resume']),
  ],
  listRecruiters: [
    ...['', '?limit=1', `?q=${WORD}`, `?name=${WORD}`, `?email=${WORD}`, `?who=${WORD}`, '?q=9111111111'],
    ...['?status=Active', '?status=Not%20Active', '?verified=true', '?openJobs=true'],
    ...ordersBy(['createdAt', 'firstName', 'companyName', 'email', 'phone', 'userCode']),
  ],
  listJobs: [
    ...['', '?limit=1', `?q=${WORD}`, '?salary=40-60', '?salary=0-3', '?unanswered=1', '?closing=30', '?own=true'],
    ...['?sort=newest', '?q=a&sort=relevance', '?status=Not%20Active', `?recruiter=${WORD}`],
    ...ordersBy(['title', 'companyName', 'createdAt', 'jobStatus', 'employmentType', 'location', 'deadline']),
    ...ordersBy(['applications']),
  ],
  jobFacets: ['', '?salary=40-60', '?unanswered=1', `?q=${WORD}`],
  searchHelp: ['?salary=40-60', `?q=${WORD}`],
  searchWordings: [`?q=${WORD}`],
  listApplications: [
    '',
    `?name=${WORD}`,
    `?email=${WORD}`,
    '?waiting=1',
    '?matched=1',
    ...ordersBy(['status', 'fullName', 'appliedAt', 'fit']),
  ],
  applicationStats: [''],
  jobStats: [''],
  recruiterStats: [''],
  candidateStats: [''],
  listInterviews: [''],
  listOffers: [''],
  bestJobs: ['', '?limit=1'],
  dismissedJobs: ['', '?limit=1'],
  whatToLearn: [''],
  askedSkills: [''],
  listConversations: ['', '?limit=1', `?q=${WORD}`, '?q=a', '?unread=true', '?waiting=true'],
  conversationStats: [''],
  getConversation: [''],
  listNotices: ['', '?unread=true', '?limit=1'],
  countUnreadNotices: [''],
  listCompanies: ['', '?limit=1', `?q=${WORD}`, '?sort=name', '?sort=jobs', '?hiring=true'],
  getCompany: [''],
  listCompanyJobs: ['', '?limit=1'],
  companyAnswerRecord: [''],
  listFollowed: ['', '?limit=1'],
  getOwnCompany: [''],
  getApplication: [''],
  applicationTimeline: [''],
  applicationFit: [''],
  answerRecord: [''],
  fittingCandidates: ['', '?limit=1'],
  ownFits: [''],
  listSavedJobs: [''],
  listSearches: [''],
  listSavedTexts: [''],
  listAccesses: [''],
  listSessions: [''],
  getNotifications: [''],
} as const satisfies Partial<Record<CallName, readonly string[]>>;

/** What reading itself changes: who has looked at whom, and when a session was last used; and counts made in advance. */
const CHANGING: readonly CallName[] = ['listAccesses', 'listSessions', 'askedSkills'];

/** Every other read. Each run asks a share of them, and the long run all. */
const READS = inTurn(
  CALL_NAMES.filter((name) => {
    const { method, answersFile, answersStream }: Route = ROUTES[name];
    return method === 'GET' && !answersFile && !answersStream && !CHANGING.includes(name);
  }),
);

interface Asked {
  name: CallName;
  query?: string;
  params: Readonly<Record<string, string>>;
}

/** Every read of every record that the test users have. */
const everyRead = (who: Who): Asked[] => {
  const ids = [...Object.values(house.members().things), company.recruiterId, company.jobId, company.slug];
  const kind: CallerKind = who === 'other_candidate' ? 'candidate' : who === 'other_recruiter' ? 'recruiter' : who;
  return READS.filter((name) => letsIn(ROUTES[name], kind)).flatMap((name) => {
    const keys = [...ROUTES[name].path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    const each = keys.length === 0 ? [''] : ids.filter((id) => id !== '');
    return each.map((id) => ({ name, params: Object.fromEntries(keys.map((key) => [key, id])) }));
  });
};

/** Below the limit for concurrent requests. */
const AT_ONCE = 8;

/** Returns everything that the caller gets. */
const worldOf = async (who: Who, asked: readonly Asked[]): Promise<Map<string, string>> => {
  const token = who === 'visitor' ? undefined : house.members().tokens[who];
  const world = new Map<string, string>();
  const ask = async ({ name, query, params }: Asked): Promise<void> => {
    const { statusCode, headers, body } = await house.send(name, { token, query, params });
    // File links have a new signature each time, and a profile has the time of its reading.
    const shown = body.replace(/\?session=[^"]*|"readAt":"[^"]*"/g, '');
    world.set(
      `${name}${query ?? ''} ${JSON.stringify(params)}`,
      JSON.stringify([statusCode, headers['x-total-count'], headers.link, headers.etag, shown]),
    );
  };
  for (let at = 0; at < asked.length; at += AT_ONCE) await Promise.all(asked.slice(at, at + AT_ONCE).map(ask));
  return world;
};

interface Fact {
  name: string;
  hiddenFrom: readonly Who[];
  lists: readonly (keyof typeof LISTS)[];
  /** Path parameters of its calls. */
  params?: () => Record<string, string>;
  /** Who may read it; the Super Admin by default. */
  readBy?: Who;
  /** Creates the first world; the returned function creates the second. */
  prepare: () => Promise<() => Promise<unknown>>;
}

/** The lists that could reveal a fact, in each order and with each filter. */
const listsOf = ({ lists, params = () => ({}) }: Fact): Asked[] =>
  lists.flatMap((name) => LISTS[name].map((query) => ({ name, query, params: params() })));

const OTHERS = ['visitor', 'other_candidate', 'candidate'] as const;
const { deps } = house;

const setAccount = (id: string, values: Partial<typeof accounts.$inferInsert>) =>
  deps.db.update(accounts).set(values).where(eq(accounts.id, id));
const setCandidate = (id: string, values: Partial<typeof candidates.$inferInsert>) =>
  deps.db.update(candidates).set(values).where(eq(candidates.accountId, id));

const CONTACT = { email: `${WORD.toLowerCase()}@example.in`, phone: '9111111111' };

const tokenOf = (who: keyof Members['tokens']): { token: string } => ({ token: house.members().tokens[who] });
const ofApplication = () => {
  const id = house.members().things.applicationId;
  return { id, applicationId: id };
};
/** A separate verified company, with an open job. */
let company = { slug: '', recruiterId: '', jobId: '' };
const ofCompany = () => ({ slug: company.slug, id: company.jobId });
const companyIsThere = async (): Promise<void> => {
  if (company.slug !== '') return;
  const { accountId: recruiterId } = await aRecruiter(deps.db, { companyName: 'Counted Works', verified: true });
  const { id: jobId } = await aJob(deps.db, { recruiterId, companyName: 'Counted Works' });
  const [row] = await deps.db.select().from(companies).where(eq(companies.accountId, recruiterId));
  company = { slug: row?.slug ?? '', recruiterId, jobId };
};
const isDone = async (sent: ReturnType<typeof house.send>): Promise<void> => {
  const { statusCode, body } = await sent;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
};

const FACTS: readonly Fact[] = [
  {
    name: 'an answer that can still be undone',
    lists: [
      ...(['getApplication', 'applicationTimeline', 'listApplications', 'applicationStats', 'listNotices'] as const),
      ...([
        'countUnreadNotices',
        'getConversation',
        'listConversations',
        'conversationStats',
        'applicationFit',
      ] as const),
      ...(['candidateStats', 'bestJobs', 'ownFits', 'answerRecord', 'companyAnswerRecord', 'listCompanies'] as const),
    ],
    params: () => ({ ...ofCompany(), ...ofApplication() }),
    hiddenFrom: ['candidate', 'other_candidate', 'visitor', 'other_recruiter'],
    readBy: 'recruiter',
    prepare: async () => {
      await companyIsThere();
      return async () => {
        // The portal reads this setting with each answer.
        Object.assign(deps.settings, { answerWaitMs: 600_000 });
        const answer = { params: ofApplication(), body: { status: 'rejected' } };
        await isDone(house.send('setApplicationStatus', { ...tokenOf('recruiter'), ...answer }));
        Object.assign(deps.settings, { answerWaitMs: 0 });
      };
    },
  },
  {
    name: 'what two others write to each other',
    lists: ['listConversations', 'conversationStats', 'getConversation', 'listNotices', 'countUnreadNotices'],
    params: ofApplication,
    hiddenFrom: ['visitor', 'other_candidate', 'other_recruiter'],
    readBy: 'candidate',
    prepare: async () => () =>
      isDone(
        house.send('sendMessage', {
          ...tokenOf('recruiter'),
          params: ofApplication(),
          body: { text: `${WORD} and more.` },
        }),
      ),
  },
  {
    name: 'who follows a company',
    lists: [
      ...([
        'listCompanies',
        'getCompany',
        'listCompanyJobs',
        'listFollowed',
        'listNotices',
        'countUnreadNotices',
      ] as const),
      ...(['recruiterStats', 'listCandidates', 'fittingCandidates', 'listAccesses'] as const),
    ],
    params: ofCompany,
    hiddenFrom: ['visitor', 'other_candidate', 'other_recruiter', 'recruiter'],
    readBy: 'candidate',
    prepare: async () => {
      await companyIsThere();
      return () => isDone(house.send('followCompany', { ...tokenOf('candidate'), params: ofCompany() }));
    },
  },
  {
    name: 'that a company asks to be verified',
    lists: ['listCompanies', 'getCompany', 'listCompanyJobs', 'companyAnswerRecord', 'listRecruiters', 'listJobs'],
    params: ofCompany,
    hiddenFrom: [...OTHERS, 'other_recruiter'],
    prepare: async () => {
      await companyIsThere();
      const { recruiterId } = company;
      return () =>
        deps.db
          .update(companies)
          .set({ verificationAskedAt: new Date(), codeDomain: `${WORD.toLowerCase()}.example` })
          .where(eq(companies.accountId, recruiterId));
    },
  },
  {
    name: 'what others save, search for and sign in with',
    lists: [
      ...(['listSavedJobs', 'listSearches', 'listSavedTexts', 'listSessions', 'getNotifications', 'listJobs'] as const),
      ...(['jobStats', 'bestJobs', 'dismissedJobs', 'askedSkills', 'jobFacets'] as const),
    ],
    hiddenFrom: ['visitor', 'other_candidate', 'other_recruiter'],
    readBy: 'candidate',
    prepare: async () => async () => {
      const { jobId } = house.members().things;
      await isDone(house.send('saveJob', { ...tokenOf('candidate'), params: { jobId } }));
      await isDone(house.send('dismissJob', { ...tokenOf('candidate'), params: { jobId }, body: {} }));
      await isDone(
        house.send('saveSearch', { ...tokenOf('candidate'), body: { name: WORD, query: { place: [WORD] } } }),
      );
      await isDone(house.send('addSavedText', { ...tokenOf('recruiter'), body: { name: WORD, text: WORD } }));
    },
  },
  {
    name: 'somebody who is neither shown nor found',
    lists: ['listCandidates', 'candidateStats', 'recruiterStats', 'listInterviews', 'listOffers', 'fittingCandidates'],
    hiddenFrom: [...OTHERS, 'recruiter', 'other_recruiter'],
    prepare: async () => {
      const { accountId } = await aCandidate(deps.db);
      await setCandidate(accountId, { findable: false, showCard: false });
      return async () => {
        await setAccount(accountId, { ...CONTACT, firstName: WORD, lastName: WORD, status: 'Active' });
        await setCandidate(accountId, {
          dob: '1999-09-09',
          gender: 'other',
          applyFor: 'Job',
          address: WORD,
          city: WORD,
        });
      };
    },
  },
  {
    name: 'how to reach somebody whose card is shown',
    lists: ['listCandidates', 'candidateStats'],
    hiddenFrom: OTHERS,
    prepare: async () => {
      const [one, other] = [await aCandidate(deps.db), await aCandidate(deps.db)];
      for (const { accountId } of [one, other]) await setCandidate(accountId, { showCard: true, findable: true });
      return async () => {
        await setAccount(one.accountId, { ...CONTACT, status: 'Active', lastActiveAt: new Date() });
        await setCandidate(one.accountId, { city: WORD });
      };
    },
  },
  {
    name: 'the pay that a job does not show',
    lists: ['listJobs', 'jobFacets', 'searchHelp', 'jobStats', 'bestJobs'],
    hiddenFrom: [...OTHERS, 'other_recruiter'],
    prepare: async () => {
      const { recruiterId } = house.members().things;
      const job = await aJob(deps.db, { recruiterId, salaryMin: 100_000, salaryMax: 200_000, showSalary: false });
      return () => deps.db.update(jobs).set({ salaryMin: 4_500_000, salaryMax: 5_000_000 }).where(eq(jobs.id, job.id));
    },
  },
  {
    name: 'who has applied, and how long they wait',
    lists: [
      ...(['listApplications', 'applicationStats', 'listJobs', 'jobStats', 'listCandidates', 'listCompanies'] as const),
      ...(['listNotices', 'listConversations', 'conversationStats', 'fittingCandidates'] as const),
    ],
    hiddenFrom: ['visitor', 'candidate', 'other_recruiter'],
    prepare: async () => {
      const { recruiterId } = house.members().things;
      const job = await aJob(deps.db, { recruiterId });
      const candidate = await aCandidate(deps.db);
      await setCandidate(candidate.accountId, { findable: false });
      return async () => {
        const { id } = await anApplication(deps.db, job, candidate);
        await deps.db
          .update(applications)
          .set({ fullName: WORD, appliedAt: new Date(Date.now() - 9 * 24 * 3_600_000) })
          .where(eq(applications.id, id));
      };
    },
  },
  {
    name: 'a job that is not open',
    lists: [
      ...(['listJobs', 'jobFacets', 'searchHelp', 'jobStats', 'bestJobs', 'whatToLearn', 'askedSkills'] as const),
      ...([
        'listCompanies',
        'getCompany',
        'listCompanyJobs',
        'companyAnswerRecord',
        'ownFits',
        'recruiterStats',
      ] as const),
    ],
    params: ofCompany,
    hiddenFrom: [...OTHERS, 'other_recruiter'],
    prepare: async () => {
      await companyIsThere();
      return () => aJob(deps.db, { recruiterId: company.recruiterId, title: WORD, status: 'Not Active' });
    },
  },
  {
    name: 'who stands behind a company',
    lists: ['listRecruiters', 'recruiterStats', 'listJobs'],
    hiddenFrom: [...OTHERS, 'recruiter', 'other_recruiter'],
    prepare: async () => {
      const [one] = [await aRecruiter(deps.db), await aRecruiter(deps.db)];
      return async () => {
        await setAccount(one.accountId, { ...CONTACT, firstName: WORD, lastName: WORD, lastActiveAt: new Date() });
        await deps.db
          .update(recruiters)
          .set({ city: WORD, address: WORD })
          .where(eq(recruiters.accountId, one.accountId));
      };
    },
  },
];

// The first time that a recruiter lists or opens a candidate is recorded, and the candidate is told.
beforeAll(async () => {
  for (const who of ['recruiter', 'other_recruiter'] as const) await worldOf(who, everyRead(who));
});

/** The surroundings of the first difference. */
const differenceOf = (one: string, other: string): string => {
  const at = [...other].findIndex((sign, index) => sign !== one[index]);
  const [from, to] = [Math.max(0, at - 80), at + 80];
  return `${one.slice(from, to)} → ${other.slice(from, to)}`;
};

test.each(FACTS)('$name changes nothing that is read by those who may not know it', async (fact) => {
  const { hiddenFrom, prepare, readBy = 'super_admin' } = fact;
  const change = await prepare();
  const known = await worldOf(readBy, listsOf(fact));
  const asked = (who: Who): Asked[] => [...listsOf(fact), ...everyRead(who)];
  const readers = LONG ? hiddenFrom : hiddenFrom.filter((_, at) => at === 0 || at === hiddenFrom.length - 1);
  const before = new Map<Who, Map<string, string>>();
  for (const who of readers) before.set(who, await worldOf(who, asked(who)));
  await change();
  const told: string[] = [];
  for (const who of readers)
    for (const [what, seen] of await worldOf(who, asked(who))) {
      const was = before.get(who)?.get(what);
      if (was !== seen) told.push(`${who} ${what}: ${differenceOf(was ?? '', seen)}`);
    }
  expect(told).toEqual([]);
  // A permitted reader sees the difference, so the test is meaningful.
  expect(await worldOf(readBy, listsOf(fact))).not.toEqual(known);
  await deps.db
    .update(accounts)
    .set({ email: `${crypto.randomUUID()}@example.in` })
    .where(eq(accounts.email, CONTACT.email));
});
