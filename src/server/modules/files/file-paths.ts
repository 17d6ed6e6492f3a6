import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Caller, isMember } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import type { Settings } from '#server/settings.ts';
import { extensionOf } from './media-types.ts';

/** Validity of a signed path, in seconds. */
const VALID_FOR = 15 * 60;

/** Dependencies of signing. */
export interface Signing {
  settings: Pick<Settings, 'secretKey'>;
  now: Deps['now'];
}

export interface NamedFile {
  id: string;
  mediaType: string;
}

/**
 * Returns the path of a public file (a logo, a shown profile picture): `files/<id>.<ext>`, relative to the API's base.
 */
export const publicFilePath = ({ id, mediaType }: NamedFile): string => `files/${id}.${extensionOf(mediaType)}`;

const sign = (
  secretKey: string,
  id: string,
  { session, expires, application = '' }: { session: string; expires: string; application?: string | undefined },
): Buffer => createHmac('sha256', secretKey).update(`file\n${id}\n${session}\n${expires}\n${application}`).digest();

/**
 * Returns the path of a file for this viewer only, valid for 15 minutes and until their session ends: the public path
 * with `?session=…&expires=…&signature=…`. It proves identity, not permission, which is checked again at opening. A
 * visitor gets the bare path.
 *
 * @param application the application that shows the file, as the candidate reads when it is opened
 */
export const signedFilePath = (
  { settings, now }: Signing,
  file: NamedFile,
  viewer: Caller,
  application?: string,
): string => {
  const path = publicFilePath(file);
  if (!isMember(viewer)) return path;
  const expires = String(Math.floor(now().getTime() / 1_000) + VALID_FOR);
  const { sessionId: session } = viewer;
  const signature = sign(settings.secretKey, file.id, { session, expires, application }).toString('base64url');
  const shownBy = application === undefined ? '' : `&applicationId=${application}`;
  return `${path}?session=${session}&expires=${expires}&signature=${signature}${shownBy}`;
};

/** Returns the session that signed a path, while the signature is valid. */
export const sessionOfSignature = (
  { settings, now }: Signing,
  fileId: string,
  {
    applicationId,
    session,
    expires,
    signature,
  }: { applicationId?: string; session?: string; expires?: string; signature?: string },
): string | undefined => {
  if (!session || !expires || !signature || !/^\d{1,12}$/.test(expires)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(settings.secretKey, fileId, { session, expires, application: applicationId });
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return Number(expires) >= now().getTime() / 1_000 ? session : undefined;
};
