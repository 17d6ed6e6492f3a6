import type { Upload } from '#contract/values.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { storeUpload } from '#server/modules/files/public.ts';
import { invalid } from '#server/problem.ts';
import { findOwnResume } from './applications.store.ts';

interface KnownFile {
  id: string;
  mediaType: string;
}

/** A profile may hold a picture of a resume; an application takes documents only. */
const isDocument = ({ mediaType }: KnownFile): boolean => mediaType.startsWith('application/');

/**
 * The id of the file that an application carries: a new upload, or the one of
 * the profile or of an own application, used again without copying its bytes.
 *
 * @throws Problem INVALID_INPUT at `resume`: none, of the wrong kind, or not one's own
 */
export async function chooseResume(
  deps: Pick<Deps, 'files' | 'now' | 'queue'>,
  executor: Executor,
  caller: CandidateCaller,
  { upload, useResume, profileResume }: { upload?: Upload; useResume?: string; profileResume?: KnownFile },
): Promise<string> {
  if (upload) {
    const stored = await storeUpload(deps, executor, {
      purpose: 'application_resume',
      ownerId: caller.accountId,
      upload,
      allow: 'resume',
      field: 'resume',
    });
    await deps.queue.send(executor, 'read-resume', { candidateId: caller.accountId, fileId: stored.id });
    return stored.id;
  }
  const known =
    useResume === undefined || useResume === 'profile'
      ? useResume && profileResume
      : await findOwnResume(executor, { applicationId: useResume, candidateId: caller.accountId });
  if (!known) throw invalid('resume', 'resumeMissing');
  if (!isDocument(known)) throw invalid('resume', 'resumeType');
  return known.id;
}
