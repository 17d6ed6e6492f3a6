import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import { Problem } from '#server/problem.ts';

/** Limits of a multipart body, enforced while it arrives. */
export const MULTIPART_LIMITS = {
  fieldNameSize: 100,
  fieldSize: 200_000,
  fields: 80,
  fileSize: LIMITS.fileBytes,
  files: 4,
  parts: 90,
  headerPairs: 20,
} as const;

/** Keys that would modify an object's prototype. */
const POISON = new Set(['__proto__', 'constructor', 'prototype']);

/** A body that cannot be parsed is the sender's fault: the parser's own errors have no code, Fastify's refusals do. */
const refusalOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error : new Problem('MALFORMED_BODY');

async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits: MULTIPART_LIMITS });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Reads a file; the error names the one that is too large. */
const bytesOf = async (part: MultipartFile): Promise<Uint8Array> => {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Problem('TOO_LARGE', { at: part.fieldname });
    throw refusalOf(error);
  }
};

/**
 * Reads a multipart body into memory, so that no temporary files are ever left on disk. A field sent twice becomes a
 * list; an empty file field is absent.
 */
export const readMultipart = async (
  request: FastifyRequest,
  fileFields: readonly string[],
): Promise<{ body: Record<string, unknown>; files: Record<string, Upload> }> => {
  const body = new Map<string, unknown>();
  const files = new Map<string, Upload>();
  for await (const part of partsOf(request)) {
    if (part.type === 'file') {
      // Refused before it is read, so that unexpected files do not occupy memory.
      if (!fileFields.includes(part.fieldname))
        throw new Problem('INVALID_INPUT', { fields: { [part.fieldname.slice(0, 100)]: 'fileUnexpected' } });
      const bytes = await bytesOf(part);
      const named = part.filename !== undefined && part.filename !== '';
      if (bytes.length === 0 && !named) continue;
      if (files.has(part.fieldname)) throw new Problem('INVALID_INPUT', { fields: { [part.fieldname]: 'fileTwice' } });
      files.set(part.fieldname, { originalName: part.filename ?? 'file', bytes });
    } else if (!POISON.has(part.fieldname)) {
      // A part may declare itself as JSON, which is then parsed at any depth; none of our forms does that.
      if (typeof part.value !== 'string')
        throw new Problem('INVALID_INPUT', { fields: { [part.fieldname]: 'unusable' } });
      const before = body.get(part.fieldname);
      body.set(part.fieldname, before === undefined ? part.value : [before, part.value].flat());
    }
  }
  return { body: Object.fromEntries(body), files: Object.fromEntries(files) };
};
