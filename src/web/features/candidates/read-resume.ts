import { databaseTexts as texts } from '#texts/recruiter-database.ts';
import type { Candidate } from '#web/features/candidates/candidate-queries.ts';
import { nameOf } from '#web/features/candidates/candidate-queries.ts';
import { call } from '#web/lib/api-client.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { readFile } from '#web/lib/read-file.ts';

/** A link is signed for a quarter of an hour; at least this much must be left. */
const SPARE_MS = 15_000;

export const hasExpired = (address: string): boolean => {
  const expires = Number(new URLSearchParams(address.split('?')[1]).get('expires'));
  return expires > 0 && expires * 1000 < Date.now() + SPARE_MS;
};

/** "Resume of Asha Rao.pdf" */
export const resumeNameOf = (candidate: Candidate): string => {
  const extension = /\.(\w+)(?:\?|$)/.exec(candidate.resumePath ?? '')?.[1];
  return texts.resumeOf({ name: nameOf(candidate) }) + (extension ? `.${extension}` : '');
};

/** Fetches the resume, with a new link if the listed one has expired. */
export const readResumeOf =
  (candidate: Candidate) =>
  async (signal: AbortSignal): Promise<Blob> => {
    const listed = fileAddress(candidate.resumePath);
    const present =
      listed && !hasExpired(listed)
        ? listed
        : fileAddress((await call('getCandidate', { params: { id: candidate._id } }, { signal })).resumePath);
    if (!present) throw new Error(texts.noResume);
    return readFile(present, signal);
  };
