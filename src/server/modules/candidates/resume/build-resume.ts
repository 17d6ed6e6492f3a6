import { arrangeResume, lettersOf, type ResumePage, resumeSourceOf } from '#contract/resume-layout.ts';
import type { ResumeBuild, ResumeSaved } from '#contract/resumes.ts';
import { LIMITS } from '#contract/rules.ts';
import type { Upload } from '#contract/values.ts';
import type { Answer } from '#server/answer.ts';
import type { CandidateCaller } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { contentDisposition } from '#server/modules/files/public.ts';
import { invalid } from '#server/problem.ts';
import { answerTexts } from '#texts/answers.ts';
import { resumeDocumentTexts } from '#texts/documents.ts';
import { speaking, spokenLanguage } from '#texts/spoken.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import { getCandidate } from '../get-candidate.ts';
import { updateCandidate } from '../update-candidate.ts';
import type { ProfileDeps } from './add-to-profile.ts';
import { drawDocx } from './draw-docx.ts';
import { drawPdf } from './draw-pdf.ts';
import { findNewestResume, insertOutcome } from './resume-suggestions.store.ts';

/** Makes a generated resume the profile's own. It came from the profile, so it needs no suggestions. */
const saveBuiltResume = async (deps: ProfileDeps, caller: CandidateCaller, upload: Upload): Promise<ResumeSaved> =>
  deps.db.transaction(async (tx) => {
    const id = caller.accountId;
    const saved = await updateCandidate({ ...deps, db: tx }, caller, {
      id,
      edit: {},
      files: { resumeUpload: upload },
      ifMatch: undefined,
    });
    const newest = await findNewestResume(tx, id);
    if (newest) await insertOutcome(tx, { candidateId: id, fileId: newest.fileId, outcome: 'read' });
    return {
      message: answerTexts.resumeSaved,
      resumePath: saved.resumePath ?? '',
      resumeName: saved.resumeName ?? '',
      resumeBytes: saved.resumeBytes ?? 0,
    };
  });

type BuildDeps = Pick<Deps, 'db' | 'files' | 'limits' | 'now' | 'queue' | 'settings' | 'pageCache'>;

const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/**
 * Generates a resume from the person's profile by their choices: returns the file or, with `saveAsMine`, stores it as
 * the profile's resume.
 * @throws INVALID_INPUT at `sections` when they hold more than a resume should
 */
export async function buildResume(
  deps: BuildDeps,
  caller: CandidateCaller,
  { format, template, saveAsMine, language = spokenLanguage(), ...choices }: ResumeBuild,
): Promise<Answer<ResumeSaved | Buffer>> {
  await deps.limits.take('resumePerAccount', caller.accountId);
  const source = resumeSourceOf(await getCandidate(deps, caller, caller.accountId));
  const page = speaking(language, () =>
    arrangeResume(
      source,
      {
        ...resumeDocumentTexts,
        levels: educationLevelTexts,
        language,
        thisYear: deps.now().getFullYear(),
      },
      choices,
    ),
  );
  if (lettersOf(page) > LIMITS.resumeLetters) throw invalid('sections', 'resumeTooFull');
  const upload = await speaking(language, async () => ({
    originalName: fileName(page, format),
    bytes: format === 'pdf' ? await drawPdf(page, { template, now: deps.now() }) : await drawDocx(page, { template }),
  }));
  if (saveAsMine) {
    const body = await saveBuiltResume(deps, caller, upload);
    return { body, headers: { 'Content-Type': 'application/json; charset=utf-8' } };
  }
  return {
    body: upload.bytes,
    headers: {
      'Content-Type': MEDIA_TYPES[format],
      'Content-Length': String(upload.bytes.byteLength),
      'Content-Disposition': contentDisposition('attachment', upload.originalName),
      'X-Content-Type-Options': 'nosniff',
    },
  };
}

const fileName = ({ name }: ResumePage, format: ResumeBuild['format']): string =>
  resumeDocumentTexts.fileName({ name: name.replace(/[\\/:*?"<>|]+/g, ' ').trim(), format });
