import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { seededRandom } from '#server/seeded-random.ts';
import { type Person, resumeFile } from '#tests/support/journey-portal.ts';

export const KINDS = [
  'page that is kept',
  'page of a search',
  'search as JSON',
  'job as JSON',
  'job is posted',
  'application with a file',
  'own applications',
  'recruiter’s list',
  'answer',
  'sign-in',
] as const;
type Kind = (typeof KINDS)[number];

export interface MixedAnswer {
  kind: Kind;
  status: number;
  ms: number;
  isFine: boolean;
  /** Path and start of the response body, or the error, if the request failed. */
  text: string;
}

export interface Mixture {
  candidates: readonly Person[];
  recruiters: readonly { person: Person; jobIds: string[] }[];
  jobsOfEach: number;
  posting: object;
}

interface Asked {
  path: string;
  method?: string;
  token?: string;
  body?: object;
  /** A status other than success that is also expected. */
  orStatus?: number;
}

const PATIENCE_MS = 30_000;
const VISITORS = 6;
const PAUSE_MS = { visitor: 150, candidate: 300, recruiter: 300, signIn: 800 };
const WORDS = ['java', 'pune', 'sales', 'design', 'python', 'mumbai', 'writing', 'react', 'kochi', 'support'];

/** Runs all actors until a time, with pauses between their requests. Returns every response. */
export const askMixed = async (url: string, mixture: Mixture, until: number): Promise<MixedAnswer[]> => {
  const answers: MixedAnswer[] = [];
  const random = seededRandom(20_261_124);
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(random() * list.length)];
  const below = (most: number): number => Math.floor(random() * most);

  const ask = async (kind: Kind, { path, method = 'GET', token, body, orStatus }: Asked): Promise<unknown> => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    if (method === 'POST') headers.set('idempotency-key', randomUUID());
    if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
    const began = performance.now();
    let status = 0;
    let text = '';
    try {
      const answer = await fetch(url + path, {
        method,
        headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      status = answer.status;
      text = await answer.text();
    } catch (error) {
      text = String(error);
    }
    const isFine = (status >= 200 && status < 300) || status === orStatus;
    answers.push({
      kind,
      status,
      ms: performance.now() - began,
      isFine,
      text: isFine ? '' : `${path} ${text.slice(0, 200).replaceAll(/\s+/g, ' ')}`,
    });
    return status >= 200 && status < 300 && /^[[{]/.test(text) ? JSON.parse(text) : undefined;
  };
  const call = (name: CallName, params: Readonly<Record<string, string>> = {}) => ({
    method: ROUTES[name].method,
    path: ROUTES[name].path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? ''),
  });
  const again = async (pauseMs: number, act: () => Promise<unknown>): Promise<void> => {
    while (performance.now() < until) {
      await act();
      await sleep(pauseMs * (0.5 + random()));
    }
  };

  const visit = async (): Promise<void> => {
    const word = `${pick(WORDS)}`;
    const { path } = call('listJobs');
    const jobs = (await ask('search as JSON', { path: `${path}?q=${word}&page=${1 + below(20)}&limit=20` })) as
      | { _id: string }[]
      | undefined;
    const job = pick(jobs ?? []);
    if (job) await ask('job as JSON', call('getJob', { id: job._id }));
    await ask('page that is kept', { path: `${pick(['/', '/jobs', '/companies', '/hi/jobs'])}` });
    await ask('page of a search', { path: `/jobs?q=${word}&page=${1 + below(200)}` });
  };

  const applied = new Map<string, Set<string>>();
  const apply = async (): Promise<void> => {
    const person = pick(mixture.candidates);
    const jobId = pick(mixture.recruiters.flatMap(({ jobIds }) => jobIds));
    if (!person) return;
    const own = applied.get(person.email) ?? new Set();
    applied.set(person.email, own);
    if (jobId && !own.has(jobId)) {
      own.add(jobId);
      const form = new FormData();
      const fields = { jobId, fullName: 'Asha Rao', phone: '98765 43210', experience: '3', skills: 'TypeScript' };
      for (const [name, value] of Object.entries({ ...fields, education: "Bachelor's Degree" }))
        form.append(name, value);
      form.append('resume', resumeFile());
      await ask('application with a file', { ...call('submitApplication'), token: person.token, body: form });
    }
    const { path } = call('listApplications');
    await ask('own applications', { path: `${path}?limit=10`, token: person.token });
  };

  const recruit = async ({ person, jobIds }: Mixture['recruiters'][number]): Promise<void> => {
    const { token } = person;
    if (jobIds.length < mixture.jobsOfEach) {
      const body = { ...mixture.posting, title: `Field Engineer ${jobIds.length + 1}` };
      const posted = (await ask('job is posted', { ...call('createJob'), token, body })) as
        | { jobId?: string }
        | undefined;
      if (posted?.jobId) jobIds.push(posted.jobId);
      return;
    }
    const { path } = call('listApplications');
    const waiting = (await ask('recruiter’s list', { path: `${path}?status=pending&limit=25`, token })) as
      | { _id: string }[]
      | undefined;
    const application = pick(waiting ?? []);
    const status = random() < 0.5 ? 'accepted' : 'rejected';
    if (application)
      await ask('answer', { ...call('setApplicationStatus', { id: application._id }), token, body: { status } });
  };

  const signIn = async (): Promise<void> => {
    const person = pick(mixture.candidates);
    if (!person) return;
    const { email, password } = person;
    const signed = (await ask('sign-in', { ...call('signInCandidate'), body: { email, password } })) as
      | { token?: string }
      | undefined;
    if (signed?.token) person.token = signed.token;
  };

  await Promise.all([
    ...Array.from({ length: VISITORS }, () => again(PAUSE_MS.visitor, visit)),
    ...Array.from({ length: 3 }, () => again(PAUSE_MS.candidate, apply)),
    ...mixture.recruiters.map((recruiter) => again(PAUSE_MS.recruiter, () => recruit(recruiter))),
    again(PAUSE_MS.signIn, signIn),
  ]);
  return answers;
};
