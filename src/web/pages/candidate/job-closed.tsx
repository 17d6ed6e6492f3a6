import { jobClosedTexts, jobRemovedTexts } from '#texts/candidate-closed.ts';

interface JobClosedProps {
  of: { jobClosed?: true | undefined; jobRemoved?: true | undefined };
  what: keyof typeof jobClosedTexts;
}

/** A note that the job was closed or removed, and what is still open goes on; nothing for other jobs. */
export function JobClosed({ of, what }: JobClosedProps) {
  return of.jobClosed ? <p className="small soft">{(of.jobRemoved ? jobRemovedTexts : jobClosedTexts)[what]}</p> : null;
}
