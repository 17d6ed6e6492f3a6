import type { CallName } from '#contract/routes.ts';
import { addressOf, failureOf, headersOf, noAnswer, type Transfer } from '#web/lib/api-client.ts';
import type { CallOptions } from '#web/lib/calls.ts';
import { routeOf } from '#web/lib/public-calls.ts';
import { readToken } from '#web/lib/session.ts';

/** Makes a call that returns a file. Throws CallFailed. */
export async function callForFile<N extends CallName>(
  name: N,
  options: CallOptions<N>,
  { signal, token = readToken() }: Pick<Transfer, 'signal' | 'token'> = {},
): Promise<Blob> {
  const route = await routeOf(name);
  const { method } = route;
  const headers = headersOf(route, options, { ...(token && { token }) });
  const body = method === 'GET' ? null : JSON.stringify(options.body ?? {});
  let answer: Response;
  try {
    answer = await fetch(addressOf(route, options), { method, ...(signal && { signal }), headers, body });
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw noAnswer();
  }
  if (answer.ok) return answer.blob();
  throw failureOf(answer.status, await answer.text(), token);
}
