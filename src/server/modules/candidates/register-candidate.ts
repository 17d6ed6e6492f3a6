import type { CandidateRegistration, Registered } from '#contract/accounts.ts';
import type { FieldProblem } from '#contract/field-problems.ts';
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
import { type WantedUpload, withUploads } from '#server/modules/files/public.ts';
import { invalid, Problem } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { insertCandidate } from './candidates.store.ts';
import { insertProfileRows } from './profile-rows.store.ts';
import { rowsOfRegistration } from './registration-policy.ts';

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

/** Files of a registration; the JSON variant may omit either. */
export interface RegistrationUploads {
  picture?: Upload;
  resume?: Upload;
  /** The JSON variant accepts only PDF. */
  resumeMustBePdf: boolean;
}

interface Sent {
  body: { profilePic?: string | undefined; resume?: string | undefined };
  files: Readonly<Record<string, Upload | undefined>>;
  multipart: boolean;
}

/**
 * The part before the comma. Only that much is matched: a pattern over megabytes runs out of memory for backtracking.
 */
const HEAD = /^data:([a-z0-9.+/-]+)(?:;[^;,]*)*;base64$/i;
const LONGEST_HEAD = 300;

const dataUrl = (url: string | undefined, kind: RegExp, field: string, problem: FieldProblem): Upload | undefined => {
  if (!url) return undefined;
  const comma = url.slice(0, LONGEST_HEAD).indexOf(',');
  const [, mediaType = ''] = HEAD.exec(url.slice(0, Math.max(0, comma))) ?? [];
  const content = url.slice(comma + 1);
  if (!kind.test(mediaType) || /[^A-Za-z0-9+/=\s]/.test(content)) throw invalid(field, problem);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length === 0) throw invalid(field, problem);
  return { originalName: `${field}.${mediaType.split('/')[1]?.replace('jpeg', 'jpg') ?? 'bin'}`, bytes };
};

/** Returns the files of a registration: the form must have both, the JSON variant may have `data:` URLs. */
const registrationUploads = ({ body, files, multipart }: Sent): RegistrationUploads => {
  if (multipart) {
    const { profilePic: picture, resumeUpload: resume } = files;
    if (picture && resume) return { picture, resume, resumeMustBePdf: false };
    const problem = 'registrationFiles';
    throw new Problem('INVALID_INPUT', {
      whole: problem,
      fields: { ...(!picture && { profilePic: problem }), ...(!resume && { resumeUpload: problem }) },
    });
  }
  const picture = dataUrl(body.profilePic, /^image\//i, 'profilePic', 'imageType');
  const resume = dataUrl(body.resume, /^application\/pdf$/i, 'resume', 'resumePdf');
  return { ...(picture && { picture }), ...(resume && { resume }), resumeMustBePdf: true };
};

/** The files accepted for each of them. */
const wantedUploads = ({
  picture,
  resume,
  resumeMustBePdf,
}: RegistrationUploads): Record<'picture' | 'resume', WantedUpload | undefined> => ({
  picture: picture && { purpose: 'profile_picture', upload: picture, allow: 'picture', field: 'profilePic' },
  resume: resume && {
    purpose: 'resume',
    upload: resume,
    allow: 'registrationResume',
    field: resumeMustBePdf ? 'resume' : 'resumeUpload',
    // The list of all accepted types would not help a user who chose a PDF.
    ...((resumeMustBePdf || /\.pdf$/i.test(resume.originalName)) && { wrongType: 'resumePdf' }),
  },
});

/** The content decides, not the type declared in the URL. */
const assertPdf = (mediaType: string): void => {
  if (mediaType !== 'application/pdf') throw invalid('resume', 'resumePdf');
};
