import { assertSignedIn, type LoadResult, settle } from '#web/lib/settle.ts';

/**
 * Waits for one part of a page, so that the rest is shown when it fails. A
 * session that has ended leads to the sign-in and back again.
 */
export async function settleOrSignIn<T>(request: Request, work: Promise<T>): Promise<LoadResult<T>> {
  const part = await settle(work);
  assertSignedIn(part, request, 'candidate');
  return part;
}
