import { jobClosedTexts } from '#texts/candidate-closed.ts';

interface JobClosedProps {
  of: { jobClosed?: true | undefined };
  what: keyof typeof jobClosedTexts;
}

/** A note that the job was closed, and what is still open goes on; nothing for other jobs. */
export function JobClosed({ of, what }: JobClosedProps) {
  return of.jobClosed ? <p className="small soft">{jobClosedTexts[what]}</p> : null;
}
