import type { CandidateRegistration, Registered } from '#contract/accounts.ts';
import { dayInIndia, dobProblem } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import type { Deps, RequestMeta } from '#server/deps.ts';
import { addressKey } from '#server/limits.ts';
import {
  admitRegistration,
  assertAcceptablePassword,
  hashPassword,
  openAccount,
} from '#server/modules/accounts/public.ts';
import { withUploads } from '#server/modules/files/public.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { insertCandidate } from './candidates.store.ts';
import { insertProfileRows } from './profile-rows.store.ts';
import { rowsOfRegistration } from './registration-policy.ts';
import { assertPdf, registrationUploads, wantedUploads } from './registration-uploads.ts';

export interface RegistrationInput {
  body: CandidateRegistration;
  files: Readonly<Record<string, Upload | undefined>>;
  multipart: boolean;
}

/** Registers a candidate: account, profile, files and welcome email in one transaction. */
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
  const answer = await withUploads(deps, wantedUploads(uploads), (keep) =>
    deps.db.transaction(async (tx) => {
      const account = await openAccount(deps, tx, meta, {
        ...body,
        kind: 'candidate',
        status: 'Not Active',
        passwordHash,
      });
      const picture = await keep(tx, 'picture', account._id);
      const resume = await keep(tx, 'resume', account._id);
      if (resume && uploads.resumeMustBePdf) assertPdf(resume.mediaType);
      const files = { profilePicFileId: picture?.id ?? null, resumeFileId: resume?.id ?? null };
      await insertCandidate(tx, account._id, { ...body, ...files, rows, now: deps.now() });
      await insertProfileRows(tx, account._id, rows);
      if (resume) await deps.queue.send(tx, 'read-resume', { candidateId: account._id, fileId: resume.id });
      return { message: answerTexts.registered, userData: account };
    }),
  );
  if (body.showCard) deps.pageCache.markStale(['cards']);
  return answer;
}
