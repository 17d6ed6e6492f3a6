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

/** A drawn picture: what is left of the upload are its pixels. */
interface Redrawn {
  bytes: Buffer;
  mediaType: StoredMediaType;
  width: number;
  height: number;
}

/** A decoded picture takes up to 100 MB for a moment. */
const oneOfTwo = pLimit(2);

/** Nothing is kept between pictures of different people. */
sharp.cache(false);

const draw = async (bytes: Uint8Array, longest: number, keepKind: boolean): Promise<Redrawn | undefined> => {
  const picture = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error', sequentialRead: true });
  // From the header: a flood of pixels is refused before one of them is decoded.
  const { width, height, format } = await picture.metadata();
  if (width * height > LIMITS.imagePixels) return undefined;
  const upright = picture.rotate().resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  const as = keepKind && (format === 'png' || format === 'jpeg') ? format : 'webp';
  const { data, info } = await upright
    .toFormat(as, { quality: 85, ...(as === 'png' && { compressionLevel: 9 }) })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mediaType: `image/${as}`, width: info.width, height: info.height };
};

/**
 * Decodes a picture and draws it anew: upright, without metadata, `longest`
 * pixels at most. Nothing when it is no sound picture.
 */
const redrawPicture = (
  bytes: Uint8Array,
  { longest, keepKind }: { longest: number; keepKind: boolean },
): Promise<Redrawn | undefined> => oneOfTwo(() => draw(bytes, longest, keepKind).catch(() => undefined));

const LONGEST = 150;

/** Extensions that people's devices give to a jpg. */
const JPEGS: ReadonlySet<string> = new Set(['jfif', 'jpe', 'jpeg', 'pjpeg']);

const lastPart = (name: string): string => name.split(/[\\/]/).at(-1) ?? '';

/** The extension that a name claims; a dot before a digit, as in `cv v1.2`, is none. */
const claimedExtension = (name: string): string | undefined =>
  /\.([a-z][a-z0-9]{0,9})$/i.exec(lastPart(name).trim())?.[1]?.toLowerCase();

/** Whether a name claims to be something that is not asked for. The content decides; this only refuses `cv.pdf.php`. */
const claimsOtherType = (name: string, allowed: readonly string[]): boolean => {
  if (name.includes('\0')) return true;
  const extension = claimedExtension(name);
  return extension !== undefined && !allowed.includes(JPEGS.has(extension) ? 'jpg' : extension);
};

/** The sender's name as it may be shown: no folders, nothing invisible, with the extension of what the file really is. */
const shownName = (name: string, extension: string): string => {
  const bare = lastPart(name)
    // Control characters, and marks that turn the reading direction and so hide an ending.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .toWellFormed()
    // Some machines name files in letters and marks apart.
    .normalize('NFC')
    .trim();
  const claimed = claimedExtension(bare);
  const stem = claimed ? bare.slice(0, -claimed.length - 1) : bare;
  const short = [...stem.replace(/^\.+/, '')].slice(0, LONGEST).join('').trim();
  return `${short || 'file'}.${extension}`;
};

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

/** An upload as somebody sends it, and what is known of it before it is read. */
export interface WantedUpload {
  purpose: FilePurpose;
  upload: Upload;
  /** Which list of rules.ts applies; pictures become WebP of at most 1,024 pixels. */
  allow: Allowed;
  /** The input that a refusal names. */
  field: string;
  /** The problem of a wrong kind, where one fits better than the list of those that are taken. */
  wrongType?: FieldProblem;
}

type PutFile = Omit<NewFile, 'ownerId'>;

const putUpload = async (
  { files, now }: Pick<Deps, 'files' | 'now'>,
  { purpose, upload, allow, field, wrongType }: WantedUpload,
): Promise<PutFile> => {
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

/** Writes the row of an upload in the caller's transaction; nothing when there was no such upload. */
export type KeepUpload<Name extends string> = (
  executor: Executor,
  name: Name,
  ownerId: string,
) => Promise<StoredFile | undefined>;

/**
 * Checks uploads by their content and puts their bytes into the storage, and
 * only then begins the work, whose transaction keeps them: it never waits for
 * the storage, and no row points at a missing file. What the work refuses is
 * removed; what it leaves behind otherwise is swept, since it may be committed.
 *
 * @throws Problem INVALID_INPUT with `fields[field]`: wrong kind, unsound, or above 5 MB
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

/** Random, so that it says nothing of its file and nothing of when it came. */
const newStorageKey = (): string => {
  const name = randomUUID();
  return `${name.slice(0, 2)}/${name}`;
};
