import type { z } from 'zod';
import { accountApi } from './api/accounts.ts';
import { administrationApi } from './api/administration.ts';
import { applicationApi } from './api/applications.ts';
import { candidateApi } from './api/candidates.ts';
import { companyApi } from './api/companies.ts';
import { conversationApi } from './api/conversations.ts';
import { enquiryApi } from './api/enquiries.ts';
import { fileApi } from './api/files.ts';
import { interviewApi } from './api/interviews.ts';
import { jobApi } from './api/jobs.ts';
import { matchApi } from './api/matches.ts';
import { noticeApi } from './api/notices.ts';
import { offerApi } from './api/offers.ts';
import { profileApi } from './api/profiles.ts';
import { recruiterApi } from './api/recruiters.ts';
import { resumeApi } from './api/resumes.ts';
import { savedApi } from './api/saved.ts';
import type { Shapes } from './api/shapes.ts';
import { streamApi } from './api/stream.ts';
import type { Route } from './routes/route.ts';
import { type CallName, ROUTES } from './routes.ts';
import type { Upload } from './values.ts';

/**
 * EVERY call in one table. With ROUTES, which has its method, path and callers, it is the basis for the server's
 * checks, the client's types, the API's own page and the tests that cover all calls.
 */
export const API = {
  ...accountApi,
  ...jobApi,
  ...matchApi,
  ...savedApi,
  ...recruiterApi,
  ...companyApi,
  ...candidateApi,
  ...profileApi,
  ...resumeApi,
  ...applicationApi,
  ...conversationApi,
  ...interviewApi,
  ...offerApi,
  ...noticeApi,
  ...enquiryApi,
  ...administrationApi,
  ...fileApi,
  ...streamApi,
} as const satisfies Record<CallName, Shapes>;

type Part<N extends CallName, K extends string> =
  (typeof API)[N] extends Record<K, infer S extends z.ZodType> ? S : never;
type In<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export interface CallInput<N extends CallName> {
  params: In<Part<N, 'params'>>;
  query: In<Part<N, 'query'>>;
  body: In<Part<N, 'body'>>;
}

/** A handler's input: parsed, with its files. */
export interface ParsedInput<N extends CallName> {
  params: Out<Part<N, 'params'>>;
  query: Out<Part<N, 'query'>>;
  body: Out<Part<N, 'body'>>;
  files: Readonly<Record<string, Upload | undefined>>;
  /** The body was a form with files, even if none was chosen. */
  multipart: boolean;
}

/** The answer to a call. */
export type CallOutput<N extends CallName> = z.output<(typeof API)[N]['output']>;

/** A route and its shapes. */
export const callNamed = (name: CallName): { name: CallName; route: Route; shapes: Shapes } => ({
  name,
  route: ROUTES[name],
  shapes: API[name],
});

/** The names of all calls, in the order of the table. */
export const CALL_NAMES = Object.keys(ROUTES).filter((name): name is CallName => name in API);
