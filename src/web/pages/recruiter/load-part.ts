import { CallFailed } from '#web/lib/api-client.ts';

/** A part of a page, or the server's sentence when it could not be had. */
export type Part<T> = { ok: true; data: T } | { ok: false; message: string; code: CallFailed['code'] };

/** Waits for one part of a page, so that the rest is shown when it fails. */
export async function loadPart<T>(work: Promise<T>): Promise<Part<T>> {
  try {
    return { ok: true, data: await work };
  } catch (failure) {
    if (!(failure instanceof CallFailed)) throw failure;
    return { ok: false, message: failure.message, code: failure.code };
  }
}
