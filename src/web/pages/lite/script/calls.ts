import type { ProblemBody } from '#contract/problems.ts';
import { endSession, readToken } from '#web/lib/session.ts';

/** A response from the server; undefined when offline. */
export interface Answer<Body> {
  ok: boolean;
  body: Body;
  problem: Partial<ProblemBody>;
}

interface Sent {
  json?: object;
  form?: FormData;
  key?: string;
}

/** Calls the portal's API; undefined when no response arrived. */
export const call = async <Body>(path: string, { json, form, key }: Sent = {}): Promise<Answer<Body> | undefined> => {
  const token = readToken();
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (key) headers.set('Idempotency-Key', key);
  if (json) headers.set('Content-Type', 'application/json');
  const body = json ? JSON.stringify(json) : form;
  try {
    const answer = await fetch(path, { method: body ? 'POST' : 'GET', headers, body });
    const read: unknown = await answer.json();
    // Any other response than success is a problem; both follow the server's schemas.
    const problem = answer.ok ? {} : (read as Partial<ProblemBody>);
    if (problem.code === 'SIGNED_OUT' && token && token === readToken()) endSession();
    return { ok: answer.ok, body: read as Body, problem };
  } catch {
    return undefined;
  }
};
