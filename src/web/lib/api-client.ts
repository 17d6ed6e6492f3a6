import type { CallOutput } from '#contract/api.ts';
import type { ProblemBody, ProblemCode } from '#contract/problems.ts';
import { ASKED_BY_PAGE, type Route, STREAM_POSITION } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';
import { languageTexts } from '#texts/language.ts';
import { browserProblemTexts } from '#texts/problems.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import { routeOf } from '#web/lib/public-calls.ts';
import { endSession, readToken } from '#web/lib/session.ts';

/** A failed call; `code` NETWORK means that no response arrived. */
export class CallFailed extends Error {
  readonly code: ProblemCode | 'NETWORK';
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  /** The same fields, each with its problem code. */
  readonly fieldProblems: NonNullable<ProblemBody['fieldProblems']>;
  readonly current: unknown;
  /** What was wrong with a response that should have been JSON. */
  readonly answer: 'empty' | 'unreadable' | undefined;

  constructor({
    code,
    status,
    message,
    fields,
    fieldProblems,
    current,
    answer,
  }: {
    code: ProblemCode | 'NETWORK';
    status: number;
    message: string;
    fields?: ProblemBody['fields'];
    fieldProblems?: ProblemBody['fieldProblems'];
    current?: unknown;
    answer?: 'empty' | 'unreadable' | undefined;
  }) {
    super(message);
    this.name = 'CallFailed';
    this.code = code;
    this.status = status;
    this.fields = fields ?? {};
    this.fieldProblems = fieldProblems ?? {};
    this.current = current;
    this.answer = answer;
  }
}

/** Returns the reason for a failure; empty when it has no specific one, so that the page shows its own. */
export function failureMessage(failure: unknown): string {
  return failure instanceof CallFailed && failure.code !== 'UNEXPECTED' ? failure.message : '';
}

/** Returns the message of a failed call, whatever its code; empty for any other failure. */
export const messageOf = (failure: unknown): string => (failure instanceof CallFailed ? failure.message : '');

/** Whether a write was rejected because of the current state: deleted, in another state or changed since. */
export const wasOvertaken = (failure: unknown): boolean =>
  failure instanceof CallFailed && [404, 409, 412].includes(failure.status);

/** The result of a call that changes something. */
export interface Written {
  name: CallName;
  /** It was rejected because the data on screen is out of date. */
  overtaken: boolean;
  /** The caller updates the screen, so no refetch is needed. */
  patched: boolean;
  /** The ids in its address and body. */
  subjects: readonly string[];
}

let position: string | undefined;

/** Returns the event stream position at this page's first read; later events are requested from there. */
export const firstPosition = (): string | undefined => position;

const writtenListeners = new Set<(written: Written) => void>();

/**
 * Registers a listener for every write that succeeded or was rejected as outdated. Returns a function that removes it.
 */
export const onWritten = (listener: (written: Written) => void): (() => void) => {
  writtenListeners.add(listener);
  return () => writtenListeners.delete(listener);
};

export interface Exchanged {
  status: number;
  text: string;
  total: number;
}

/** Sends one request. Throws `noAnswer()` when there is no response. */
export type Exchange = (
  route: Route,
  options: { params?: unknown; query?: unknown; body?: unknown },
  transfer: Transfer,
) => Promise<Exchanged>;

export interface Transfer {
  /** Receives an upload's progress, 0 to 1. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** The session token to use; the stored one by default. */
  token?: string;
  /** A read without user action, which does not keep the session alive. */
  byPage?: boolean;
  /** The caller updates the screen, so a success refetches nothing. */
  patched?: boolean;
  /** Replaces how the request is sent. */
  exchange?: Exchange;
}

/** Returns the address of a call: its path with the parameters filled in, and its query. */
export const addressOf = (
  { path: pattern }: Pick<Route, 'path'>,
  { params, query }: { params?: unknown; query?: unknown },
): string => {
  const values = new Map(Object.entries(params ?? {}));
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values.get(key) ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const one of [value].flat())
      if (one !== undefined && one !== null && one !== '') search.append(key, String(one));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const idsIn = ({ params, body }: { params?: unknown; body?: unknown }): string[] => {
  const { ids, applicationId } = (body ?? {}) as { ids?: unknown; applicationId?: unknown };
  return [...Object.values(params ?? {}), ids, applicationId].flat().filter(isText);
};

/** Makes a call and returns its body and, for a list, the total count. Throws CallFailed. */
export async function callWithTotal<N extends CallName>(
  name: N,
  options: CallOptions<N>,
  transfer: Transfer = {},
): Promise<{ body: CallOutput<N>; total: number }> {
  const { token = readToken() } = transfer;
  const known = routeOf(name);
  const route = known instanceof Promise ? await known : known;
  transfer.signal?.throwIfAborted();
  const { method } = route;
  const tell = (overtaken: boolean, patched = transfer.patched ?? false) => {
    if (method === 'GET') return;
    for (const listener of writtenListeners) listener({ name, overtaken, patched, subjects: idsIn(options) });
  };
  const { status, text, total } = await (transfer.exchange ?? exchange)(route, options, { ...transfer, token }).catch(
    (failure: unknown) => {
      // Whether the write happened is unknown; a refetch now would fail as well.
      tell(false, true);
      throw failure;
    },
  );
  const answer = parseJson(text);
  if (status >= 200 && status < 300 && answer !== undefined) {
    tell(false);
    // The server has already cut its response to this route's schema.
    return { body: answer as CallOutput<N>, total };
  }
  const failure = failureOf(status, text, token);
  if (wasOvertaken(failure)) tell(true);
  throw failure;
}

/** Builds the error for a failed response; a session that has ended on the server is also ended here. */
export const failureOf = (status: number, text: string, token: string | undefined): CallFailed => {
  const answer = parseJson(text);
  const problem = (answer ?? {}) as Partial<ProblemBody>;
  // A response for an older session may arrive after the next one has started.
  if (status === 401 && problem.code === 'SIGNED_OUT' && token && token === readToken()) endSession();
  return new CallFailed({
    code: problem.code ?? 'UNEXPECTED',
    status,
    message: problem.message ?? browserProblemTexts.UNEXPECTED,
    fields: problem.fields,
    fieldProblems: problem.fieldProblems,
    current: problem.current,
    answer: answer !== undefined ? undefined : text.trim() === '' ? 'empty' : 'unreadable',
  });
};

/** Makes a call and returns its body. Throws CallFailed. */
export const call = async <N extends CallName>(
  name: N,
  options: CallOptions<N>,
  transfer?: Transfer,
): Promise<CallOutput<N>> => (await callWithTotal(name, options, transfer)).body;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const noAnswer = (): CallFailed =>
  new CallFailed({ code: 'NETWORK', status: 0, message: browserProblemTexts.NETWORK });

export const headersOf = (
  route: Route,
  options: object,
  { headers, token, byPage }: Transfer,
): Readonly<Record<string, string>> => ({
  'Accept-Language': languageTexts.code,
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(byPage && { [ASKED_BY_PAGE]: '1' }),
  ...headers,
  // Rejects a write over newer data, which would overwrite changes not seen here.
  ...('version' in options && typeof options.version === 'number' && { 'If-Match': `"${options.version}"` }),
  ...(route.body && !('body' in options && options.body instanceof FormData) && { 'Content-Type': 'application/json' }),
});

/** XMLHttpRequest, because only it reports upload progress. */
const exchange: Exchange = (route, options, transfer) =>
  new Promise((resolve, reject) => {
    const { onProgress, signal } = transfer;
    const request = new XMLHttpRequest();
    const { body } = options;
    request.open(route.method, addressOf(route, options));
    for (const [key, value] of Object.entries(headersOf(route, options, transfer)))
      request.setRequestHeader(key, value);
    request.onload = () => {
      position ??= request.getResponseHeader(STREAM_POSITION) ?? undefined;
      resolve({
        status: request.status,
        text: request.responseText,
        total: Number(request.getResponseHeader('X-Total-Count') ?? 0),
      });
    };
    request.onerror = () => {
      reject(noAnswer());
    };
    request.onabort = () => {
      reject(new DOMException('The call was cancelled.', 'AbortError'));
    };
    if (onProgress)
      request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (body instanceof FormData) request.send(body);
    else if (route.body) request.send(JSON.stringify(body ?? {}));
    else request.send();
  });
