import { jobClosedTexts as texts } from '#texts/candidate-closed.ts';

/** A note that the job has closed and what is still open goes on; nothing for other jobs. */
export function JobClosed({ of, what }: { of: { jobClosed?: true | undefined }; what: keyof typeof texts }) {
  return of.jobClosed ? <p className="small soft">{texts[what]}</p> : null;
}
