import type { Transaction } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { storeUpload } from '#server/modules/files/public.ts';
import { assertPdf, type RegistrationUploads } from './registration-uploads.ts';

interface StoredFiles {
  profilePicFileId: string | null;
  resumeFileId: string | null;
}

/** Stores what came with a registration and returns the files' ids. */
export async function storeRegistrationFiles(
  deps: Pick<Deps, 'files' | 'now'>,
  tx: Transaction,
  ownerId: string,
  { picture, resume, resumeMustBePdf }: RegistrationUploads,
): Promise<StoredFiles> {
  const storedPicture =
    picture &&
    (await storeUpload(deps, tx, {
      purpose: 'profile_picture',
      ownerId,
      upload: picture,
      allow: 'picture',
      field: 'profilePic',
    }));
  const storedResume =
    resume &&
    (await storeUpload(deps, tx, {
      purpose: 'resume',
      ownerId,
      upload: resume,
      allow: 'registrationResume',
      field: resumeMustBePdf ? 'resume' : 'resumeUpload',
      // Whoever chose a PDF is not helped by the list of all the other kinds.
      ...((resumeMustBePdf || /\.pdf$/i.test(resume.originalName)) && { wrongType: 'resumePdf' }),
    }));
  if (storedResume && resumeMustBePdf) assertPdf(storedResume.mediaType);
  return { profilePicFileId: storedPicture?.id ?? null, resumeFileId: storedResume?.id ?? null };
}
