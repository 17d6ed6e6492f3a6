import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { CallInput, CallOutput } from '#contract/api.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { dayInIndia } from '#contract/rules.ts';
import { pdfDocument } from './documents.ts';
import { type CaughtMail, mailsTo } from './mails.ts';
import { aPicture, candidateForm, PASSWORD, recruiterForm } from './registrations.ts';

/** A registered, signed-in user, as the API returns them. */
export interface Person {
  kind: 'candidate' | 'recruiter' | 'admin';
  email: string;
  password: string;
  token: string;
  user: CallOutput<'signInCandidate'>['userData'];
}

type Job = CallOutput<'createJob'>;
type Application = CallOutput<'submitApplication'>;

const DAY = 24 * 60 * 60 * 1000;

/** Returns the day in India this many days from today. */
export const dayFromToday = (days: number): string => dayInIndia(new Date(Date.now() + days * DAY));

const env = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: journeys run by "playwright test".`);
  return value;
};

export const portalUrl = (): string => env('PORTAL_URL');
export const portalDataDir = (): string => env('PORTAL_DATA_DIR');
export const portalDatabaseUrl = (): string => env('PORTAL_DATABASE_URL');

interface SendOptions {
  params?: Readonly<Record<string, string>>;
  query?: string;
  body?: FormData | object;
  token?: string;
  /** A portal other than the journeys' default. */
  portal?: string;
}

/** Makes a call over HTTP and returns the response, whatever its status. */
export const send = (
  name: CallName,
  { params = {}, query = '', body, token, portal = portalUrl() }: SendOptions = {},
): Promise<Response> => {
  const { method, path } = ROUTES[name];
  const address = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json';
  return fetch(portal + address + query, {
    method,
    headers,
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
};

/** How often a busy portal is asked again. */
const TRIES = 5;

/** Makes a call that must succeed. Like any client, it waits as long as a busy portal says and asks again. */
const done = async <N extends CallName>(name: N, options: SendOptions): Promise<CallOutput<N>> => {
  let answer = await send(name, options);
  for (let tries = 1; answer.status === 503 && tries < TRIES; tries += 1) {
    await delay(Number(answer.headers.get('retry-after')) * 1000);
    answer = await send(name, options);
  }
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${text}`);
  // The server has already cut its response to this route's schema.
  return JSON.parse(text) as CallOutput<N>;
};

const multipart = (fields: Readonly<Record<string, unknown>>, files: Readonly<Record<string, File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
};

export const pictureFile = async (): Promise<File> =>
  new File([new Uint8Array((await aPicture()).bytes)], 'me.png', { type: 'image/png' });
export const resumeFile = (): File =>
  new File([new Uint8Array(pdfDocument())], 'resume.pdf', { type: 'application/pdf' });

/** Registers a candidate with a picture and a resume, and signs them in. */
export const makeCandidate = async (
  changes: Parameters<typeof candidateForm>[0] = {},
  portal?: string,
): Promise<Person> => {
  const form = candidateForm(changes);
  const files = { profilePic: await pictureFile(), resumeUpload: resumeFile() };
  await done('registerCandidate', { body: multipart(form, files), portal });
  return signInOver('candidate', form.email, PASSWORD, portal);
};

/** Opens the link in the welcome email: from now on a candidate gets optional emails too. */
export const confirmAddress = async ({ email }: Pick<Person, 'email'>): Promise<void> => {
  const { text } = await mailTo(email, /^Welcome to Avsar/);
  await done('confirmEmail', { body: { token: /\/confirm-email#token=(\S+)/.exec(text)?.[1] ?? '' } });
};

/** Registers a recruiter and signs them in. */
export const makeRecruiter = async (changes: Record<string, unknown> = {}): Promise<Person> => {
  const form = recruiterForm(changes);
  await done('registerRecruiter', { body: form });
  return signInOver('recruiter', form.email);
};

/** Starts another session of a registered user. */
export const signInOver = async (
  kind: Person['kind'],
  email: string,
  password = PASSWORD,
  portal?: string,
): Promise<Person> => {
  const call = ({ candidate: 'signInCandidate', recruiter: 'signInRecruiter', admin: 'signInAdmin' } as const)[kind];
  const { token, userData } = await done(call, { body: { email, password }, portal });
  return { kind, email, password, token, user: userData };
};

/** Starts a session of the Super Admin of the journeys' portal. */
export const signInAdminOver = (): Promise<Person> => signInOver('admin', env('PORTAL_ADMIN'));

/** The completed posting form as submitted: open for a month, full-time, in Pune. */
export const POSTING: CallInput<'createJob'>['body'] = {
  companyName: 'Kaveri Software',
  title: 'Software Engineer',
  industry: 'Information Technology',
  department: 'Software Development',
  workMode: 'Hybrid',
  employmentType: 'Full-time',
  experience: { min: 2, max: 5 },
  salary: { min: 600_000, max: 1_200_000, showSalary: true },
  location: 'Pune',
  skills: ['TypeScript', 'PostgreSQL'],
  description: 'Build the portal.',
  responsibilities: 'Write it.\nTest it.',
  requirements: 'Two years of it.',
  companyInfo: 'We make software.',
  applicationDeadline: { start: dayFromToday(-1), end: dayFromToday(30) },
};

/** Posts this job with the given changes. */
export const postJob = (recruiter: Person, changes: Partial<CallInput<'createJob'>['body']> = {}): Promise<Job> =>
  done('createJob', { token: recruiter.token, body: { ...POSTING, ...changes } });

export const setJobStatus = (recruiter: Person, { _id }: Pick<Job, '_id'>, jobStatus: string) =>
  done('setJobStatus', { token: recruiter.token, params: { id: _id }, body: { jobStatus } });

export const editJob = (
  recruiter: Person,
  { _id }: Pick<Job, '_id'>,
  changes: Partial<CallInput<'updateJob'>['body']>,
) => done('updateJob', { token: recruiter.token, params: { id: _id }, body: changes });

/** Applies to a job with a resume. */
export const applyTo = (
  candidate: Person,
  { jobId }: Pick<Job, 'jobId'>,
  changes: Record<string, unknown> = {},
): Promise<Application> =>
  done('submitApplication', {
    token: candidate.token,
    body: multipart(
      {
        jobId,
        fullName: 'Asha Rao',
        phone: '98765 43210',
        experience: 3,
        education: "Bachelor's Degree",
        skills: 'TypeScript, SQL',
        ...changes,
      },
      { resume: resumeFile() },
    ),
  });

/** Answers an application as its recruiter. */
export const answerApplication = (recruiter: Person, { _id }: Pick<Application, '_id'>, status: string) =>
  done('setApplicationStatus', { token: recruiter.token, params: { id: _id }, body: { status } });

/** Schedules an interview for an accepted application. */
export const scheduleInterview = (
  recruiter: Person,
  { _id }: Pick<Application, '_id'>,
  changes: Record<string, unknown> = {},
) =>
  done('scheduleInterview', {
    token: recruiter.token,
    body: {
      applicationId: _id,
      scheduledBy: 'Vikram Shah',
      interviewDateTime: `${dayFromToday(4)}T11:30`,
      location: 'Baner Road 14, Pune',
      contactNo: '98765 43210',
      hrNotes: 'Bring your certificates.',
      ...changes,
    },
  });

/** Makes an offer for an accepted application, open for a week. */
export const makeOffer = (
  recruiter: Person,
  { _id, jobTitle }: Pick<Application, '_id' | 'jobTitle'>,
  changes: Record<string, unknown> = {},
) =>
  done('makeOffer', {
    token: recruiter.token,
    body: {
      applicationId: _id,
      jobTitle,
      location: 'Pune',
      salary: 900_000,
      startDate: dayFromToday(30),
      expiresOn: dayFromToday(7),
      letter: 'We would be glad to have you.',
      ...changes,
    },
  });

/** Withdraws an open offer as its recruiter. */
export const withdrawOffer = (recruiter: Person, { id }: { id: string }) =>
  done('answerOffer', { token: recruiter.token, params: { id }, body: { status: 'Withdrawn' } });

/** Waits for an email to this address with a matching subject. */
export const mailTo = async (address: string, subject: RegExp): Promise<CaughtMail> => {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(join(portalDataDir(), 'mail'), address);
        found = mails.findLast((mail) => subject.test(mail.subject));
        return found ? '' : `only: ${mails.map((mail) => mail.subject).join(' | ')}`;
      },
      { message: `a mail to ${address} about ${subject}`, timeout: 30_000 },
    )
    .toBe('');
  if (!found) throw new Error(`No mail to ${address} about ${subject}.`);
  return found;
};
