import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { POSTING, resumeFile } from '#tests/support/journey-portal.ts';
import { candidateForm, PASSWORD, recruiterForm } from '#tests/support/registrations.ts';

export const KEPT_KINDS = ['registration', 'enquiry', 'job', 'application'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

/** One request and its result. */
export interface Answer {
  kind: KeptKind | 'sign in' | 'page' | 'search' | 'form';
  /** 0 when there was no response. */
  status: number;
  code: string;
  startedAt: number;
  ms: number;
}

interface Asked extends Answer {
  body: unknown;
}

/** The writes, under names that are used once. */
export interface Written {
  /** The portal confirmed the write: each must exist exactly once. */
  acknowledged: Readonly<Record<KeptKind, Set<string>>>;
  /** No response arrived: each may exist, at most once. */
  unanswered: Readonly<Record<KeptKind, Set<string>>>;
}

export interface Traffic extends Written {
  answers: Answer[];
  /** Returns when the first write that started after this moment was acknowledged. */
  firstKeptAfter(moment: number): number | undefined;
  stop(): Promise<void>;
}

/** How long a client retries without a response. */
const INSISTENCE_MS = 45_000;
const PATIENCE_MS = 40_000;

const codeIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code : '';

const propertyOf = (body: unknown, name: string): string =>
  typeof body === 'object' && body !== null
    ? String(Object.entries(body).find(([key]) => key === name)?.[1] ?? '')
    : '';

interface Request {
  kind: Answer['kind'];
  method?: string;
  path: string;
  token?: string;
  key?: string;
  body?: object;
}

/** Sends one request and measures its duration. */
const askOver = async (url: string, { kind, method = 'GET', path, token, key, body }: Request): Promise<Asked> => {
  const headers = new Headers();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (key) headers.set('idempotency-key', key);
  if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  const startedAt = performance.now();
  const asked = { kind, startedAt };
  try {
    const answer = await fetch(url + path, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    const content: unknown = isJson ? JSON.parse(text) : {};
    return { ...asked, status: answer.status, code: codeIn(content), ms: performance.now() - startedAt, body: content };
  } catch {
    return { ...asked, status: 0, code: '', ms: performance.now() - startedAt, body: undefined };
  }
};

const call = (name: CallName) => ({ method: ROUTES[name].method, path: ROUTES[name].path });

const application = (jobId: string): FormData => {
  const form = new FormData();
  const fields = { jobId, fullName: 'Asha Rao', phone: '98765 43210', experience: '3', skills: 'TypeScript' };
  for (const [name, value] of Object.entries({ ...fields, education: "Bachelor's Degree" })) form.append(name, value);
  form.append('resume', resumeFile());
  return form;
};

/** Unique names, so that everything can be counted afterwards. */
export const addressOf = (key: string): string => `kept.${key}@example.in`;
export const titleOf = (key: string): string => `Kept ${key}`;

const setsByKind = (): Record<KeptKind, Set<string>> => ({
  registration: new Set(),
  enquiry: new Set(),
  job: new Set(),
  application: new Set(),
});

/** The response to a retry when the first attempt succeeded but its response was lost. */
const DONE_BEFORE = new Set(['EMAIL_TAKEN', 'ALREADY_APPLIED', 'CANDIDATE_ALREADY_APPLIED']);

/** Whether a failure is transient: no response, or one that asks to retry. */
export const isWeather = ({ status }: Answer): boolean => status === 0 || status === 503 || status === 502;

/** Creates a recruiter who can post jobs, and a job to apply to. */
const settleIn = async (url: string): Promise<{ token: string; jobId: string }> => {
  const done = async (request: Request): Promise<unknown> => {
    const { status, body } = await askOver(url, request);
    if (status >= 300 || status === 0) throw new Error(`${request.path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  };
  const form = recruiterForm();
  await done({ kind: 'form', ...call('registerRecruiter'), body: form });
  const { email } = form;
  const token = propertyOf(
    await done({ kind: 'sign in', ...call('signInRecruiter'), body: { email, password: PASSWORD } }),
    'token',
  );
  const posted = await done({ kind: 'job', ...call('createJob'), token, body: { ...POSTING, title: 'Open to all' } });
  return { token, jobId: propertyOf(posted, 'jobId') };
};

/**
 * Simulates a few users who post, register, search and apply in sequence, read in between, and retry without a response
 * under the same key, as the portal's own pages do.
 */
export const startTraffic = async ({
  url,
  people = 4,
  pauseMs = 25,
}: {
  url: string;
  people?: number;
  pauseMs?: number;
}): Promise<Traffic> => {
  const { token, jobId } = await settleIn(url);
  const answers: Answer[] = [];
  const kept: { began: number; at: number }[] = [];
  const acknowledged = setsByKind();
  const unanswered = setsByKind();
  let stopping = false;

  const ask = async (request: Request): Promise<Asked> => {
    const { body, ...answer } = await askOver(url, request);
    answers.push(answer);
    return { ...answer, body };
  };
  const write = async (kind: KeptKind, name: string, request: Omit<Request, 'kind' | 'key'>): Promise<boolean> => {
    const key = randomUUID();
    const began = performance.now();
    for (let tries = 1; ; tries += 1) {
      const answer = await ask({ kind, key, ...request });
      const isDone = (answer.status >= 200 && answer.status < 300) || (tries > 1 && DONE_BEFORE.has(answer.code));
      if (isDone) {
        acknowledged[kind].add(name);
        kept.push({ began, at: performance.now() });
        return true;
      }
      // The process of the first attempt was killed; the key is released after a minute.
      const isStuck = answer.code === 'IN_PROGRESS' && performance.now() - began > 3_000;
      const mayGoOn = isWeather(answer) || answer.code === 'IN_PROGRESS';
      if (!mayGoOn || isStuck || performance.now() - began > INSISTENCE_MS) {
        unanswered[kind].add(name);
        return false;
      }
      await sleep(200);
    }
  };
  const signIn = async (email: string): Promise<string> => {
    while (!stopping) {
      const body = { email, password: PASSWORD };
      const answer = await ask({ kind: 'sign in', ...call('signInCandidate'), body });
      if (answer.status === 200) return propertyOf(answer.body, 'token');
      await sleep(200);
    }
    return '';
  };
  const live = async (): Promise<void> => {
    while (!stopping) {
      const name = randomUUID();
      const email = addressOf(name);
      const enquiry = { fullName: 'Asha Rao', email, phone: '+91 98765 43210', message: 'How do I apply?' };
      await write('enquiry', name, { ...call('submitInquiry'), body: enquiry });
      await ask({ kind: 'search', path: `${ROUTES.listJobs.path}?limit=20` });
      await sleep(pauseMs);
      if (stopping) break;
      await write('job', name, { ...call('createJob'), token, body: { ...POSTING, title: titleOf(name) } });
      await ask({ kind: 'page', path: '/' });
      await sleep(pauseMs);
      if (stopping) break;
      const registered = await write('registration', name, {
        ...call('registerCandidate'),
        body: { ...candidateForm({ email }), terms: true },
      });
      const own = registered && (await signIn(email));
      if (own) await write('application', name, { ...call('submitApplication'), token: own, body: application(jobId) });
      await sleep(pauseMs);
    }
  };
  const everybody = Promise.all(Array.from({ length: people }, live));
  return {
    answers,
    acknowledged,
    unanswered,
    firstKeptAfter: (moment) => kept.find(({ began }) => began >= moment)?.at,
    async stop() {
      stopping = true;
      await everybody;
    },
  };
};
