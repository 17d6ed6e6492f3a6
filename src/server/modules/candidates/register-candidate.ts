import type { CandidateRegistration, Registered } from '#contract/accounts.ts';
import { dayInIndia, dobProblem } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import {
  admitRegistration,
  assertAcceptablePassword,
  hashPassword,
  openAccount,
} from '#server/modules/accounts/public.ts';
import { storeUpload } from '#server/modules/files/public.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { insertCandidate } from './candidates.store.ts';
import { insertProfileRows } from './profile-rows.store.ts';
import { rowsOfRegistration } from './registration-policy.ts';
import { assertPdf, type RegistrationUploads, registrationUploads } from './registration-uploads.ts';

interface StoredFiles {
  profilePicFileId: string | null;
  resumeFileId: string | null;
}

/** Stores what came with a registration and returns the files' ids. */
async function storeRegistrationFiles(
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

export interface RegistrationInput {
  body: CandidateRegistration;
  files: Readonly<Record<string, Upload | undefined>>;
  multipart: boolean;
}

/** Registers a candidate: account, profile, files and the welcome in one transaction. */
export async function registerCandidate(
  deps: Pick<Deps, 'db' | 'files' | 'limits' | 'now' | 'queue' | 'settings' | 'pageCache'>,
  meta: RequestMeta,
  input: RegistrationInput,
): Promise<Registered> {
  const { body } = input;
  const today = dayInIndia(deps.now());
  await admitRegistration(deps, meta);
  const tooYoung = dobProblem(body.dob, today);
  if (tooYoung) throw invalid('dob', tooYoung);
  assertAcceptablePassword(body.password, { email: body.email });
  const uploads = registrationUploads(input);
  const { rows, problem } = rowsOfRegistration(body, today);
  if (problem) throw invalid(problem.field, problem.problem);

  const passwordHash = await hashPassword(body.password, addressKey(meta.clientAddress));
  const userData = await deps.db.transaction(async (tx) => {
    const account = await openAccount(deps, tx, meta, {
      ...body,
      kind: 'candidate',
      status: 'Not Active',
      passwordHash,
    });
    const stored = await storeRegistrationFiles(deps, tx, account._id, uploads);
    await insertCandidate(tx, account._id, { ...body, ...stored, rows, now: deps.now() });
    await insertProfileRows(tx, account._id, rows);
    if (stored.resumeFileId)
      await deps.queue.send(tx, 'read-resume', { candidateId: account._id, fileId: stored.resumeFileId });
    return account;
  });
  if (body.showCard) deps.pageCache.markStale(['cards']);
  return { message: answerTexts.registered, userData };
}
