import { createHash, randomUUID } from 'node:crypto';
import type { FieldProblem } from '#contract/field-problems.ts';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import type { FilePurpose } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/problem.ts';
import { insertFile } from './files.store.ts';
import { extensionOf, type StoredMediaType } from './media-types.ts';
import { claimsOtherType, shownName } from './original-name.ts';
import { redrawPicture } from './redraw-picture.ts';
import { type FileKind, sniffType } from './sniff-type.ts';

/** What is known of a stored file. `id` is what rows keep; `byteSize` is in bytes, after redrawing. */
export interface StoredFile {
  id: string;
  originalName: string;
  byteSize: number;
  mediaType: string;
}

export type Allowed = keyof typeof UPLOADS;

/** The longest side in pixels: of faces and logos, and of scanned documents, which must stay readable. */
const LONGEST_SIDE = { picture: 1_024, document: 3_000 } as const;

const DOCUMENTS: Readonly<Partial<Record<FileKind, StoredMediaType>>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const TYPE_PROBLEMS: Readonly<Record<Allowed, FieldProblem>> = {
  picture: 'imageType',
  resume: 'resumeType',
  registrationResume: 'registrationResumeType',
  certificate: 'certificateType',
};

interface Checked {
  bytes: Uint8Array;
  mediaType: StoredMediaType;
  width?: number;
  height?: number;
}

const check = async ({ originalName, bytes }: Upload, allow: Allowed): Promise<Checked | undefined> => {
  const types: readonly FileKind[] = UPLOADS[allow].types;
  if (claimsOtherType(originalName, types)) return undefined;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = await sniffType(content);
  if (!kind || !types.includes(kind)) return undefined;
  const mediaType = DOCUMENTS[kind];
  if (mediaType) return { bytes, mediaType };
  const isPicture = allow === 'picture';
  return redrawPicture(bytes, {
    longest: isPicture ? LONGEST_SIDE.picture : LONGEST_SIDE.document,
    keepKind: !isPicture,
  });
};

/**
 * Checks an upload by its content and keeps it. The bytes are written before
 * the row, and the row in the caller's executor: a row never points at a
 * missing file, and what a rolled-back transaction leaves behind is swept.
 *
 * @param allow which list of rules.ts applies; pictures become WebP of at most 1,024 pixels
 * @param field the input that a refusal names
 * @param wrongType the problem of a wrong kind, where one fits better than the list of those that are taken
 * @throws Problem INVALID_INPUT with `fields[field]`: wrong kind, unsound, or above 5 MB
 */
export async function storeUpload(
  { files, now }: Pick<Deps, 'files' | 'now'>,
  executor: Executor,
  {
    purpose,
    ownerId,
    upload,
    allow,
    field,
    wrongType,
  }: { purpose: FilePurpose; ownerId: string; upload: Upload; allow: Allowed; field: string; wrongType?: FieldProblem },
): Promise<StoredFile> {
  if (upload.bytes.byteLength > LIMITS.fileBytes) throw invalid(field, 'fileTooLarge');
  const checked = await check(upload, allow);
  if (!checked) {
    // A picture that is nobody's face.
    const usual = allow === 'picture' && purpose !== 'profile_picture' ? 'imageInvalid' : TYPE_PROBLEMS[allow];
    throw invalid(field, wrongType ?? usual);
  }
  const { bytes, mediaType, width, height } = checked;
  const storageKey = newStorageKey();
  await files.put(storageKey, bytes);
  const row = {
    purpose,
    ownerId,
    storageKey,
    mediaType,
    byteSize: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest(),
    originalName: shownName(upload.originalName, extensionOf(mediaType)),
    width,
    height,
    committedAt: now(),
  };
  const id = await insertFile(executor, row);
  return { id, originalName: row.originalName, byteSize: row.byteSize, mediaType };
}

/** Random, so that it says nothing of its file and nothing of when it came. */
const newStorageKey = (): string => {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
};
