import { assertSignedIn, loadPart, type Part } from '#web/lib/load-part.ts';

/**
 * Waits for one part of a page, so that the rest is shown when it fails. A
 * session that has ended leads to the sign-in and back again.
 */
export async function loadOwn<T>(request: Request, work: Promise<T>): Promise<Part<T>> {
  const part = await loadPart(work);
  assertSignedIn(part, request, 'candidate');
  return part;
}
