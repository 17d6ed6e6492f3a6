import type { Readable } from 'node:stream';
import type { Answer } from '#server/answer.ts';
import type { Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { openFile, signedFilePath } from '#server/modules/files/public.ts';
import { Problem } from '#server/problem.ts';
import { openProfile, type ProfileDeps } from './open-profile.ts';
import { findCertificate } from './profile/certificates.store.ts';

/** Returns a certificate's file to those who may read the profile; access is checked as for every other file. */
export async function openCertificate(
  deps: ProfileDeps & Pick<Deps, 'files'>,
  caller: Member,
  { id, save }: { id: string; save: boolean },
): Promise<Answer<Readable>> {
  const certificate = await findCertificate(deps.db, id);
  if (!certificate?.file) throw new Problem('NOT_FOUND');
  await openProfile(deps, caller, certificate.candidateId, async () => undefined);
  const address = new URL(signedFilePath(deps, certificate.file, caller), 'http://relative');
  return openFile(deps, {
    name: address.pathname.replace('/files/', ''),
    ...Object.fromEntries(address.searchParams),
    ...(save && { download: '1' }),
  });
}
