import { createHash, randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { FieldProblem } from '#contract/field-problems.ts';
import { LIMITS, UPLOADS } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import type { FilePurpose } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { invalid, isProblem } from '#server/problem.ts';
import { insertFile, type NewFile } from './files.store.ts';
import { extensionOf, type StoredMediaType } from './media-types.ts';
import { type FileKind, sniffType } from './sniff-type.ts';

/** A redrawn picture: only the pixels of the upload remain. */
interface Redrawn {
  bytes: Buffer;
  mediaType: StoredMediaType;
  width: number;
  height: number;
}

/** A decoded picture takes up to 100 MB temporarily. */
const oneOfTwo = pLimit(2);

/** Caches nothing between pictures of different people. */
sharp.cache(false);

/** A picture that would take too much memory to decode. */
const OVERSIZED = 'oversized';

const draw = async (bytes: Uint8Array, longest: number, keepKind: boolean): Promise<Redrawn | typeof OVERSIZED> => {
  // From the header: an oversized picture is rejected before decoding. Without a limit here, sharp would throw the same
  // error as for a broken one.
  const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > LIMITS.imagePixels) return OVERSIZED;
  const picture = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error', sequentialRead: true });
  const upright = picture.rotate().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  const as = keepKind && (format === 'png' || format === 'jpeg') ? format : 'webp';
  const { data, info } = await upright
    .toFormat(as, { quality: 85, ...(as === 'png' && { compressionLevel: 9 }) })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: `image/${as}`, width: info.width, height: info.height };
};

/**
 * Decodes and redraws a picture: upright, without metadata, at most `longest` pixels. Undefined when it is not a valid
 * picture, OVERSIZED when it has more than `LIMITS.imagePixels`.
 */
const redrawPicture = (
  bytes: Uint8Array,
  { longest, keepKind }: { longest: number; keepKind: boolean },
): Promise<Redrawn | typeof OVERSIZED | undefined> =>
  oneOfTwo(() => draw(bytes, longest, keepKind).catch(() => undefined));

const LONGEST = 150;

/** Extensions that devices use for jpg files. */
const JPEGS: ReadonlySet<string> = new Set(['jfif', 'jpe', 'jpeg', 'pjpeg']);

const lastPart = (name: string): string => name.split(/[\\/]/).at(-1) ?? '';

/** Returns the extension claimed by a name; a dot before a digit, as in `cv v1.2`, does not count. */
const claimedExtension = (name: string): string | undefined =>
  /\.([a-z][a-z0-9]{0,9})$/i.exec(lastPart(name).trim())?.[1]?.toLowerCase();

/** Whether a name claims a type that is not allowed. The content decides; this only rejects `cv.pdf.php`. */
const claimsOtherType = (name: string, allowed: readonly string[]): boolean => {
  if (name.includes('\0')) return true;
  const extension = claimedExtension(name);
  return extension !== undefined && !allowed.includes(JPEGS.has(extension) ? 'jpg' : extension);
};

/**
 * Makes the sender's file name safe to show: no folders, no invisible characters, with the extension of the actual
 * type.
 */
const shownName = (name: string, extension: string): string => {
  const bare = lastPart(name)
    // Control characters, and bidirectional marks, which can hide an extension.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .toWellFormed()
    // Some systems use decomposed Unicode in file names.
    .normalize('NFC')
    .trim();
  const claimed = claimedExtension(bare);
  const stem = claimed ? bare.slice(0, -claimed.length - 1) : bare;
  const short = [...stem.replace(/^\.+/, '')].slice(0, LONGEST).join('').trim();
  return `${short || 'file'}.${extension}`;
};

/** Data of a stored file. Rows reference `id`; `byteSize` is in bytes, after redrawing. */
export interface StoredFile {
  id: string;
  originalName: string;
  byteSize: number;
  mediaType: string;
}

export type Allowed = keyof typeof UPLOADS;

/** Longest side in pixels: of pictures and logos, and of scanned documents, which must stay readable. */
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

const TOO_MANY_PIXELS: FieldProblem = { code: 'imagePixels', params: { most: LIMITS.imagePixels / 1_000_000 } };

interface Checked {
  bytes: Uint8Array;
  mediaType: StoredMediaType;
  width?: number;
  height?: number;
}

const check = async (
  { originalName, bytes }: Upload,
  allow: Allowed,
): Promise<Checked | typeof OVERSIZED | undefined> => {
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

/** An upload as sent, with the rules for checking it. */
export interface WantedUpload {
  purpose: FilePurpose;
  upload: Upload;
  /** The list of rules.ts to apply; pictures become WebP of at most 1,024 pixels. */
  allow: Allowed;
  /** The input named by an error. */
  field: string;
  /** Problem for a wrong type, when more helpful than the list of accepted ones. */
  wrongType?: FieldProblem;
}

type PutFile = Omit<NewFile, 'ownerId'>;

const putUpload = async (
  { files, now }: Pick<Deps, 'files' | 'now'>,
  { purpose, upload, allow, field, wrongType }: WantedUpload,
): Promise<PutFile> => {
  if (upload.bytes.byteLength > LIMITS.fileBytes) throw invalid(field, 'fileTooLarge');
  const checked = await check(upload, allow);
  if (checked === OVERSIZED) throw invalid(field, TOO_MANY_PIXELS);
  if (!checked) {
    // A picture other than a profile picture.
    const usual = allow === 'picture' && purpose !== 'profile_picture' ? 'imageInvalid' : TYPE_PROBLEMS[allow];
    throw invalid(field, wrongType ?? usual);
  }
  const { bytes, mediaType, width, height } = checked;
  const storageKey = newStorageKey();
  await files.put(storageKey, bytes);
  return {
    purpose,
    storageKey,
    mediaType,
    byteSize: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest(),
    originalName: shownName(upload.originalName, extensionOf(mediaType)),
    width,
    height,
    committedAt: now(),
  };
};

/** Writes the row of an upload in the caller's transaction; undefined when there was no such upload. */
export type KeepUpload<Name extends string> = (
  executor: Executor,
  name: Name,
  ownerId: string,
) => Promise<StoredFile | undefined>;

/**
 * Checks uploads by content and stores their bytes before the work begins, whose transaction stores their rows: it
 * never waits for the storage, and no row refers to a missing file. When the work rejects, the bytes are removed; after
 * other failures they are left to the sweep, since the transaction may have been committed.
 *
 * @throws Problem INVALID_INPUT with `fields[field]`: wrong type, corrupt, above 5 MB, or a picture of too many pixels
 */
export async function withUploads<Name extends string, Result>(
  deps: Pick<Deps, 'files' | 'now'>,
  wanted: Readonly<Record<Name, WantedUpload | undefined>>,
  work: (keep: KeepUpload<Name>) => Promise<Result>,
): Promise<Result> {
  const put = new Map<string, PutFile>();
  try {
    for (const [name, upload] of Object.entries<WantedUpload | undefined>(wanted))
      if (upload) put.set(name, await putUpload(deps, upload));
    return await work(async (executor, name, ownerId) => {
      const file = put.get(name);
      if (!file) return undefined;
      const id = await insertFile(executor, { ...file, ownerId });
      return { id, originalName: file.originalName, byteSize: file.byteSize, mediaType: file.mediaType };
    });
  } catch (error) {
    if (isProblem(error))
      await Promise.allSettled([...put.values()].map(({ storageKey }) => deps.files.remove(storageKey)));
    throw error;
  }
}

/** Random, so that it reveals nothing about its file or time. */
const newStorageKey = (): string => {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
};
