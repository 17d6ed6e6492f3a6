import { redirect } from 'react-router';
import { CallFailed } from '#web/lib/api-client.ts';
import { signInAddress } from '#web/lib/guard.ts';

/** What a part of a page asked for, or the server's sentence when it could not be had. */
export type Own<T> = { ok: true; data: T } | { ok: false; message: string };

/**
 * Waits for one part of a page, so that the rest is shown when it fails. A
 * session that has ended leads to the sign-in and back again.
 */
export async function loadOwn<T>(request: Request, work: Promise<T>): Promise<Own<T>> {
  try {
    return { ok: true, data: await work };
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    if (failure.code === 'SIGNED_OUT') {
      const { pathname, search } = new URL(request.url);
      throw redirect(signInAddress('candidate', pathname + search));
    }
    return { ok: false, message: failure.message };
  }
}
