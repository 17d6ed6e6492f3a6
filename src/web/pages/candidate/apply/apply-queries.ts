import { useQuery } from '@tanstack/react-query';
import { UPLOADS } from '#contract/rules.ts';
import { APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { ACCOUNT_QUERY, selfQuery } from '#web/features/accounts/account-queries.ts';
import { load, read, useBody } from '#web/lib/queries.ts';
import type { KnownUser } from '#web/lib/session.ts';
import { settle } from '#web/lib/settle.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import {
  type Candidate,
  lastLetterFor,
  lastPayFor,
  type Profile,
  profileFrom,
} from '#web/pages/candidate/apply/apply-values.ts';
import { jobQuery } from '#web/pages/candidate/jobs/job-queries.ts';
import { SUGGESTIONS } from '#web/pages/candidate/own-queries.ts';

/** A resume that is already on the server and need not be uploaded again. */
export interface KnownResume {
  /** Value for `useResume`: `profile`, or the id of an earlier application. */
  use: string;
  from: 'profile' | 'application';
  name: string;
  bytes?: number;
  /** Address to open it. */
  path?: string;
  uploadedAt?: string;
}

/** The latest applications, searched for a resume. */
const RECENT = read('listApplications', { query: { limit: 50 } });

/** Candidates may apply again after a withdrawn application, and after one that was closed without an answer. */
const STANDING = APPLICATION_STATUSES.filter((status) => status !== 'withdrawn');

/** The candidate's current application to a job (its record id), however many later ones to other jobs exist. */
export const standingQuery = (jobId: string) =>
  read('listApplications', { query: { jobId, status: STANDING, limit: 10 } });

export const standingIn = (applications: readonly Application[]): Application | undefined =>
  applications.find(({ outcome }) => outcome !== 'noAnswer');

const isDocument = (name: string): boolean =>
  UPLOADS.resume.types.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

const knownResume = (candidate: Candidate | undefined, former: readonly Application[]): KnownResume | undefined => {
  const { resumePath: path, resumeName: name, resumeBytes: bytes, resumeUploadedAt: uploadedAt } = candidate ?? {};
  if (path && name && isDocument(name)) return { use: 'profile', from: 'profile', name, bytes, path, uploadedAt };
  const last = former.find(({ resume, resumeName }) => resume && resumeName && isDocument(resumeName));
  return last && { use: last._id, from: 'application', name: last.resumeName ?? '', path: last.resume };
};

/** How many suggestions from the resume to mention: all that wait, if a required field that they can fill is empty. */
export const suggestedFor = ({ skills, education }: Pick<Profile, 'skills' | 'education'>, waiting: number): number =>
  skills.length > 0 && education ? 0 : waiting;

/** Loads the job, the candidate's profile data and any existing application. */
export async function loadApply(id: string, user: KnownUser | undefined) {
  const posted = settle(load(jobQuery(id)));
  const [job, self] = await Promise.all([
    posted,
    settle(load(selfQuery(user?._id ?? ''))),
    settle(load(RECENT)),
    settle(load(SUGGESTIONS)),
    // Queries by record id, which may differ from the id in the address.
    posted.then((found) => (found.ok ? settle(load(standingQuery(found.data.body._id))) : undefined)),
  ]);
  return { job, self };
}

export function useApply(id: string, user: KnownUser | undefined) {
  const job = useBody(jobQuery(id));
  const jobId = job.ok ? job.data._id : '';
  const { data: standing } = useQuery({ ...standingQuery(jobId), enabled: jobId !== '' });
  const candidate = useBody(selfQuery(user?._id ?? ''));
  const former = useBody(RECENT);
  const suggestions = useBody(SUGGESTIONS);
  // The address may be corrected in another tab while this form is open.
  const { data: account } = useQuery({ ...ACCOUNT_QUERY, refetchOnWindowFocus: 'always' });
  const known = candidate.ok ? candidate.data : undefined;
  const recent = former.ok ? former.data : [];
  const profile = profileFrom(known, user, recent[0], {
    pay: lastPayFor(job.ok ? job.data.employmentType : '', recent),
    letter: lastLetterFor(jobId, recent),
  });
  return {
    job,
    /** The existing application to this job, if any. */
    standing: standing && standingIn(standing.body),
    profile: { ...profile, email: account?.body.email ?? profile.email },
    appliedBefore: recent.length > 0,
    fromProfile: known !== undefined,
    suggested: suggestedFor(profile, suggestions.ok ? suggestions.data.suggestions.length : 0),
    resume: knownResume(known, recent),
    /** A resume that is an image cannot be used here. */
    resumeIsPicture: Boolean(known?.resumeName && !isDocument(known.resumeName)),
  };
}
