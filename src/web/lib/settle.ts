import { redirect } from 'react-router';
import { CallFailed } from '#web/lib/api-client.ts';
import { pathOf, signInAddress } from '#web/lib/guard.ts';
import type { UserKind } from '#web/lib/session.ts';

/** A part of a page, or the server's message when loading failed. */
export type LoadResult<T> = { ok: true; data: T } | { ok: false; message: string; code: CallFailed['code'] };

/** Waits for one part of a page, so that the rest is shown if it fails. */
export async function settle<T>(work: Promise<T>): Promise<LoadResult<T>> {
  try {
    return { ok: true, data: await work };
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    return { ok: false, message: failure.message, code: failure.code };
  }
}

/** Redirects to the sign-in and back when the session ended before the part was loaded. */
export function assertSignedIn(part: LoadResult<unknown>, request: Request, kind: UserKind): void {
  if (part.ok || part.code !== 'SIGNED_OUT') return;
  throw redirect(signInAddress(kind, pathOf(request)));
}

// The same array every time, since components react to new rows.
const NO_ROWS: readonly never[] = [];

/** The rows of a list and how many were found; none if it could not be read, with the server's message. */
export const rowsOf = <R>(
  list: LoadResult<{ body: readonly R[]; total: number }>,
): { rows: readonly R[]; found: number; failure?: string } =>
  list.ok ? { rows: list.data.body, found: list.data.total } : { rows: NO_ROWS, found: 0, failure: list.message };

/** The number of entries of a list that was read; undefined if it could not be read. */
export const totalOf = (counted: LoadResult<{ total: number }>): number | undefined =>
  counted.ok ? counted.data.total : undefined;
