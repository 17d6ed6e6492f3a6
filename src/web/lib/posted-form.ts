import type { ProblemBody } from '#contract/problems.ts';
import type { Upload } from '#contract/values.ts';

/** Two files of 5 MB plus the other fields. */
const MOST_BYTES = 11 * 1024 * 1024;

/** A body larger than any of our forms. */
export class TooLarge extends Error {
  override name = 'TooLarge';
}

/**
 * Reads a form that was posted without scripts. Never holds more than the limit in memory. An empty file field is
 * absent. Throws TooLarge.
 */
export async function readPostedForm(
  request: Request,
  fileFields: readonly string[],
): Promise<{
  values: Record<string, string>;
  files: Record<string, Upload>;
}> {
  const form = await new Response(await readBounded(request), {
    headers: { 'Content-Type': request.headers.get('Content-Type') ?? 'application/x-www-form-urlencoded' },
  }).formData();
  const values = new Map<string, string>();
  const files = new Map<string, Upload>();
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      if (!fileFields.includes(name)) values.set(name, value);
    } else if (value.size > 0)
      files.set(name, { originalName: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { values: Object.fromEntries(values), files: Object.fromEntries(files) };
}

async function readBounded(request: Request): Promise<Blob> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MOST_BYTES) throw new TooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MOST_BYTES) throw new TooLarge();
    chunks.push(part.value);
  }
  return new Blob(chunks);
}

/** Returns the problem of a rejected in-process call; undefined for a defect. Recognized by name, not class. */
export function problemOf(failure: unknown): { status: number; body: ProblemBody } | undefined {
  if (!(failure instanceof Error) || failure.name !== 'Problem') return undefined;
  if (!('toBody' in failure) || typeof failure.toBody !== 'function' || !('status' in failure)) return undefined;
  // Serialized by the server's class, which the web code may not import.
  return { status: Number(failure.status), body: failure.toBody() as ProblemBody };
}
