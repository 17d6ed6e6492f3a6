import type { Readable } from 'node:stream';
import { dayInIndia } from '#contract/rules.ts';
import type { Answer } from '#server/answer.ts';
import type { Caller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { Problem } from '#server/problem.ts';
import { contentDisposition } from './content-disposition.ts';
import { type NamedFile, type Signing, sessionOfSignature, signedFilePath } from './file-paths.ts';
import { mayAnyoneOpen, mayOpenFile } from './file-policy.ts';
import { type FoundFile, findFile, findViewer, recordResumeOpened } from './files.store.ts';
import { extensionOf, isShownInline } from './media-types.ts';

/** Parts of a file's address, all unverified. */
export interface FileAddress {
  /** `<id>.<ext>` */
  name: string;
  /** The application that shows the file. */
  applicationId?: string;
  session?: string;
  expires?: string;
  signature?: string;
  /** Any non-empty text forces a download. */
  download?: string;
}

type OpenDeps = Pick<Deps, 'files'> & Signing & { db: Executor };

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]{3,4})$/;

const RESUMES: readonly string[] = ['resume', 'application_resume'];

/**
 * Opens a file as a stream. Logos and shown profile pictures are public; everything else needs a valid signature whose
 * account is still signed in and permitted. A recruiter's opening of a resume is recorded.
 *
 * @throws Problem NOT_FOUND, whatever the reason
 */
export async function openFile(deps: OpenDeps, address: FileAddress): Promise<Answer<Readable>> {
  const file = await getNamedFile(deps, address.name);
  const isPublic = mayAnyoneOpen(file);
  const visit = isPublic ? undefined : await getVisit(deps, file, address);
  const body = await deps.files.open(file.storageKey);
  if (!body) throw new Problem('NOT_FOUND');
  if (visit) await recordResumeOpened(deps.db, visit);
  return { body, headers: headersOf(file, { isPublic, save: Boolean(address.download) }) };
}

/**
 * Opens a file for this viewer as `openFile` does with its signed path. `save` makes it a download.
 *
 * @throws Problem NOT_FOUND, whatever the reason
 */
export const openFileAs = (
  deps: OpenDeps,
  viewer: Caller,
  { file, save = false }: { file: NamedFile; save?: boolean },
): Promise<Answer<Readable>> => {
  const { pathname, searchParams } = new URL(signedFilePath(deps, file, viewer), 'http://relative');
  return openFile(deps, {
    name: pathname.replace('/files/', ''),
    ...Object.fromEntries(searchParams),
    ...(save && { download: '1' }),
  });
};

const getNamedFile = async ({ db }: OpenDeps, name: string): Promise<FoundFile> => {
  const [, id, extension] = NAME.exec(name) ?? [];
  const file = id ? await findFile(db, id) : undefined;
  if (!file || extension !== extensionOf(file.mediaType)) throw new Problem('NOT_FOUND');
  return file;
};

/** Checks access, and returns what to record. */
const getVisit = async (
  deps: OpenDeps,
  file: FoundFile,
  address: FileAddress,
): Promise<Parameters<typeof recordResumeOpened>[1] | undefined> => {
  const session = sessionOfSignature(deps, file.id, address);
  const viewer = session
    ? await findViewer(deps.db, { session, application: address.applicationId, at: deps.now() }, file)
    : undefined;
  if (!viewer || !mayOpenFile(file, viewer)) throw new Problem('NOT_FOUND');
  const isNews = viewer.kind === 'recruiter' && viewer.accountId !== file.ownerId && RESUMES.includes(file.purpose);
  if (!isNews || !file.ownerId) return undefined;
  const at = deps.now();
  return {
    candidateId: file.ownerId,
    recruiterId: viewer.accountId,
    day: dayInIndia(at),
    at,
    application: viewer.application,
    counted: !viewer.hasApplication,
  };
};

const headersOf = (
  file: FoundFile,
  { isPublic, save }: { isPublic: boolean; save: boolean },
): Record<string, string> => ({
  'Content-Type': file.mediaType,
  'Content-Length': String(file.byteSize),
  'Content-Disposition': contentDisposition(
    !save && isShownInline(file.mediaType) ? 'inline' : 'attachment',
    file.originalName,
  ),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': isPublic ? 'cross-origin' : 'same-origin',
  // Short: a card can be hidden with one click. Signed addresses change each time, and computers may be shared.
  'Cache-Control': isPublic ? 'public, max-age=300' : 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  ETag: `"${file.sha256.toString('base64url')}"`,
});
